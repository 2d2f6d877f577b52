"""Perft: any mistake in what is legal or in what an answer does changes a number.

A changed number without a changed rule is a bug. `python -m tests.perft.update` rewrites them.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.perft.perft import load_positions, perft, perft_rows
from tests.properties.random_games import IS_COVERAGE_RUN, IS_LONG_RUN

# Ways that are worth counting: all of them at night, fewer while every line is watched.
MAX_NODES: Final = 10**9 if IS_LONG_RUN else 3_000 if IS_COVERAGE_RUN else 15_000
PERFT_ROWS: Final = [line for line in perft_rows() if line[2] <= MAX_NODES]


@pytest.mark.parametrize("name", sorted({line[0] for line in PERFT_ROWS}))
def test_the_numbers_of_a_position(name: str) -> None:
    game = load_positions()[name]
    before = list(game.row)
    for position, answers, count in PERFT_ROWS:
        if position == name:
            assert perft(game, answers) == count, f"{name} perft {answers}"
    assert list(game.row) == before


def test_every_position_has_numbers_and_every_number_a_position() -> None:
    assert {name for name, _, _ in perft_rows()} == set(load_positions())
    assert perft_rows() == sorted(
        perft_rows(), key=lambda row: (list(load_positions()).index(row[0]), row[1])
    )


def test_the_first_numbers_can_be_counted_by_hand() -> None:
    """Four players have 5, 4, 3 and 2 characters to choose from; two lay some down in between."""
    count_by_case = {(name, answers): count for name, answers, count in perft_rows()}
    assert [count_by_case["new-game-of-four", depth] for depth in (1, 2, 3, 4)] == [5, 20, 60, 120]
    assert [count_by_case["new-game-of-two", depth] for depth in (1, 2, 3)] == [7, 7 * 6, 7 * 6 * 5]
    assert count_by_case["new-game-of-two", 6] == 7 * 6 * 5 * 4 * 3 * 2
    assert count_by_case["new-game-of-three", 6] == 8 * 7 * 6 * 4 * 3 * 2
    assert [count_by_case["classic-new-game-of-four", depth] for depth in (1, 2, 3, 4)] == [
        5,
        20,
        60,
        120,
    ]
    assert count_by_case["classic-new-game-of-three", 6] == 7 * 6 * 5 * 4 * 3 * 2

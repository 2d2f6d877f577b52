"""Perft: any mistake in what is legal or in what an answer does changes a number.

A changed number without a changed rule is a bug. `python -m tests.perft.write` writes them anew.
"""

from __future__ import annotations

from typing import Final

import pytest

from tests.perft.counting import lines, positions, ways
from tests.properties.games import COVERED, LONG

# Ways that are worth counting: all of them at night, fewer while every line is watched.
MOST: Final = 10**9 if LONG else 3_000 if COVERED else 15_000
LINES: Final = [line for line in lines() if line[2] <= MOST]


@pytest.mark.parametrize("name", sorted({line[0] for line in LINES}))
def test_the_numbers_of_a_position(name: str) -> None:
    game = positions()[name]
    before = list(game.row)
    for position, answers, count in LINES:
        if position == name:
            assert ways(game, answers) == count, f"{name} perft {answers}"
    assert list(game.row) == before


def test_every_position_has_numbers_and_every_number_a_position() -> None:
    assert {name for name, _, _ in lines()} == set(positions())
    assert lines() == sorted(lines(), key=lambda line: (list(positions()).index(line[0]), line[1]))


def test_the_first_numbers_can_be_counted_by_hand() -> None:
    """Four players have 5, 4, 3 and 2 characters to choose from; two lay some down in between."""
    found = {(name, answers): count for name, answers, count in lines()}
    assert [found["new-game-of-four", depth] for depth in (1, 2, 3, 4)] == [5, 20, 60, 120]
    assert [found["new-game-of-two", depth] for depth in (1, 2, 3)] == [7, 7 * 6, 7 * 6 * 5]
    assert found["new-game-of-two", 6] == 7 * 6 * 5 * 4 * 3 * 2
    assert found["new-game-of-three", 6] == 8 * 7 * 6 * 4 * 3 * 2
    assert [found["classic-new-game-of-four", depth] for depth in (1, 2, 3, 4)] == [5, 20, 60, 120]
    assert found["classic-new-game-of-three", 6] == 7 * 6 * 5 * 4 * 3 * 2

"""Ways of choosing characters that the editions share."""

from __future__ import annotations

from typing import Final

from citadels.engine.editions.edition import DraftRow
from citadels.engine.phases.draft import KEEP_ONE, LAY_ONE, LAY_REST, LOSE_ONE, TAKE_ASIDE


def single_pass(players: int) -> tuple[tuple[int, int], ...]:
    """Each player keeps one of what is passed on; the last one lays down what is left."""
    return (*[(seat, KEEP_ONE) for seat in range(players)], (players - 1, LAY_REST))


def single_pass_with_facedown(players: int) -> tuple[tuple[int, int], ...]:
    """The same, but the last also takes the card laid face down at the start."""
    last = players - 1
    return (
        *[(seat, KEEP_ONE) for seat in range(last)],
        (last, TAKE_ASIDE),
        (last, KEEP_ONE),
        (last, LAY_REST),
    )


TWO_PLAYERS: Final = DraftRow(
    2,
    8,
    0,
    (
        (0, KEEP_ONE),
        (1, KEEP_ONE),
        (1, LAY_ONE),
        (0, KEEP_ONE),
        (0, LAY_ONE),
        (1, KEEP_ONE),
        (1, LAY_REST),
    ),
)

THREE_WITH_NINE: Final = DraftRow(
    3,
    9,
    0,
    (
        (0, KEEP_ONE),
        (1, KEEP_ONE),
        (2, KEEP_ONE),
        (2, LOSE_ONE),
        (0, KEEP_ONE),
        (1, KEEP_ONE),
        (2, KEEP_ONE),
        (2, LAY_REST),
    ),
)

THREE_WITH_EIGHT: Final = DraftRow(
    3,
    8,
    0,
    (
        (0, KEEP_ONE),
        (1, KEEP_ONE),
        (2, KEEP_ONE),
        (0, KEEP_ONE),
        (1, KEEP_ONE),
        (2, KEEP_ONE),
        (2, LAY_REST),
    ),
)

FOUR_TO_EIGHT: Final = (
    DraftRow(4, 8, 2, single_pass(4)),
    DraftRow(4, 9, 3, single_pass(4)),
    DraftRow(5, 8, 1, single_pass(5)),
    DraftRow(5, 9, 2, single_pass(5)),
    DraftRow(6, 8, 0, single_pass(6)),
    DraftRow(6, 9, 1, single_pass(6)),
    DraftRow(7, 8, 0, single_pass_with_facedown(7)),
    DraftRow(7, 9, 0, single_pass(7)),
    DraftRow(8, 9, 0, single_pass_with_facedown(8)),
)

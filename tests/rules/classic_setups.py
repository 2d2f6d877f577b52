"""Set-ups of the classic books for tests."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.codes import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    DIPLOMAT,
    EMPEROR,
    KING,
    MAGICIAN,
    MERCHANT,
    NAVIGATOR,
    QUEEN,
    TAX_COLLECTOR,
    THIEF,
    WARLORD,
    WITCH,
    WIZARD,
)
from citadels.engine.editions.edition import Problem, Setup

BOOKS: Final = ("classic-en", "classic-ru", "classic-fr")
PLAYERS: Final = tuple(range(2, 9))
FIRST_GAME: Final = (ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD)
REPLACEMENTS: Final = (WITCH, TAX_COLLECTOR, WIZARD, EMPEROR, ABBOT, ALCHEMIST, NAVIGATOR, DIPLOMAT)
RANK_9_CHARACTERS: Final = (ARTIST, QUEEN)

every_book = pytest.mark.parametrize("book", BOOKS)

Rulings = tuple[tuple[int, int], ...]


def with_replacement(*new: int) -> tuple[int, ...]:
    """The first game with these in the places of those of their ranks."""
    return tuple(
        after if after in new else before
        for before, after in zip(FIRST_GAME, REPLACEMENTS, strict=True)
    )


def make_setup_for(book: str, players: int, cast: tuple[int, ...], rulings: Rulings = ()) -> Setup:
    return Setup(book, players, cast, (), rulings)


def make_problem(code: str, **values: str | int) -> Problem:
    return Problem(code, tuple(values.items()))

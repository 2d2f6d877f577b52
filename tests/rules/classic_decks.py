"""Decks of the classic books for tests: starred districts, and the cards that are dealt."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Final

from citadels.engine.codes import (
    ARMORY,
    BALL_ROOM,
    BELL_TOWER,
    DIPLOMAT,
    FACTORY,
    HOSPITAL,
    IMPERIAL_TREASURY,
    LIGHTHOUSE,
    MAP_ROOM,
    MUSEUM,
    PARK,
    POOR_HOUSE,
    QUARRY,
    THRONE_ROOM,
    WARLORD,
    WISHING_WELL,
)
from citadels.engine.editions.edition import Problem, Setup
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.rulings import ADD_WITHOUT_EXCHANGE, IMPORT_BONUS_DISTRICTS, ORDINARY_REMOVED
from citadels.engine.setup import new_game
from citadels.engine.view import deck_list, hand_list
from tests.rules.classic_setups import make_problem

EN: Final = "classic-en"
RU: Final = "classic-ru"
FR: Final = "classic-fr"
FIRST_GAME: Final = edition(EN).presets[0].characters
WITH_DIPLOMAT: Final = tuple(DIPLOMAT if role == WARLORD else role for role in FIRST_GAME)

STARRED_DISTRICTS: Final = (
    ARMORY,
    FACTORY,
    MAP_ROOM,
    MUSEUM,
    PARK,
    POOR_HOUSE,
    LIGHTHOUSE,
    BELL_TOWER,
    HOSPITAL,
    THRONE_ROOM,
    BALL_ROOM,
)
# Starred, but not in the French book.
THREE_STARRED: Final = (IMPERIAL_TREASURY, QUARRY, WISHING_WELL)
FIVE_STARRED: Final = (ARMORY, MUSEUM, PARK, QUARRY, HOSPITAL)

WITH_IMPORT_BONUS: Final = ((IMPORT_BONUS_DISTRICTS, 1),)
REMOVED_ABOVE_THREE: Final = ((ORDINARY_REMOVED, 1),)
WITHOUT_EXCHANGE: Final = ((ADD_WITHOUT_EXCHANGE, 1),)

Rulings = tuple[tuple[int, int], ...]


def make_setup_for(
    book: str,
    districts: tuple[int, ...],
    removed: tuple[int, ...] = (),
    rulings: Rulings = (),
    cast: tuple[int, ...] = FIRST_GAME,
) -> Setup:
    return Setup(book, 5, cast, districts, rulings, 0, removed)


def wrong_count_problem(amount: int) -> Problem:
    return make_problem("removed-wrong-number", amount=amount)


def dealt_cards(game: Game) -> Counter[int]:
    """Every card of the deck and of all hands."""
    hands = [hand_list(game, seat) for seat in range(game.seats())]
    return Counter(chain(deck_list(game), *hands))


def deck_cards(setup: Setup) -> Counter[int]:
    return dealt_cards(new_game(setup, 5))


def deck_size(book: str, has_starred: bool) -> Counter[int]:
    """The cards of a book: those always in the deck, or those that are starred."""
    rows = [row for row in edition(book).districts if row.is_optional is has_starred]
    return Counter({row.card: row.copies for row in rows})

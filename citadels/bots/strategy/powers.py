"""When and how to use an ability: of a character, or of a district in the own city."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.cards import (
    built_worth,
    hand_worth,
    held_worth,
    useful_cards,
    useful_mask,
)
from citadels.bots.strategy.guess import Guess
from citadels.bots.strategy.manner import COIN, Manner
from citadels.bots.strategy.naming import naming_worth
from citadels.bots.strategy.sieges import siege_worth
from citadels.bots.strategy.turns import (
    AT_ONCE,
    BUILDING,
    CITY_USES,
    LEFT_OVER,
    NEVER,
    SWAP,
)
from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, arg2_of, arg3_of, argument_code
from citadels.engine.codes import FIRST_DISTRICT_HANDLER, FOR_GOLD, KINDS, NO_ARGUMENT
from citadels.engine.districts.laboratory import Laboratory
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.phases.building import price_of
from citadels.engine.state import CITY_SIZE, HAND_SIZE, SEAT_SIZE, SEATS, SEATS_BASE

_CARD_UNSEEN: Final = 105  # a card of another hand
_LABORATORY: Final = 75  # each coin that a discarded card brings
_MUSEUM: Final = 115


def use_worth(game: Game, seat: i64, given: i64, guess: Guess, manner: Manner) -> i64:
    """What an ability promises, with its place in the order of deeds."""
    handler = arg1_of(given)
    first = argument_code(arg2_of(given))
    second = argument_code(arg3_of(given))
    if handler >= FIRST_DISTRICT_HANDLER:
        return _district(game, seat, handler - FIRST_DISTRICT_HANDLER, first, second, manner)
    rank = game.rules.rank_of[handler]
    if rank == 8:
        worth = siege_worth(game, seat, handler, first, second, manner)
        return LEFT_OVER + worth if worth > 0 else NEVER
    if handler == codes.SPY:
        return AT_ONCE + _spy(game, first, second)
    if rank <= 2:
        return AT_ONCE + naming_worth(game, seat, handler, first, guess, manner)
    if rank == 3:
        return _rank_3(game, seat, handler, first, manner)
    if handler == codes.EMPEROR:
        return AT_ONCE + crown_worth(game, seat, first, manner)
    if handler == codes.ABBOT:
        return AT_ONCE + (manner.ranking.threat(game, seat, first) if first != NO_ARGUMENT else 0)
    if handler == codes.CARDINAL:
        return _cardinal(game, seat, first, manner)
    if handler == codes.NAVIGATOR:
        gold = useful_cards(game, seat) >= 3
        return AT_ONCE + (COIN if (first == FOR_GOLD) == gold else 0)
    if handler == codes.ARTIST:
        return _artist(game, seat)
    return AT_ONCE


def _rank_3(game: Game, seat: i64, handler: i64, first: i64, manner: Manner) -> i64:
    if handler == codes.WIZARD:
        return SWAP + 10 * game.hand_size(first)
    if handler == codes.SEER:
        return SWAP
    own = hand_worth(game, seat, manner)
    if first == NO_ARGUMENT:
        spare = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE] - useful_cards(game, seat)
        return CITY_USES + 60 * spare if spare > 0 else NEVER
    gain = game.hand_size(first) * _CARD_UNSEEN - own
    gain += game.hand_size(first) * manner.ranking.threat(game, seat, first) // 20
    return SWAP + gain if gain > 0 else NEVER


def _spy(game: Game, other: i64, type_: i64) -> i64:
    """Gold and cards for each card of the type: the commonest type, where there is gold."""
    cards: i64 = 0
    for card in range(KINDS):
        if game.rules.type_of[card] == type_:
            cards += game.rules.copies[card]
    return cards * game.hand_size(other) * (2 + min(2, game.gold(other)))


def _cardinal(game: Game, seat: i64, card: i64, manner: Manner) -> i64:
    """The missing gold for cards that are given away."""
    price = price_of(game, seat, card)
    short = price - game.gold(seat)
    worth = built_worth(game, seat, card, manner) - game.gold(seat) * COIN
    worth -= short * (manner.card - 30)
    return BUILDING + worth if worth > 0 else NEVER


def _artist(game: Game, seat: i64) -> i64:
    """A coin for a point: late, or when there is more gold than can be used."""
    left = game.complete_at() - game.row[SEATS_BASE + seat * SEAT_SIZE + CITY_SIZE]
    return LEFT_OVER if left <= 2 or game.gold(seat) >= 4 + left else NEVER


def crown_worth(game: Game, seat: i64, receiver: i64, manner: Manner) -> i64:
    """Whom to hand the crown: the weaker, and so that the own choice comes early."""
    seats = game.row[SEATS]
    distance = (seat - receiver + seats) % seats
    return 400 - manner.ranking.threat(game, seat, receiver) - 20 * distance


def _district(game: Game, seat: i64, card: i64, first: i64, second: i64, manner: Manner) -> i64:
    if card == codes.ARMORY:
        worth = siege_worth(game, seat, -1, first, second, manner)
        return LEFT_OVER + worth if worth > 0 else NEVER
    if card == codes.SMITHY:
        wanted = useful_cards(game, seat) < 2 and game.gold(seat) >= 2
        return CITY_USES if wanted else NEVER
    if card == codes.LABORATORY:
        worth = _LABORATORY * _coins_for_a_card(game) - held_worth(game, seat, first, manner)
        return CITY_USES + worth if worth > 0 else NEVER
    if card == codes.MUSEUM:
        worth = _MUSEUM - held_worth(game, seat, first, manner)
        if worth <= 0 and useful_mask(game, seat) and useful_cards(game, seat) > 2:
            worth += 60
        return LEFT_OVER + worth if worth > 0 else NEVER
    return 0


def _coins_for_a_card(game: Game) -> i64:
    """What the Laboratory pays: the books differ."""
    laboratory = game.rules.handlers[FIRST_DISTRICT_HANDLER + codes.LABORATORY]
    return laboratory.gold if isinstance(laboratory, Laboratory) else 0

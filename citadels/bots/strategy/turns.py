"""What to do in the own turn, and in which order.

Deeds are done in the order of their places; within one place the best comes first. What promises
nothing is left undone, and then the turn ends.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.cards import (
    built_worth,
    cheapest,
    dearest,
    text_worth,
    useful_cards,
    useful_mask,
)
from citadels.bots.strategy.manner import COIN, Manner
from citadels.bots.strategy.standing import open_points
from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, arg2_of, verb_of
from citadels.engine.codes import BEAUTIFIED_BIT, BUILD_BY, CARDS, NOBODY, SPLIT
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD, INCOME_BIT, POWER_BIT
from citadels.engine.native_types import i64
from citadels.engine.phases.building import price_of
from citadels.engine.state import (
    BUILDS,
    FIRST,
    GATHERED,
    HAND_SIZE,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
    TURN_ROLE,
)

# Places in the order of deeds.
AT_ONCE: Final = 90000  # names, coins and cards that only gain
SWAP: Final = 70000  # before gathering: what is in the hand afterwards decides what to gather
GATHER: Final = 60000
INCOME_SOON: Final = 50000
CITY_USES: Final = 40000
BUILDING: Final = 30000
INCOME_LATE: Final = 20000  # after building a district that adds to it
LEFT_OVER: Final = 10000  # with the gold that is left
NEVER: Final = -100000

_BEYOND_ANY: Final = 99


def gather_worth(game: Game, seat: i64, given: i64) -> i64:
    """Cards if there is nothing to build, or if everything can be paid for already."""
    right = (verb_of(given) == CARDS) == wants_cards(game, seat)
    return GATHER + (COIN if right else 0)


def wants_cards(game: Game, seat: i64) -> bool:
    if game.deck_size() == 0:
        return False
    role = game.row[TURN_ROLE]
    mask = useful_mask(game, seat)
    count = useful_cards(game, seat)
    if not game.rules.characters[role].may_build:
        return count < 2
    if count == 0:
        cards_are_coming = role == codes.ARCHITECT and not game.has_used(POWER_BIT)
        return not cards_are_coming
    purse = game.gold(seat) + income_to_come(game, seat)
    least = cheapest(game, mask)
    if count > 2 or purse < least:
        return False
    most = dearest(game, mask, _BEYOND_ANY)
    return purse >= (most if count == 1 else most + least)


def income_to_come(game: Game, seat: i64) -> i64:
    """The gold that the character of this turn still gets for the city."""
    character = game.rules.characters[game.row[TURN_ROLE]]
    if character.income_in != IN_GOLD or game.has_used(INCOME_BIT):
        return 0
    return game.count_type(seat, character.income_type)


def income_worth(game: Game, seat: i64, given: i64, manner: Manner) -> i64:
    """Income at once, or after building what adds to it; in gold, or in the cards needed."""
    if verb_of(given) == SPLIT:
        cards = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE]
        worth: i64 = arg1_of(given) * COIN
        for more in range(arg2_of(given)):
            worth += max(30, manner.card + 40 - 35 * (cards + more))
        return INCOME_SOON + worth
    if game.row[GATHERED] and _grows_by_building(game, seat):
        return INCOME_LATE
    return INCOME_SOON


def _grows_by_building(game: Game, seat: i64) -> bool:
    """Whether a district can be built first that adds to the income, and none dearer after it."""
    role = game.row[TURN_ROLE]
    character = game.rules.characters[role]
    if game.row[BUILDS] >= character.build_limit:
        return False
    mask = useful_mask(game, seat)
    gold = game.gold(seat)
    now = dearest(game, mask & game.rules.type_mask[character.income_type], gold)
    return now > 0 and now == dearest(game, mask, gold + income_to_come(game, seat))


def build_worth(game: Game, seat: i64, given: i64, manner: Manner) -> i64:
    """What building promises over keeping the gold, or the district that is given up."""
    card = arg1_of(given)
    worth = built_worth(game, seat, card, manner)
    if verb_of(given) == BUILD_BY:
        place = arg2_of(given)
        gone = place & (BEAUTIFIED_BIT - 1)
        worth -= game.cost_of(place) * manner.point + manner.step + text_worth(game, seat, gone)
    else:
        worth -= price_of(game, seat, card) * COIN
    if worth <= 0 or (manner.holds and loses_by_ending(game, seat, card)):
        return NEVER
    return BUILDING + worth


def loses_by_ending(game: Game, seat: i64, card: i64) -> bool:
    """Whether this district would end a game in which another is ahead, and nobody else ends it."""
    row = game.row
    rules = game.rules
    if row[FIRST] != NOBODY or game.completion_size(seat) + 1 < game.complete_at():
        return False
    own = open_points(game, seat) + rules.cost[card] + rules.points_first
    best: i64 = 0
    for other in range(row[SEATS]):
        if other == seat:
            continue
        if game.completion_size(other) + 1 >= game.complete_at():
            return False
        best = max(best, open_points(game, other))
    return own < best

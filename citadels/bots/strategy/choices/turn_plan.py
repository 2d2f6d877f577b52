"""What to do in the own turn, and in which order.

Actions are done in the order of their places; within one place the best comes first. What promises
nothing is left undone, and then the turn ends.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.district_values import (
    built_value,
    count_useful_cards,
    max_affordable_cost,
    min_cost,
    text_value,
    useful_mask,
)
from citadels.bots.strategy.lead_estimate import open_points
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.strategies import STRATEGIES
from citadels.engine.answers.codec import arg1_of, arg2_of, verb_of
from citadels.engine.codes import BEAUTIFIED_BIT, BUILD_BY, CARDS, NOBODY, SPLIT
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD, INCOME_BIT
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

# Places in the order of actions.
FREE_PRIORITY: Final = 90000  # names, coins and cards that only gain
SWAP_PRIORITY: Final = 70000  # before gathering: the hand after it decides what to gather
GATHER_PRIORITY: Final = 60000
EARLY_INCOME_PRIORITY: Final = 50000
CITY_PRIORITY: Final = 40000
BUILD_PRIORITY: Final = 30000
LATE_INCOME_PRIORITY: Final = 20000  # after building a district that adds to it
SPARE_GOLD_PRIORITY: Final = 10000  # with the gold that is left
REJECT_VALUE: Final = -100000

_UNLIMITED_GOLD: Final = 99


def gather_value(game: Game, seat: i64, answer: i64) -> i64:
    """Cards if there is nothing to build, or if everything can be paid for already."""
    is_better = (verb_of(answer) == CARDS) == wants_cards(game, seat)
    return GATHER_PRIORITY + (COIN_VALUE if is_better else 0)


def wants_cards(game: Game, seat: i64) -> bool:
    if game.deck_size() == 0:
        return False
    role = game.row[TURN_ROLE]
    mask = useful_mask(game, seat)
    count = count_useful_cards(game, seat)
    if not game.rules.characters[role].may_build:
        return count < 2
    if count == 0:
        return not STRATEGIES[role].brings_cards(game)
    gold = game.gold(seat) + remaining_income(game, seat)
    least_cost = min_cost(game, mask)
    if count > 2 or gold < least_cost:
        return False
    greatest_cost = max_affordable_cost(game, mask, _UNLIMITED_GOLD)
    return gold >= (greatest_cost if count == 1 else greatest_cost + least_cost)


def remaining_income(game: Game, seat: i64) -> i64:
    """The gold that the character of this turn still gets for the city."""
    character = game.rules.characters[game.row[TURN_ROLE]]
    if character.income_in != IN_GOLD or game.has_used(INCOME_BIT):
        return 0
    return game.count_type(seat, character.income_type)


def income_value(game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
    """Income at once, or after building what adds to it; in gold, or in the cards needed."""
    if verb_of(answer) == SPLIT:
        cards = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE]
        value: i64 = arg1_of(answer) * COIN_VALUE
        for index in range(arg2_of(answer)):
            value += max(30, style.card_value + 40 - 35 * (cards + index))
        return EARLY_INCOME_PRIORITY + value
    if game.row[GATHERED] and _grows_by_building(game, seat):
        return LATE_INCOME_PRIORITY
    return EARLY_INCOME_PRIORITY


def _grows_by_building(game: Game, seat: i64) -> bool:
    """Whether building adds to the income now, and nothing that costs more could be built after."""
    role = game.row[TURN_ROLE]
    character = game.rules.characters[role]
    if game.row[BUILDS] >= character.build_limit:
        return False
    mask = useful_mask(game, seat)
    gold = game.gold(seat)
    cost_now = max_affordable_cost(game, mask & game.rules.type_mask[character.income_type], gold)
    return cost_now > 0 and cost_now == max_affordable_cost(
        game, mask, gold + remaining_income(game, seat)
    )


def build_value(game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
    """What building promises over keeping the gold, or the district that is given up."""
    card = arg1_of(answer)
    value = built_value(game, seat, card, style)
    if verb_of(answer) == BUILD_BY:
        place = arg2_of(answer)
        replaced = place & (BEAUTIFIED_BIT - 1)
        value -= (
            game.cost_of(place) * style.point_value
            + style.district_value
            + text_value(game, seat, replaced)
        )
    else:
        value -= price_of(game, seat, card) * COIN_VALUE
    if value <= 0 or (style.can_stall and loses_by_ending(game, seat, card)):
        return REJECT_VALUE
    return BUILD_PRIORITY + value


def loses_by_ending(game: Game, seat: i64, card: i64) -> bool:
    """Whether this district would end a game in which another is ahead, and nobody else ends it."""
    row = game.row
    rules = game.rules
    if row[FIRST] != NOBODY or game.completion_size(seat) + 1 < game.complete_at():
        return False
    points = open_points(game, seat) + rules.cost[card] + rules.points_first
    best_rival: i64 = 0
    for other in range(row[SEATS]):
        if other == seat:
            continue
        if game.completion_size(other) + 1 >= game.complete_at():
            return False
        best_rival = max(best_rival, open_points(game, other))
    return points < best_rival

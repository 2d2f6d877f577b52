"""What a district is worth: in the hand, and once it stands."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.strategies import STRATEGIES
from citadels.engine.bits import BIT, count_bits, lowest_bit
from citadels.engine.codes import FIRST_DISTRICT_HANDLER, UNIQUE
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.state import (
    CITY_MASK,
    HAND,
    HAND_MASK,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS_BASE,
)

DUPLICATE_VALUE: Final = 25  # a card that cannot be built, but can be given away
POINTS_IN_HAND_VALUE: Final = 330  # a card that is kept for its points at the end
MISSING_GOLD_PENALTY: Final = 18  # for each gold that is missing beyond the next gathering
_NEW_TYPE_PERCENT: Final = 25  # per cent of the points for all types


def useful_mask(game: Game, seat: i64) -> i64:
    """The kinds of cards in the hand that can be built some day."""
    base = SEATS_BASE + seat * SEAT_SIZE
    hand = game.row[base + HAND_MASK] & ~game.rules.in_hand_at_end
    city = game.row[base + CITY_MASK]
    return hand if city & game.rules.repeats else hand & ~city


def count_useful_cards(game: Game, seat: i64) -> i64:
    """How many cards of the hand can be built, one of a kind."""
    return count_bits(useful_mask(game, seat))


def min_cost(game: Game, mask: i64) -> i64:
    """The least cost among these kinds; 99 if there are none."""
    least_cost: i64 = 99
    while mask:
        least_cost = min(least_cost, game.rules.cost[lowest_bit(mask)])
        mask &= mask - 1
    return least_cost


def max_affordable_cost(game: Game, mask: i64, gold: i64) -> i64:
    """The greatest cost among these kinds that the purse allows; 0 if there are none."""
    highest: i64 = 0
    while mask:
        cost = game.rules.cost[lowest_bit(mask)]
        mask &= mask - 1
        if cost <= gold:
            highest = max(highest, cost)
    return highest


def count_builds(game: Game, mask: i64, gold: i64, limit: i64) -> i64:
    """How many of these kinds can be built for this gold, the cheapest first."""
    builds: i64 = 0
    while mask and builds < limit:
        card = cheapest_card(game, mask)
        gold -= game.rules.cost[card]
        if gold < 0:
            break
        builds += 1
        mask &= ~BIT[card]
    return builds


def cheapest_card(game: Game, mask: i64) -> i64:
    """A kind of the least cost; there is one."""
    cheapest = lowest_bit(mask)
    while mask:
        card = lowest_bit(mask)
        mask &= mask - 1
        if game.rules.cost[card] < game.rules.cost[cheapest]:
            cheapest = card
    return cheapest


def built_value(game: Game, seat: i64, card: i64, style: PlayStyle) -> i64:
    """What a district is worth to a seat once it stands, whatever is paid for it."""
    rules = game.rules
    city = game.row[SEATS_BASE + seat * SEAT_SIZE + CITY_MASK]
    value = (
        rules.cost[card] * style.point_value + style.district_value + text_value(game, seat, card)
    )
    if city & rules.type_mask[rules.type_of[card]] == 0:
        value += rules.points_all_types * _NEW_TYPE_PERCENT
    return value


def text_value(game: Game, seat: i64, card: i64) -> i64:
    """What the text of a district adds for a seat, as things are."""
    if game.rules.type_of[card] != UNIQUE:
        return 0
    return STRATEGIES[FIRST_DISTRICT_HANDLER + card].text_value(game, seat)


def held_value(game: Game, seat: i64, card: i64, style: PlayStyle) -> i64:
    """What a card is worth in the hand of a seat."""
    rules = game.rules
    if (rules.in_hand_at_end >> card) & 1:
        return POINTS_IN_HAND_VALUE
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    city = row[base + CITY_MASK]
    if (city >> card) & 1 and city & rules.repeats == 0:
        return DUPLICATE_VALUE
    if row[base + HAND + card] > 1:
        return DUPLICATE_VALUE
    value = (
        style.card_value + rules.cost[card] * style.cost_value + text_value(game, seat, card) // 2
    )
    if city & rules.type_mask[rules.type_of[card]] == 0:
        value += rules.points_all_types * _NEW_TYPE_PERCENT // 2
    missing = rules.cost[card] - row[base + SEAT_GOLD] - 4
    if missing > 0:
        value -= missing * MISSING_GOLD_PENALTY
    return max(DUPLICATE_VALUE, value)


def hand_value(game: Game, seat: i64, style: PlayStyle) -> i64:
    """What the whole hand of a seat is worth to it."""
    value: i64 = 0
    mask = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_MASK]
    while mask:
        card = lowest_bit(mask)
        mask &= mask - 1
        copies = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND + card]
        value += held_value(game, seat, card, style) + (copies - 1) * DUPLICATE_VALUE
    return value

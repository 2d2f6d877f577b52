"""What it is worth to be a character this round: for choosing one, and for guessing at others.

With `can_see_hand` a seat judges for itself; without, it judges another by what is public. What
the abilities are worth is in the strategies of the characters, which are made of these parts.
"""

from __future__ import annotations

from citadels.bots.strategy.district_values import count_builds, useful_mask
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.strategies import STRATEGIES
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.handler import IN_CARDS, IN_EITHER, NO_INCOME
from citadels.engine.native_types import i64
from citadels.engine.state import (
    FIRST,
    HAND_SIZE,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
)


def role_value(game: Game, seat: i64, role: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    """What a character promises a seat, over playing a turn without any ability."""
    value = _income_value(game, seat, role, style) + style.role_bonuses[role]
    return value + STRATEGIES[role].ability_value(game, seat, can_see_hand, style)


def _income_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    character = game.rules.characters[role]
    if character.income_in == NO_INCOME:
        return 0
    count = game.count_type(seat, character.income_type)
    if character.income_in == IN_CARDS:
        return count * next_card_value(game, seat, style)
    per_district: i64 = COIN_VALUE
    if character.income_in == IN_EITHER:
        per_district = max(per_district, next_card_value(game, seat, style))
    return count * per_district


def next_card_value(game: Game, seat: i64, style: PlayStyle) -> i64:
    """One more card: worth much to an empty hand, little to a full one."""
    cards = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE]
    if cards == 0:
        return style.card_value + 60
    return max(30, style.card_value + 20 - 25 * cards)


def average_gold(game: Game, seat: i64) -> i64:
    """The gold of the others, on average, in hundredths."""
    total: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            total += game.gold(other)
    return total * COIN_VALUE // (game.row[SEATS] - 1)


def largest_hand(game: Game, seat: i64) -> i64:
    """The number of cards in the largest hand of the others."""
    largest: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            largest = max(largest, game.hand_size(other))
    return largest


def robbed_gold_value(game: Game, seat: i64, style: PlayStyle) -> i64:
    """What it promises to take the gold of others, if the one who has it can be found."""
    gold = average_gold(game, seat)
    return gold * style.hit_percent // 100 + gold * style.harm_percent // 1000


def lost_build_value(game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    """What is lost by a turn without building."""
    base = SEATS_BASE + seat * SEAT_SIZE
    gold = game.row[base + SEAT_GOLD] + game.rules.gather_gold
    if can_see_hand:
        builds = count_builds(game, useful_mask(game, seat), gold, 1)
        return style.district_value if builds else 0
    return style.district_value if game.row[base + HAND_SIZE] else 0


def extra_builds_value(
    game: Game, seat: i64, limit: i64, can_see_hand: bool, style: PlayStyle
) -> i64:
    """What it is worth to build up to this number of districts in the turn."""
    base = SEATS_BASE + seat * SEAT_SIZE
    gold = game.row[base + SEAT_GOLD] + game.rules.gather_gold
    if can_see_hand:
        builds = count_builds(game, useful_mask(game, seat), gold, limit)
    else:
        builds = min(game.row[base + HAND_SIZE], gold // 3)
    extra = min(limit, builds) - 1
    if extra <= 0:
        return 0
    missing = game.complete_at() - game.completion_size(seat)
    value = extra * style.extra_build_value
    if game.row[FIRST] == NOBODY and 1 < missing <= builds:
        value += style.completion_bonus
    return value

"""What it is worth to be a character this round: for choosing one, and for guessing at others.

With `can_see_hand` a seat judges for itself; without, it judges another by what is public.
"""

from __future__ import annotations

from citadels.bots.strategy.district_values import (
    count_builds,
    count_useful_cards,
    max_affordable_cost,
    useful_mask,
)
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine import codes
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.handler import IN_CARDS, IN_EITHER, NO_INCOME
from citadels.engine.native_types import i64
from citadels.engine.state import (
    CITY_SIZE,
    CROWN,
    FIRST,
    HAND_SIZE,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
    TAX,
)


def role_value(game: Game, seat: i64, role: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    """What a character promises a seat, over playing a turn without any ability."""
    value = _income_value(game, seat, role, style) + style.role_bonuses[role]
    rank = game.rules.rank_of[role]
    if rank == 1:
        value += _rank_1_value(game, seat, role, style) + style.attack_bonus
    elif rank == 2:
        value += _rank_2_value(game, seat, role, style) + style.attack_bonus
    elif rank == 3:
        value += _rank_3_value(game, seat, role, can_see_hand, style)
    elif rank == 4:
        value += _rank_4_value(game, seat, role, style)
    elif rank == 5:
        value += _rank_5_value(game, seat, role, can_see_hand, style)
    elif rank == 6:
        value += _rank_6_value(game, seat, role, can_see_hand, style)
    elif rank == 7:
        value += _rank_7_value(game, seat, role, can_see_hand, style)
    elif rank == 8:
        value += _rank_8_value(game, seat, role, style) + style.attack_bonus
    else:
        value += _rank_9_value(game, seat, role, style)
    return value


def _income_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    character = game.rules.characters[role]
    if character.income_in == NO_INCOME:
        return 0
    count = game.count_type(seat, character.income_type)
    if character.income_in == IN_CARDS:
        return count * _next_card_value(game, seat, style)
    per_district: i64 = COIN_VALUE
    if character.income_in == IN_EITHER:
        per_district = max(per_district, _next_card_value(game, seat, style))
    return count * per_district


def _next_card_value(game: Game, seat: i64, style: PlayStyle) -> i64:
    """One more card: worth much to an empty hand, little to a full one."""
    cards = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE]
    if cards == 0:
        return style.card_value + 60
    return max(30, style.card_value + 20 - 25 * cards)


def _average_gold(game: Game, seat: i64) -> i64:
    """The gold of the others, on average, in hundredths."""
    total: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            total += game.gold(other)
    return total * COIN_VALUE // (game.row[SEATS] - 1)


def _largest_hand(game: Game, seat: i64) -> i64:
    largest: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            largest = max(largest, game.hand_size(other))
    return largest


def _rank_1_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    threat = style.ranking.greatest_threat(game, seat)
    if role == codes.WITCH:
        return 60 + threat // 3
    if role == codes.MAGISTRATE:
        return 130 + _average_gold(game, seat) * style.harm_percent // 400
    return 30 + (threat - 60) * style.harm_percent // 130


def _rank_2_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    gold = _average_gold(game, seat)
    if role == codes.SPY:
        return 60 + gold // 6 + 25 * _largest_hand(game, seat)
    if role == codes.BLACKMAILER:
        return 30 + gold * 40 // 100
    return 20 + gold * style.hit_percent // 100 + gold * style.harm_percent // 1000


def _rank_3_value(game: Game, seat: i64, role: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    own_cards = count_useful_cards(game, seat) if can_see_hand else game.hand_size(seat)
    largest = _largest_hand(game, seat)
    if role == codes.WIZARD:
        return 180 + 20 * min(4, largest) if largest else 0
    if role == codes.SEER:
        return 120 + 20 * game.row[SEATS] + _extra_builds_value(game, seat, 2, can_see_hand, style)
    gain = (largest - own_cards) * 65
    if own_cards == 0:
        gain += 60
    return max(20, gain)


def _rank_4_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    if role == codes.EMPEROR:
        return 70 if game.row[CROWN] != seat else 40
    return style.crown_value if game.row[CROWN] != seat else style.crown_value * 2 // 3


def _rank_5_value(game: Game, seat: i64, role: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    if role == codes.ABBOT:
        return 50
    if role == codes.CARDINAL:
        return 40 + 20 * min(4, game.hand_size(seat))
    is_ahead = style.ranking.is_leading(game, seat) and game.row[FIRST] == NOBODY
    size = game.row[SEATS_BASE + seat * SEAT_SIZE + CITY_SIZE]
    return 15 + 12 * size + (60 if is_ahead else 0)


def _rank_6_value(game: Game, seat: i64, role: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    if role == codes.MERCHANT:
        return COIN_VALUE
    if role == codes.TRADER:
        return 40 + _extra_builds_value(game, seat, 2, can_see_hand, style) // 3
    gold = game.row[SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD] + game.rules.gather_gold
    if can_see_hand:
        return max_affordable_cost(game, useful_mask(game, seat), gold) * COIN_VALUE
    return min(4, gold) * COIN_VALUE * 3 // 4 if game.hand_size(seat) else 0


def _rank_7_value(game: Game, seat: i64, role: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    per_card = _next_card_value(game, seat, style)
    if role == codes.NAVIGATOR:
        return 4 * max(COIN_VALUE, per_card) - _lost_build_value(game, seat, can_see_hand, style)
    if role == codes.SCHOLAR:
        return per_card + 80 + _extra_builds_value(game, seat, 2, can_see_hand, style)
    return 2 * per_card + _extra_builds_value(game, seat, 3, can_see_hand, style)


def _lost_build_value(game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
    base = SEATS_BASE + seat * SEAT_SIZE
    gold = game.row[base + SEAT_GOLD] + game.rules.gather_gold
    if can_see_hand:
        builds = count_builds(game, useful_mask(game, seat), gold, 1)
        return style.district_value if builds else 0
    return style.district_value if game.row[base + HAND_SIZE] else 0


def _extra_builds_value(
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


def _rank_8_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    threat = style.ranking.greatest_threat(game, seat)
    if role == codes.MARSHAL:
        return 110 + (threat - 60) * style.harm_percent // 300
    if role == codes.DIPLOMAT:
        return 60 + (threat - 60) * style.harm_percent // 400
    return 30 + (threat - 60) * style.harm_percent // 200


def _rank_9_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    if role == codes.TAX_COLLECTOR:
        return 40 + game.row[TAX] * COIN_VALUE
    if role == codes.ARTIST:
        return 30 + 15 * min(4, game.row[SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD])
    return 2 * COIN_VALUE * 3 // (game.row[SEATS] - 1)

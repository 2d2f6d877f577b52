"""What it is worth to be a character this round: for choosing one, and for guessing at others.

With `sees_hand` a seat judges for itself; without, it judges another by what lies open.
"""

from __future__ import annotations

from citadels.bots.strategy.cards import builds_for, dearest, useful_cards, useful_mask
from citadels.bots.strategy.manner import COIN, Manner
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


def pick_worth(game: Game, seat: i64, role: i64, sees_hand: bool, manner: Manner) -> i64:
    """What a character promises a seat, over playing a turn without any ability."""
    worth = _income(game, seat, role, manner) + manner.liking[role]
    rank = game.rules.rank_of[role]
    if rank == 1:
        worth += _of_rank_1(game, seat, role, manner) + manner.attack
    elif rank == 2:
        worth += _of_rank_2(game, seat, role, manner) + manner.attack
    elif rank == 3:
        worth += _of_rank_3(game, seat, role, sees_hand, manner)
    elif rank == 4:
        worth += _of_rank_4(game, seat, role, manner)
    elif rank == 5:
        worth += _of_rank_5(game, seat, role, sees_hand, manner)
    elif rank == 6:
        worth += _of_rank_6(game, seat, role, sees_hand, manner)
    elif rank == 7:
        worth += _of_rank_7(game, seat, role, sees_hand, manner)
    elif rank == 8:
        worth += _of_rank_8(game, seat, role, manner) + manner.attack
    else:
        worth += _of_rank_9(game, seat, role, manner)
    return worth


def _income(game: Game, seat: i64, role: i64, manner: Manner) -> i64:
    character = game.rules.characters[role]
    if character.income_in == NO_INCOME:
        return 0
    count = game.count_type(seat, character.income_type)
    if character.income_in == IN_CARDS:
        return count * _next_card(game, seat, manner)
    each: i64 = COIN
    if character.income_in == IN_EITHER:
        each = max(each, _next_card(game, seat, manner))
    return count * each


def _next_card(game: Game, seat: i64, manner: Manner) -> i64:
    """One card more: dear to an empty hand, cheap to a full one."""
    cards = game.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE]
    if cards == 0:
        return manner.card + 60
    return max(30, manner.card + 20 - 25 * cards)


def _average_gold(game: Game, seat: i64) -> i64:
    """The gold of the others, on average, in hundredths."""
    total: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            total += game.gold(other)
    return total * COIN // (game.row[SEATS] - 1)


def _largest_hand(game: Game, seat: i64) -> i64:
    most: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            most = max(most, game.hand_size(other))
    return most


def _of_rank_1(game: Game, seat: i64, role: i64, manner: Manner) -> i64:
    danger = manner.ranking.greatest_threat(game, seat)
    if role == codes.WITCH:
        return 60 + danger // 3
    if role == codes.MAGISTRATE:
        return 130 + _average_gold(game, seat) * manner.harm // 400
    return 30 + (danger - 60) * manner.harm // 130


def _of_rank_2(game: Game, seat: i64, role: i64, manner: Manner) -> i64:
    gold = _average_gold(game, seat)
    if role == codes.SPY:
        return 60 + gold // 6 + 25 * _largest_hand(game, seat)
    if role == codes.BLACKMAILER:
        return 30 + gold * 40 // 100
    return 20 + gold * manner.hit // 100 + gold * manner.harm // 1000


def _of_rank_3(game: Game, seat: i64, role: i64, sees_hand: bool, manner: Manner) -> i64:
    own = useful_cards(game, seat) if sees_hand else game.hand_size(seat)
    most = _largest_hand(game, seat)
    if role == codes.WIZARD:
        return 180 + 20 * min(4, most) if most else 0
    if role == codes.SEER:
        return 120 + 20 * game.row[SEATS] + _extra_builds(game, seat, 2, sees_hand, manner)
    gain = (most - own) * 65
    if own == 0:
        gain += 60
    return max(20, gain)


def _of_rank_4(game: Game, seat: i64, role: i64, manner: Manner) -> i64:
    if role == codes.EMPEROR:
        return 70 if game.row[CROWN] != seat else 40
    return manner.crown if game.row[CROWN] != seat else manner.crown * 2 // 3


def _of_rank_5(game: Game, seat: i64, role: i64, sees_hand: bool, manner: Manner) -> i64:
    if role == codes.ABBOT:
        return 50
    if role == codes.CARDINAL:
        return 40 + 20 * min(4, game.hand_size(seat))
    ahead = manner.ranking.leads(game, seat) and game.row[FIRST] == NOBODY
    size = game.row[SEATS_BASE + seat * SEAT_SIZE + CITY_SIZE]
    return 15 + 12 * size + (60 if ahead else 0)


def _of_rank_6(game: Game, seat: i64, role: i64, sees_hand: bool, manner: Manner) -> i64:
    if role == codes.MERCHANT:
        return COIN
    if role == codes.TRADER:
        return 40 + _extra_builds(game, seat, 2, sees_hand, manner) // 3
    purse = game.row[SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD] + game.rules.gather_gold
    if sees_hand:
        return dearest(game, useful_mask(game, seat), purse) * COIN
    return min(4, purse) * COIN * 3 // 4 if game.hand_size(seat) else 0


def _of_rank_7(game: Game, seat: i64, role: i64, sees_hand: bool, manner: Manner) -> i64:
    cards = _next_card(game, seat, manner)
    if role == codes.NAVIGATOR:
        return 4 * max(COIN, cards) - _loss_of_building(game, seat, sees_hand, manner)
    if role == codes.SCHOLAR:
        return cards + 80 + _extra_builds(game, seat, 2, sees_hand, manner)
    return 2 * cards + _extra_builds(game, seat, 3, sees_hand, manner)


def _loss_of_building(game: Game, seat: i64, sees_hand: bool, manner: Manner) -> i64:
    base = SEATS_BASE + seat * SEAT_SIZE
    purse = game.row[base + SEAT_GOLD] + game.rules.gather_gold
    if sees_hand:
        builds = builds_for(game, useful_mask(game, seat), purse, 1)
        return manner.step if builds else 0
    return manner.step if game.row[base + HAND_SIZE] else 0


def _extra_builds(game: Game, seat: i64, limit: i64, sees_hand: bool, manner: Manner) -> i64:
    """What it is worth to build up to so many districts in this turn."""
    base = SEATS_BASE + seat * SEAT_SIZE
    purse = game.row[base + SEAT_GOLD] + game.rules.gather_gold
    if sees_hand:
        builds = builds_for(game, useful_mask(game, seat), purse, limit)
    else:
        builds = min(game.row[base + HAND_SIZE], purse // 3)
    extra = min(limit, builds) - 1
    if extra <= 0:
        return 0
    missing = game.complete_at() - game.completion_size(seat)
    worth = extra * manner.extra
    if game.row[FIRST] == NOBODY and 1 < missing <= builds:
        worth += manner.last
    return worth


def _of_rank_8(game: Game, seat: i64, role: i64, manner: Manner) -> i64:
    danger = manner.ranking.greatest_threat(game, seat)
    if role == codes.MARSHAL:
        return 110 + (danger - 60) * manner.harm // 300
    if role == codes.DIPLOMAT:
        return 60 + (danger - 60) * manner.harm // 400
    return 30 + (danger - 60) * manner.harm // 200


def _of_rank_9(game: Game, seat: i64, role: i64, manner: Manner) -> i64:
    if role == codes.TAX_COLLECTOR:
        return 40 + game.row[TAX] * COIN
    if role == codes.ARTIST:
        return 30 + 15 * min(4, game.row[SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD])
    return 2 * COIN * 3 // (game.row[SEATS] - 1)

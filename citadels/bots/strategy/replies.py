"""Answers to everything that is not a deed of the own turn: cards to keep, to give, to take."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.cards import built_worth, held_worth, useful_mask
from citadels.bots.strategy.manner import COIN, Manner
from citadels.bots.strategy.picks import pick_worth
from citadels.bots.strategy.sieges import give_worth
from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.bits import count_bits
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.state import SEATS

_SURE: Final = 90000
_DISCARD: Final = 60  # below this a Magician would rather have another card


def reply_worth(game: Game, seat: i64, given: i64, manner: Manner) -> i64:
    """What an answer promises; zero is to do nothing."""
    verb = verb_of(given)
    card = arg1_of(given)
    if verb == codes.KEEP_CARD:
        return held_worth(game, seat, card, manner)
    if verb == codes.TAKE:
        return _take(game, seat, card, manner)
    if verb == codes.DISCARD:
        return _DISCARD - held_worth(game, seat, card, manner)
    if verb == codes.PAY_CARD:
        return COIN - held_worth(game, seat, card, manner)
    if verb == codes.GIVE:
        if game.frame.handler == codes.DIPLOMAT:
            return give_worth(game, seat, card, manner)
        return -held_worth(game, seat, card, manner)
    if verb == codes.LAY:
        return _lay(game, seat, card, manner)
    if verb == codes.GIVE_ROLE:
        return -pick_worth(game, seat, card, True, manner)
    if verb == codes.FROM:
        return manner.ranking.threat(game, seat, card) + 5 * game.gold(card)
    return _plain(game, seat, verb, manner)


def _plain(game: Game, seat: i64, verb: i64, manner: Manner) -> i64:
    """Answers without an argument."""
    if verb == codes.THANK:
        return _SURE
    if verb == codes.PAY_GOLD:
        return -COIN if game.frame.handler == codes.EMPEROR else 0
    if verb == codes.TAKE_GOLD:
        return COIN
    if verb == codes.TAKE_CARD:
        return manner.card if count_bits(useful_mask(game, seat)) < 3 else 60
    if verb == codes.RECLAIM:
        return held_worth(game, seat, game.frame.card, manner) - COIN
    if verb == codes.SHORTEN:
        return 1 if manner.ranking.leads(game, seat) else -1
    if verb == codes.BRIBE:
        return -(game.gold(seat) // 2) * COIN
    if verb == codes.REFUSE:
        return -game.gold(seat) * COIN // 2
    if verb == codes.CONFISCATE or verb == codes.REVEAL or verb == codes.ACCEPT:
        return COIN
    return 0


def _take(game: Game, seat: i64, card: i64, manner: Manner) -> i64:
    worth = held_worth(game, seat, card, manner)
    if game.rules.cost[card] <= game.gold(seat):
        worth += built_worth(game, seat, card, manner) // 8
    return worth


def _lay(game: Game, seat: i64, role: i64, manner: Manner) -> i64:
    """Out of the game with what would be best for another."""
    most: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            most = max(most, pick_worth(game, other, role, False, manner))
    return most - pick_worth(game, seat, role, True, manner) // 2

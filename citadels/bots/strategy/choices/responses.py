"""Answers outside the actions of the own turn: cards to keep, to give, to take.

Their values follow from what is done; a card that knows better has them in its strategy.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.district_values import built_value, held_value, useful_mask
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.role_values import role_value
from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.bits import count_bits
from citadels.engine.game import Game
from citadels.engine.native_types import i64
from citadels.engine.state import SEATS

_DISCARD_THRESHOLD: Final = 60  # below this another card is better


def response_value(game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
    """What an answer promises; zero is to do nothing."""
    verb = verb_of(answer)
    card = arg1_of(answer)
    if verb == codes.KEEP_CARD:
        return held_value(game, seat, card, style)
    if verb == codes.TAKE:
        return _take_value(game, seat, card, style)
    if verb == codes.DISCARD:
        return _DISCARD_THRESHOLD - held_value(game, seat, card, style)
    if verb == codes.PAY_CARD:
        return COIN_VALUE - held_value(game, seat, card, style)
    if verb == codes.GIVE:
        return -held_value(game, seat, card, style)
    if verb == codes.LAY:
        return _lay_value(game, seat, card, style)
    if verb == codes.FROM:
        return style.ranking.threat(game, seat, card) + 5 * game.gold(card)
    return _plain_value(game, seat, verb, style)


def _plain_value(game: Game, seat: i64, verb: i64, style: PlayStyle) -> i64:
    """Answers without an argument."""
    if verb == codes.TAKE_GOLD:
        return COIN_VALUE
    if verb == codes.TAKE_CARD:
        return style.card_value if count_bits(useful_mask(game, seat)) < 3 else 60
    if verb == codes.ACCEPT or verb == codes.THANK:
        return COIN_VALUE
    if verb == codes.CONFISCATE or verb == codes.REVEAL:
        return COIN_VALUE
    return 0


def _take_value(game: Game, seat: i64, card: i64, style: PlayStyle) -> i64:
    value = held_value(game, seat, card, style)
    if game.rules.cost[card] <= game.gold(seat):
        value += built_value(game, seat, card, style) // 8
    return value


def _lay_value(game: Game, seat: i64, role: i64, style: PlayStyle) -> i64:
    """Out of the game with what would be best for another."""
    highest: i64 = 0
    for other in range(game.row[SEATS]):
        if other != seat:
            highest = max(highest, role_value(game, other, role, False, style))
    return highest - role_value(game, seat, role, True, style) // 2

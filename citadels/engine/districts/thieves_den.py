from __future__ import annotations

from typing import Final

from citadels.engine.answers import answer, first_of, reason, verb_of
from citadels.engine.codes import (
    NO_CARD,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_IN_HAND,
    PAY_CARD,
    PAY_GOLD,
    TOO_DEAR,
)
from citadels.engine.game import Game
from citadels.engine.handler import OWN_PURSE, District
from citadels.engine.state import Frame
from citadels.engine.typed import i64, override

CARD_OR_GOLD: Final = 0


class ThievesDen(District):
    """You may pay all or part of its cost with cards, each for 1 gold."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = OWN_PURSE

    @override
    def takes_cards(self) -> bool:
        return True

    @override
    def purse(self, game: Game, seat: i64, from_hand: bool) -> i64:
        return game.gold(seat) + game.hand_size(seat) - (1 if from_hand else 0)

    @override
    def pay_for(self, game: Game, seat: i64, price: i64) -> None:
        if price > 0 and game.hand_size(seat) > 0:
            game.ask(self.code, CARD_OR_GOLD, seat, NOBODY, NO_CARD, price)
        else:
            game.pay_for_site(seat, price)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer_each(PAY_CARD, game.hand_mask(frame.seat))
        if game.gold(frame.seat) >= frame.amount:
            game.offer(answer(PAY_GOLD))

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        if verb_of(given) == PAY_GOLD:
            game.pay_for_site(frame.seat, frame.amount)
        else:
            left = frame.amount - 1
            seat = frame.seat
            game.discard(seat, first_of(given))
            self.pay_for(game, seat, left)

    @override
    def charge(self, game: Game, frame: Frame, given: i64) -> i64:
        return frame.amount if verb_of(given) == PAY_GOLD else 0

    @override
    def why_not(self, game: Game, frame: Frame, given: i64) -> i64:
        if verb_of(given) == PAY_GOLD:
            return reason(TOO_DEAR, frame.amount, game.gold(frame.seat))
        if verb_of(given) == PAY_CARD:
            return reason(NOT_IN_HAND, first_of(given))
        return NOT_ASKED_NOW

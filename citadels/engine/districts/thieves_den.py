from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, make_answer, make_reason, verb_of
from citadels.engine.codes import (
    NO_CARD,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_IN_HAND,
    PAY_CARD,
    PAY_GOLD,
    TOO_EXPENSIVE,
)
from citadels.engine.game import Game
from citadels.engine.handler import OWN_BUDGET, District
from citadels.engine.native_types import i64, override
from citadels.engine.question import Question
from citadels.engine.state import Frame

CARD_OR_GOLD: Final = 0


class ThievesDen(District):
    """You may pay all or part of its cost with cards, each for 1 gold."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = OWN_BUDGET
        self.questions = {CARD_OR_GOLD: Question("pay-with-cards")}

    @override
    def takes_cards(self) -> bool:
        return True

    @override
    def budget(self, game: Game, seat: i64, from_hand: bool) -> i64:
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
            game.offer(make_answer(PAY_GOLD))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if verb_of(answer) == PAY_GOLD:
            game.pay_for_site(frame.seat, frame.amount)
        else:
            remaining = frame.amount - 1
            seat = frame.seat
            game.discard(seat, arg1_of(answer))
            self.pay_for(game, seat, remaining)

    @override
    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        return frame.amount if verb_of(answer) == PAY_GOLD else 0

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if verb_of(answer) == PAY_GOLD:
            return make_reason(TOO_EXPENSIVE, frame.amount, game.gold(frame.seat))
        if verb_of(answer) == PAY_CARD:
            return make_reason(NOT_IN_HAND, arg1_of(answer))
        return NOT_ASKED_NOW

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        budget = self.budget(game, frame.seat, False)
        return "" if 1 <= frame.amount <= budget else f"{budget} can be paid"

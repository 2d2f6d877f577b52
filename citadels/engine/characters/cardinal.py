from __future__ import annotations

from typing import Final

from citadels.engine.aims import AIM_HAND
from citadels.engine.answers.codec import arg1_of, make_answer, make_reason, verb_of
from citadels.engine.codes import (
    FROM,
    GIVE,
    KINDS,
    LEGAL,
    NO_CARD,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_IN_HAND,
    NOT_SHORT,
    NOT_THERE,
    PAY_CARD,
    PAY_GOLD,
    PAYER_TOO_POOR,
    RELIGIOUS,
    TOO_FEW_CARDS,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import IN_CARDS, POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.phases.building import counts_toward_limit, price_of, turn_refusal
from citadels.engine.question import ABOUT_ANOTHER, UP_TO_HAND, Question
from citadels.engine.rulings import CARDINAL_MIXES_WITH_DEN
from citadels.engine.state import Frame

WHICH_TO_PAY: Final = 0
FROM_WHOM: Final = 1
WHICH_TO_GIVE: Final = 2


class Cardinal(Character):
    """1 card for each religious district.

    To build what the gold does not suffice for, take exactly the missing gold from one player and
    give a card for each; the district is then built.
    """

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_HAND
        self.income_type = RELIGIOUS
        self.income_in = IN_CARDS
        self.questions = {
            WHICH_TO_PAY: Question("pay-with-cards", UP_TO_HAND, least=2),
            FROM_WHOM: Question("borrow-from", UP_TO_HAND),
            WHICH_TO_GIVE: Question("give-for-gold", ABOUT_ANOTHER | UP_TO_HAND),
        }

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if arg1 >= KINDS or game.in_hand(seat, arg1) == 0:
            return make_reason(NOT_IN_HAND, arg1)
        reason = turn_refusal(game, seat, arg1, False)
        if reason != LEGAL:
            return reason
        shortfall = price_of(game, seat, arg1) - game.gold(seat)
        others = game.hand_size(seat) - 1
        if shortfall < 1:
            return NOT_SHORT
        if others < shortfall:
            return make_reason(TOO_FEW_CARDS, shortfall, others)
        min_gold = 1 if _pays_in_cards(game, arg1) else shortfall
        return (
            LEGAL
            if _richest_other(game, seat) >= min_gold
            else make_reason(PAYER_TOO_POOR, min_gold)
        )

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        shortfall = price_of(game, seat, arg1) - game.gold(seat)
        counted = counts_toward_limit(game, arg1)
        game.take_from_hand(seat, arg1)
        game.begin_paid_build(seat, arg1, counted)
        cards_first = _pays_in_cards(game, arg1) and shortfall > 1
        game.ask(
            self.code, WHICH_TO_PAY if cards_first else FROM_WHOM, seat, NOBODY, NO_CARD, shortfall
        )

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == FROM_WHOM:
            for other in range(game.seats()):
                game.consider(
                    make_answer(FROM, other), _payer_refusal(game, seat, other, frame.amount)
                )
            return
        is_giving = frame.step == WHICH_TO_GIVE
        game.offer_each(GIVE if is_giving else PAY_CARD, game.hand_mask(seat))
        if not is_giving and _richest_other(game, seat) >= frame.amount:
            game.offer(make_answer(PAY_GOLD))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        amount = frame.amount
        if frame.step == FROM_WHOM:
            payer = arg1_of(answer)
            game.give_gold(payer, seat, amount)
            game.pay_for_site(seat, game.gold(seat))
            game.ask(self.code, WHICH_TO_GIVE, seat, payer, NO_CARD, amount)
        elif frame.step == WHICH_TO_GIVE:
            game.give_card(arg1_of(answer), seat, frame.target)
            if amount > 1:
                game.ask(self.code, WHICH_TO_GIVE, seat, frame.target, NO_CARD, amount - 1)
        elif verb_of(answer) == PAY_GOLD:
            game.ask(self.code, FROM_WHOM, seat, NOBODY, NO_CARD, amount)
        else:
            game.discard(seat, arg1_of(answer))
            step = WHICH_TO_PAY if amount > 2 else FROM_WHOM
            game.ask(self.code, step, seat, NOBODY, NO_CARD, amount - 1)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if frame.step == FROM_WHOM and verb_of(answer) == FROM:
            return _payer_refusal(game, frame.seat, arg1_of(answer), frame.amount)
        return NOT_IN_HAND if game.offers_verb(verb_of(answer)) else NOT_ASKED_NOW


def _pays_in_cards(game: Game, card: i64) -> bool:
    mixes = game.rules.rulings[CARDINAL_MIXES_WITH_DEN] == 0
    return mixes and game.rules.districts[card].takes_cards()


def _richest_other(game: Game, seat: i64) -> i64:
    max_gold: i64 = 0
    for other in range(game.seats()):
        if other != seat:
            max_gold = max(max_gold, game.gold(other))
    return max_gold


def _payer_refusal(game: Game, seat: i64, payer: i64, amount: i64) -> i64:
    if payer == seat:
        return YOURSELF
    if payer >= game.seats():
        return make_reason(NOT_THERE)
    return LEGAL if game.gold(payer) >= amount else make_reason(PAYER_TOO_POOR, amount)

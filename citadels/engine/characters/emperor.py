from __future__ import annotations

from typing import Final

from citadels.engine.abilities.crown import TO_WHOM, CrownGiver, inherits_crown_now
from citadels.engine.answers.codec import (
    arg1_of,
    arg2_of,
    argument_code,
    make_answer,
    make_reason,
    verb_of,
)
from citadels.engine.codes import (
    CROWN_FIRST,
    DECLINE,
    GIVE,
    LEGAL,
    NO_CARD,
    NO_CARDS_THERE,
    NO_GOLD,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_IN_HAND,
    PAY_GOLD,
    TAKE_CARD,
    TAKE_GOLD,
    USED_ALREADY,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT
from citadels.engine.native_types import i64, override
from citadels.engine.phases.call import reveal
from citadels.engine.question import ABOUT_ANOTHER, OUT_OF_TURN, Question
from citadels.engine.rulings import (
    BEWITCHED_EMPEROR_CROWNS,
    EMPEROR_MAY_DECLINE,
    KILLED_EMPEROR_CROWNS,
)
from citadels.engine.state import TURN_RESUMED, Frame

GOLD_OR_CARD: Final = 0
PAY_FOR_CROWN: Final = 2
RECEIVER_PAYS: Final = 1  # as the amount of TO_WHOM: the receiver pays for the crown


class Emperor(CrownGiver):
    """1 gold for each noble district. Must hand the crown to another player in the turn.

    The one who gets it gives 1 gold or a card at random, as the Emperor chooses. If killed, the
    Emperor hands it on when the round ends and takes nothing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.questions[GOLD_OR_CARD] = Question("gold-or-card", ABOUT_ANOTHER)

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        return USED_ALREADY if game.has_used(POWER_BIT) else self.crown_refusal(game, seat, arg1)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.move_crown(arg1)
        if game.gold(arg1) > 0 or game.hand_size(arg1) > 0:
            game.ask(self.code, GOLD_OR_CARD, seat, arg1)

    @override
    def end_refusal(self, game: Game, seat: i64) -> i64:
        return LEGAL if game.has_used(POWER_BIT) else CROWN_FIRST

    @override
    def at_round_end(self, game: Game) -> None:
        if inherits_crown_now(game, self.code):
            seat = game.holder(self.code)
            reveal(game, seat, self.code)
            game.ask(self.code, TO_WHOM, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        if frame.step == TO_WHOM:
            self.offer_receivers(game, frame.seat)
            return
        game.consider(make_answer(TAKE_GOLD), _gold_refusal(game, frame.target))
        game.consider(make_answer(TAKE_CARD), _card_refusal(game, frame.target))
        if game.rules.rulings[EMPEROR_MAY_DECLINE] == 1:
            game.offer(make_answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        verb = verb_of(answer)
        if frame.step == TO_WHOM:
            game.move_crown(argument_code(arg2_of(answer)))
        elif verb == TAKE_GOLD:
            game.give_gold(frame.target, frame.seat, 1)
        elif verb == TAKE_CARD:
            game.take_card(game.random_card(frame.target), frame.target, frame.seat)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        verb = verb_of(answer)
        if frame.step == TO_WHOM:
            return self.crown_answer_refusal(game, frame.seat, answer)
        if verb == TAKE_GOLD:
            return _gold_refusal(game, frame.target)
        return _card_refusal(game, frame.target) if verb == TAKE_CARD else NOT_ASKED_NOW


def _gold_refusal(game: Game, giver: i64) -> i64:
    return LEGAL if game.gold(giver) > 0 else NO_GOLD


def _card_refusal(game: Game, giver: i64) -> i64:
    return LEGAL if game.hand_size(giver) > 0 else make_reason(NO_CARDS_THERE, giver)


class EmperorAtCall(CrownGiver):
    """1 gold for each noble district. Hands the crown on at once when called.

    The one who gets it gives 1 gold or a card, as that player chooses.
    """

    def __init__(self) -> None:
        super().__init__()
        self.aims = 0  # the crown is handed on before the turn
        self.questions[PAY_FOR_CROWN] = Question("pay-for-crown", OUT_OF_TURN | ABOUT_ANOTHER)

    @override
    def at_turn_start(self, game: Game, seat: i64) -> None:
        by_witch = game.rules.rulings[BEWITCHED_EMPEROR_CROWNS] == 0
        if game.get(TURN_RESUMED) == 0 or by_witch:
            self._ask_to_whom(game, seat, RECEIVER_PAYS)

    @override
    def when_bewitched(self, game: Game, seat: i64) -> None:
        if game.rules.rulings[BEWITCHED_EMPEROR_CROWNS] == 1:
            self._ask_to_whom(game, seat, RECEIVER_PAYS)

    @override
    def at_round_end(self, game: Game) -> None:
        moves = game.rules.rulings[KILLED_EMPEROR_CROWNS] == 1
        if moves and inherits_crown_now(game, self.code):
            self._ask_to_whom(game, game.holder(self.code), 0)

    def _ask_to_whom(self, game: Game, seat: i64, paid: i64) -> None:
        """Of two players, one may have nobody to hand it to: then it stays."""
        for other in range(game.seats()):
            if self.crown_refusal(game, seat, other) == LEGAL:
                game.ask(self.code, TO_WHOM, seat, NOBODY, NO_CARD, paid)
                return

    @override
    def options(self, game: Game, frame: Frame) -> None:
        if frame.step == TO_WHOM:
            self.offer_receivers(game, frame.seat)
            return
        game.offer_each(GIVE, game.hand_mask(frame.seat))
        game.consider(make_answer(PAY_GOLD), _gold_refusal(game, frame.seat))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        if frame.step == PAY_FOR_CROWN:
            if verb_of(answer) == PAY_GOLD:
                game.give_gold(seat, frame.target, 1)
            else:
                game.give_card(arg1_of(answer), seat, frame.target)
            return
        receiver = argument_code(arg2_of(answer))
        game.move_crown(receiver)
        if frame.amount == RECEIVER_PAYS and game.hand_size(receiver) > 0:
            game.ask(self.code, PAY_FOR_CROWN, receiver, seat)
        elif frame.amount == RECEIVER_PAYS and game.gold(receiver) > 0:
            game.give_gold(receiver, seat, 1)

    @override
    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        return 1 if verb_of(answer) == PAY_GOLD else 0

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        verb = verb_of(answer)
        if frame.step == TO_WHOM:
            return self.crown_answer_refusal(game, frame.seat, answer)
        if verb == PAY_GOLD:
            return _gold_refusal(game, frame.seat)
        return make_reason(NOT_IN_HAND, arg1_of(answer)) if verb == GIVE else NOT_ASKED_NOW

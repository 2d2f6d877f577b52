from __future__ import annotations

from typing import Final

from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.bits import BIT
from citadels.engine.codes import (
    GIVE,
    LEGAL,
    NO_CARDS_THERE,
    NOBODY,
    NOT_ASKED_NOW,
    NOT_IN_HAND,
    TAKE,
)
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.question import ABOUT_ANOTHER, FROM_SHOWN, Question
from citadels.engine.rulings import SEER_TAKES
from citadels.engine.state import Frame

WHICH_TO_TAKE: Final = 0
WHICH_TO_GIVE: Final = 1


class Seer(OncePerTurn):
    """Take a card at random from the hand of each other player, then give each of them one back.

    Any card of the hand may be given. Two districts may be built.
    """

    def __init__(self) -> None:
        super().__init__()
        self.build_limit = 2
        self.questions = {
            WHICH_TO_TAKE: Question("take-from-each", ABOUT_ANOTHER | FROM_SHOWN),
            WHICH_TO_GIVE: Question("give-to-each", ABOUT_ANOTHER),
        }

    @override
    def power_refusal(self, game: Game, seat: i64) -> i64:
        return LEGAL if _others_with_cards(game, seat) != 0 else NO_CARDS_THERE

    @override
    def use_power(self, game: Game, seat: i64) -> None:
        givers = _others_with_cards(game, seat)
        self._ask_each(game, WHICH_TO_GIVE, seat, givers)
        if game.rules.rulings[SEER_TAKES] == 1:
            self._ask_each(game, WHICH_TO_TAKE, seat, givers)
            return
        other = game.next_seat(seat)
        while other != seat:
            if (givers >> other) & 1:
                game.take_card(game.random_card(other), other, seat)
            other = game.next_seat(other)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        giving = frame.step == WHICH_TO_GIVE
        mask = game.hand_mask(frame.seat if giving else frame.target)
        game.offer_each(GIVE if giving else TAKE, mask)

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        card = arg1_of(answer)
        if verb_of(answer) == TAKE:
            game.take_card(card, frame.target, frame.seat)
        else:
            game.give_card(card, frame.seat, frame.target)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        return NOT_IN_HAND if game.offers_verb(verb_of(answer)) else NOT_ASKED_NOW

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        is_empty = frame.step == WHICH_TO_TAKE and game.hand_size(frame.target) == 0
        return "an empty hand to take from" if is_empty else ""

    @override
    def shows_hand_of(self, frame: Frame) -> i64:
        return frame.target if frame.step == WHICH_TO_TAKE else NOBODY

    def _ask_each(self, game: Game, step: i64, seat: i64, others: i64) -> None:
        """Ask about each of them, pushed last to first, so that the next clockwise is on top."""
        other = (seat + game.seats() - 1) % game.seats()
        while other != seat:
            if (others >> other) & 1:
                game.ask(self.code, step, seat, other)
            other = (other + game.seats() - 1) % game.seats()


def _others_with_cards(game: Game, seat: i64) -> i64:
    """The set of other players who have cards."""
    others: i64 = 0
    for other in range(game.seats()):
        if other != seat and game.hand_size(other) > 0:
            others |= BIT[other]
    return others

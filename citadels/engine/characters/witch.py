from __future__ import annotations

from typing import Final

from citadels.engine.abilities.character_targets import name_refusal
from citadels.engine.aims import AIM_CHARACTER
from citadels.engine.answers.codec import arg1_of, arg2_of, argument_code, verb_of
from citadels.engine.codes import (
    BEWITCHED_ROLE,
    DECLINED_ALREADY,
    GATHER_FIRST,
    NO_ARGUMENT,
    NO_ROLE,
    NOBODY,
    NOT_ASKED_NOW,
    RESUMED,
    USE,
)
from citadels.engine.game import Game
from citadels.engine.handler import AT_CALL, Character
from citadels.engine.native_types import i64, override
from citadels.engine.phases.turn import break_off_turn
from citadels.engine.question import Question
from citadels.engine.rulings import WITCH_MAY_DECLINE
from citadels.engine.state import (
    BEWITCHED,
    GATHERED,
    PAID_BUILDS,
    USED_DISTRICTS,
    WITCH_SEAT,
    Frame,
)

WHOM: Final = 0
RESUME: Final = 1


class Witch(Character):
    """Gather, then name another character, then wait.

    When it is called, its player only gathers; the Witch continues her turn as that
    character, with her own gold, hand and city. If nobody has it, her turn is lost.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_CALL
        self.aims = AIM_CHARACTER
        self.harms = True
        self.questions = {WHOM: Question("bewitch")}
        self.silent_steps = (RESUME,)

    @override
    def begin_turn(self, game: Game, seat: i64) -> None:
        if may_decline(game):
            game.open_turn(seat, self.code)
            return
        game.ask(self.code, WHOM, seat)
        game.open_cut_turn(seat, self.code)

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if may_decline(game):
            if game.get(GATHERED) == 0:
                return GATHER_FIRST
            if game.get(PAID_BUILDS) > 0 or game.get(USED_DISTRICTS) != 0:
                return DECLINED_ALREADY
        return name_refusal(game, seat, arg1, self.code)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        self._bewitch(game, seat, arg1)
        break_off_turn(game, seat)

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        is_wrong = frame.step == RESUME and game.get(BEWITCHED) == NO_ROLE
        return "nobody is bewitched" if is_wrong else ""

    @override
    def at_call(self, game: Game, seat: i64, role: i64) -> bool:
        if game.get(BEWITCHED) != role:
            return False
        game.ask(self.code, RESUME, NOBODY)
        game.open_cut_turn(seat, role)
        game.rules.characters[role].when_bewitched(game, seat)
        return True

    @override
    def options(self, game: Game, frame: Frame) -> None:
        self.offer_characters(game, frame.seat)

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if frame.step == WHOM:
            self._bewitch(game, frame.seat, argument_code(arg2_of(answer)))
        else:
            role = game.get(BEWITCHED)
            game.emit(RESUMED, game.get(WITCH_SEAT), NOBODY, role)
            game.open_resumed_turn(game.get(WITCH_SEAT), role)

    def _bewitch(self, game: Game, seat: i64, role: i64) -> None:
        game.put(BEWITCHED, role)
        game.put(WITCH_SEAT, seat)
        game.emit(BEWITCHED_ROLE, seat, NOBODY, role)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if verb_of(answer) != USE or arg1_of(answer) != self.code:
            return NOT_ASKED_NOW
        return self.refusal(game, frame.seat, argument_code(arg2_of(answer)), NO_ARGUMENT)


def may_decline(game: Game) -> bool:
    """Whether she may play an ordinary turn instead of naming somebody."""
    return game.rules.rulings[WITCH_MAY_DECLINE] == 1

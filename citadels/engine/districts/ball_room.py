from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.codes import THANK, THANKED, TURN_LOST, TURN_PHASE
from citadels.engine.game import Game
from citadels.engine.handler import WHEN_CALLING, District
from citadels.engine.native_types import i64, override
from citadels.engine.question import ABOUT_ANOTHER, Question
from citadels.engine.rulings import BALL_ROOM_MANNER
from citadels.engine.state import DEPTH, Frame

THANK_OR_FORGET: Final = 0
STRICT: Final = 1


class BallRoom(District):
    """While you have the crown, a player you call thanks you before doing anything else.

    As a courtesy, the first action counts as thanks; under the strict ruling, a player who
    forgets them loses the turn.
    """

    # The question lies on the question what to do in the turn, and offers its answers.

    def __init__(self) -> None:
        super().__init__()
        self.hooks = WHEN_CALLING
        self.questions = {THANK_OR_FORGET: Question("thank", ABOUT_ANOTHER)}

    @override
    def when_calling(self, game: Game, caller: i64, called: i64) -> None:
        game.ask(self.code, THANK_OR_FORGET, called, caller)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer(make_answer(THANK))
        turn = game.read_frame(game.get(DEPTH) - 2)
        game.rules.handlers[TURN_PHASE].options(game, turn)

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        caller = frame.target
        is_strict = game.rules.rulings[BALL_ROOM_MANNER] == STRICT
        if is_strict and verb_of(answer) != THANK:
            game.emit(TURN_LOST, seat, caller)
            game.pop_frame()
            while game.to_move() == seat:  # what the player was to be asked in the turn
                game.pop_frame()
            return
        game.emit(THANKED, seat, caller)
        if verb_of(answer) != THANK:
            turn = game.read_frame(game.get(DEPTH) - 1)
            game.rules.handlers[TURN_PHASE].resolve(game, turn, answer)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        turn = game.read_frame(game.get(DEPTH) - 2)
        return game.rules.handlers[TURN_PHASE].answer_refusal(game, turn, answer)

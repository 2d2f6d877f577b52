from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.codes import CARDS, DECLINE, GOLD, NOBODY, TURN_ENDED
from citadels.engine.game import Game
from citadels.engine.handler import WHEN_KILLED, District
from citadels.engine.native_types import i64, override
from citadels.engine.phases.call import reveal
from citadels.engine.phases.gather import cards_refusal, gather_cards, gather_gold
from citadels.engine.phases.turn import run_city_turn_end
from citadels.engine.question import Question
from citadels.engine.rulings import HOSPITAL_MAY_BE_DECLINED
from citadels.engine.state import TURN_ROLE, TURN_SEAT, Frame

GATHER: Final = 0
END_OF_TURN: Final = 1


class Hospital(District):
    """If your character is killed, gather all the same; then the turn is over."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = WHEN_KILLED
        self.questions = {GATHER: Question("gather-when-killed")}
        self.silent_steps = (END_OF_TURN,)

    @override
    def when_killed(self, game: Game, seat: i64, role: i64) -> None:
        game.start_turn(seat, role)
        game.ask(self.code, GATHER, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer(make_answer(GOLD))
        game.consider(make_answer(CARDS), cards_refusal(game))
        if game.rules.rulings[HOSPITAL_MAY_BE_DECLINED] == 1:
            game.offer(make_answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if frame.step == END_OF_TURN:
            run_city_turn_end(game, frame.target)
            game.emit(TURN_ENDED, frame.target)
            return
        seat = frame.seat
        verb = verb_of(answer)
        if verb == DECLINE:
            return
        reveal(game, seat, game.get(TURN_ROLE))
        game.ask(self.code, END_OF_TURN, NOBODY, seat)
        if verb == GOLD:
            gather_gold(game, seat)
        else:
            gather_cards(game, seat)

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if verb_of(answer) == CARDS:
            return cards_refusal(game)
        return super().answer_refusal(game, frame, answer)

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        is_wrong = frame.step == END_OF_TURN and frame.target != game.get(TURN_SEAT)
        return "not who was killed" if is_wrong else ""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.bits import BIT
from citadels.engine.codes import DECLINE, LENGTHENED, NO_CARD, NOBODY, SHORTEN, SHORTENED
from citadels.engine.game import Game
from citadels.engine.handler import District
from citadels.engine.native_types import i64, override
from citadels.engine.question import Question
from citadels.engine.rulings import BELL_TOWER_BONUS, LOST_BELL_TOWER
from citadels.engine.state import COMPLETED_CITY, FIRST_TOO, REACHED_AT, SHORTER_BY, Frame

SHORTEN_OR_NOT: Final = 0


class BellTower(District):
    """When you build it, you may have the game played to fewer districts."""

    def __init__(self, size: i64) -> None:
        super().__init__()
        self.watched_size = size
        self.questions = {SHORTEN_OR_NOT: Question("shorten")}

    @override
    def after_built(self, game: Game, seat: i64) -> None:
        if game.complete_at() > self.watched_size:
            game.ask(self.code, SHORTEN_OR_NOT, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer(make_answer(SHORTEN))
        game.offer(make_answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if verb_of(answer) != SHORTEN:
            return
        game.put(SHORTER_BY, game.rules.complete_at - self.watched_size)
        game.emit(SHORTENED, frame.seat, NOBODY, NO_CARD, self.watched_size)
        earliest = _earliest_complete(game)
        while earliest != NOBODY:
            game.check_completed(earliest)
            if game.rules.rulings[BELL_TOWER_BONUS] == 1:
                game.put(FIRST_TOO, game.get(FIRST_TOO) | BIT[earliest])
            earliest = _earliest_complete(game)

    @override
    def after_destroyed(self, game: Game) -> None:
        if game.get(SHORTER_BY) > 0 and game.rules.rulings[LOST_BELL_TOWER] == 1:
            game.put(SHORTER_BY, 0)
            game.emit(LENGTHENED, NOBODY, NOBODY, NO_CARD, game.complete_at())


def _earliest_complete(game: Game) -> i64:
    """Who has been complete the longest of those not known to be."""
    earliest: i64 = NOBODY
    for seat in range(game.seats()):
        waits = game.get_seat(seat, COMPLETED_CITY) == 0 and game.is_complete(seat)
        if waits and (
            earliest == NOBODY
            or game.get_seat(seat, REACHED_AT) < game.get_seat(earliest, REACHED_AT)
        ):
            earliest = seat
    return earliest

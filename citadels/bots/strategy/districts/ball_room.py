from __future__ import annotations

from typing import Final

from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import THANK
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

_TURN_VALUE: Final = 90000  # more than anything else


class BallRoom(DistrictStrategy):
    """A turn of those who forget to thank its owner: nobody does."""

    @override
    def base_value(self, game: Game) -> i64:
        return 20

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        if verb_of(answer) == THANK:
            return _TURN_VALUE
        return super().answer_value(game, seat, answer, style)

from __future__ import annotations

from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.district_values import held_value
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import RECLAIM
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Graveyard(DistrictStrategy):
    """A destroyed district for a coin."""

    @override
    def base_value(self, game: Game) -> i64:
        return 40

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        if verb_of(answer) == RECLAIM:
            return held_value(game, seat, game.frame.card, style) - COIN_VALUE
        return super().answer_value(game, seat, answer, style)

from __future__ import annotations

from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import SHORTEN
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class BellTower(DistrictStrategy):
    """A shorter game, for who is ahead."""

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        if verb_of(answer) == SHORTEN:
            return 1 if style.ranking.is_leading(game, seat) else -1
        return super().answer_value(game, seat, answer, style)

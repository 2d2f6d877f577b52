from __future__ import annotations

from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import CROWN


class Statue(DistrictStrategy):
    """Points for who has the crown at the end."""

    @override
    def text_value(self, game: Game, seat: i64) -> i64:
        value = self.base_value(game)
        return value if game.row[CROWN] == seat else value // 3

from __future__ import annotations

from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class ImperialTreasury(DistrictStrategy):
    """A point for each coin at the end."""

    @override
    def text_value(self, game: Game, seat: i64) -> i64:
        return 60 + 40 * game.gold(seat)

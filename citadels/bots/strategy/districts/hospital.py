from __future__ import annotations

from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Hospital(DistrictStrategy):
    """A gathering instead of a lost turn, sometimes."""

    @override
    def base_value(self, game: Game) -> i64:
        return 30

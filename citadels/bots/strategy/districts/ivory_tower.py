from __future__ import annotations

from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.engine.codes import UNIQUE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class IvoryTower(DistrictStrategy):
    """Points if no other special district stands there."""

    @override
    def base_value(self, game: Game) -> i64:
        return 150

    @override
    def text_value(self, game: Game, seat: i64) -> i64:
        uniques = game.city_mask(seat) & game.rules.type_mask[UNIQUE]
        return 0 if uniques else 350

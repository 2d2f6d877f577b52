from __future__ import annotations

from citadels.bots.strategy.choices.attacks import attack_gain, district_loss
from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Armory(DistrictStrategy):
    """Takes a district with it when it is destroyed."""

    @override
    def text_value(self, game: Game, seat: i64) -> i64:
        return self.base_value(game)

    @override
    def attack_value(self, game: Game, seat: i64, owner: i64, place: i64, style: PlayStyle) -> i64:
        own_loss = district_loss(game, seat, self.kind(), style)
        return attack_gain(game, seat, owner, place, style) - own_loss

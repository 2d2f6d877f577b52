from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Merchant(CharacterStrategy):
    """Worth a coin."""

    @override
    def bonus(self, school: i64) -> i64:
        return -30

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return COIN_VALUE

from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.role_values import lost_build_value, next_card_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Navigator(CharacterStrategy):
    """Worth four coins or cards, but no district."""

    @override
    def bonus(self, school: i64) -> i64:
        return -90

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        each_value = max(COIN_VALUE, next_card_value(game, seat, style))
        return 4 * each_value - lost_build_value(game, seat, can_see_hand, style)

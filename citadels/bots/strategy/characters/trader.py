from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import extra_builds_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Trader(CharacterStrategy):
    """Worth further districts, if they are of the trade."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 40 + extra_builds_value(game, seat, 2, can_see_hand, style) // 3

from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import extra_builds_value, next_card_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Scholar(CharacterStrategy):
    """Worth a card of the best, and two districts."""

    @override
    def bonus(self, school: i64) -> i64:
        return -60

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        builds_value = extra_builds_value(game, seat, 2, can_see_hand, style)
        return next_card_value(game, seat, style) + 80 + builds_value

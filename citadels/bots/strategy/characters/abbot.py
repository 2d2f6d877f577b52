from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Abbot(CharacterStrategy):
    """Takes a coin of the richest."""

    @override
    def bonus(self, school: i64) -> i64:
        return 60

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 50

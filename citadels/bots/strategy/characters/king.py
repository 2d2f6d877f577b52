from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import RUSH, PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import CROWN


class King(CharacterStrategy):
    """Worth the first pick of the next round."""

    @override
    def bonus(self, school: i64) -> i64:
        return -40 if school == RUSH else 0

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return style.crown_value if game.row[CROWN] != seat else style.crown_value * 2 // 3

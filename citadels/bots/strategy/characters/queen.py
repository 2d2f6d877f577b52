from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import SEATS


class Queen(CharacterStrategy):
    """Three coins beside the right neighbour: two neighbours among all the others."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 2 * COIN_VALUE * 3 // (game.row[SEATS] - 1)

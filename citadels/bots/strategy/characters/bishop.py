from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import FIRST


class Bishop(CharacterStrategy):
    """Protects a large city, and above all that of the leader."""

    @override
    def bonus(self, school: i64) -> i64:
        return -30

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        is_ahead = style.ranking.is_leading(game, seat) and game.row[FIRST] == NOBODY
        return 15 + 12 * game.city_size(seat) + (60 if is_ahead else 0)

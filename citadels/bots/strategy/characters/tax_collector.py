from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.role_values import robbed_gold_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import TAX


class TaxCollector(CharacterStrategy):
    """Worth what lies on the token; at rank 2, where there is none, as much as a robbery."""

    @override
    def bonus(self, school: i64) -> i64:
        return 90

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        if game.rules.rank_of[self.code] == 2:
            return 20 + robbed_gold_value(game, seat, style) + style.attack_bonus
        return 40 + game.row[TAX] * COIN_VALUE

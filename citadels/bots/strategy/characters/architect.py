from __future__ import annotations

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import extra_builds_value, next_card_value
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT
from citadels.engine.native_types import i64, override


class Architect(CharacterStrategy):
    """Worth two cards, and up to three districts."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        builds_value = extra_builds_value(game, seat, 3, can_see_hand, style)
        return 2 * next_card_value(game, seat, style) + builds_value

    @override
    def brings_cards(self, game: Game) -> bool:
        return not game.has_used(POWER_BIT)

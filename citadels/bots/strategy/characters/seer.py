from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.turn_plan import SWAP_PRIORITY
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import extra_builds_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import SEATS

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Seer(CharacterStrategy):
    """Worth the cards of all others, the more the better, and a second build."""

    @override
    def bonus(self, school: i64) -> i64:
        return -90

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        builds_value = extra_builds_value(game, seat, 2, can_see_hand, style)
        return 120 + 20 * game.row[SEATS] + builds_value

    @override
    def bare_use_value(self, game: Game, seat: i64, policy: CharterPolicy) -> i64:
        return SWAP_PRIORITY

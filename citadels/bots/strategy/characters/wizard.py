from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.turn_plan import SWAP_PRIORITY
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import largest_hand
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Wizard(CharacterStrategy):
    """Worth the best card of the largest hand."""

    @override
    def bonus(self, school: i64) -> i64:
        return -90

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        largest = largest_hand(game, seat)
        return 180 + 20 * min(4, largest) if largest else 0

    @override
    def player_use_value(
        self, game: Game, seat: i64, other: i64, detail: i64, policy: CharterPolicy
    ) -> i64:
        return SWAP_PRIORITY + 10 * game.hand_size(other)

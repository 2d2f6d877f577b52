from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.choices.named_character import robbery_value
from citadels.bots.strategy.play_style import BELIEF, PlayStyle
from citadels.bots.strategy.role_values import robbed_gold_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Thief(CharacterStrategy):
    """Worth the gold of others, as far as they can be found."""

    @override
    def bonus(self, school: i64) -> i64:
        return 70 if school == BELIEF else 30

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        return 20 + robbed_gold_value(game, seat, style) + style.attack_bonus

    @override
    def naming_value(self, game: Game, seat: i64, role: i64, policy: CharterPolicy) -> i64:
        return robbery_value(game, seat, role, policy.beliefs, policy.style)

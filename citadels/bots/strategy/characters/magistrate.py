from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.beliefs.belief_table import PER_MILLE
from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import COIN_VALUE, PlayStyle
from citadels.bots.strategy.role_values import average_gold
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import SEATS

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Magistrate(CharacterStrategy):
    """Gets a district that another has paid for."""

    @override
    def bonus(self, school: i64) -> i64:
        return 90

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        gold = average_gold(game, seat)
        return 130 + gold * style.harm_percent // 400 + style.attack_bonus

    @override
    def naming_value(self, game: Game, seat: i64, role: i64, policy: CharterPolicy) -> i64:
        """A warrant is worth the district that its victim is likely to build."""
        value: i64 = 0
        for other in range(game.row[SEATS]):
            chance = policy.beliefs.chance(other, role)
            if chance > 0 and other != seat and game.hand_size(other) > 0:
                gold = game.gold(other) + game.rules.gather_gold
                threat = policy.style.ranking.threat(game, seat, other)
                value += chance * min(6, gold) * (COIN_VALUE + threat // 4)
        return value // PER_MILLE

from __future__ import annotations

from typing import TYPE_CHECKING

from citadels.bots.strategy.beliefs.belief_table import PER_MILLE
from citadels.bots.strategy.character_strategy import CharacterStrategy
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import role_value
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import SEATS

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy


class Witch(CharacterStrategy):
    """Plays the turn of the one she names, or none if nobody has it."""

    @override
    def ability_value(self, game: Game, seat: i64, can_see_hand: bool, style: PlayStyle) -> i64:
        threat = style.ranking.greatest_threat(game, seat)
        return 60 + threat // 3 + style.attack_bonus

    @override
    def naming_value(self, game: Game, seat: i64, role: i64, policy: CharterPolicy) -> i64:
        """Her turn is lost if nobody has it; else it is hers, and the other only gathers."""
        style = policy.style
        value: i64 = 0
        own_value = style.turn_value + role_value(game, seat, role, True, style)
        for other in range(game.row[SEATS]):
            chance = policy.beliefs.chance(other, role)
            if chance > 0 and other != seat:
                loss = 100 + role_value(game, other, role, False, style)
                value += chance * (
                    own_value + loss * style.ranking.threat(game, seat, other) // 300
                )
        return value // PER_MILLE

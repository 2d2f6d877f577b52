from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.bots.strategy.beliefs.belief_table import BeliefTable
from citadels.bots.strategy.district_strategy import DistrictStrategy
from citadels.bots.strategy.play_style import MAX_ROLES, PlayStyle
from citadels.bots.strategy.role_values import role_value
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.bits import lowest_bit, zeros
from citadels.engine.codes import GIVE_ROLE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec

if TYPE_CHECKING:
    from citadels.bots.strategy.policies.charter import CharterPolicy

_SURPRISE_COST: Final = 150  # the own character was picked for a plan; the other is a surprise


class Theater(DistrictStrategy):
    """A change of characters with another player, unseen."""

    @override
    def base_value(self, game: Game) -> i64:
        return 40

    @override
    def player_use_value(
        self, game: Game, seat: i64, other: i64, detail: i64, policy: CharterPolicy
    ) -> i64:
        policy.ensure_beliefs(game, seat)
        role_values = zeros(MAX_ROLES)
        roles = game.rules.cast_mask
        while roles:
            role = lowest_bit(roles)
            roles &= roles - 1
            role_values[role] = policy.pick_value(game, seat, role)
        return _swap_value(game, seat, other, role_values, policy.beliefs, policy.style)

    @override
    def answer_value(self, game: Game, seat: i64, answer: i64, style: PlayStyle) -> i64:
        if verb_of(answer) == GIVE_ROLE:
            return -role_value(game, seat, arg1_of(answer), True, style)
        return super().answer_value(game, seat, answer, style)


def _swap_value(
    game: Game, seat: i64, other: i64, role_values: vec[i64], beliefs: BeliefTable, style: PlayStyle
) -> i64:
    """What it promises to get what the other is likely to hold; zero is to keep what one has.

    What the other loses counts too, and more if the rival is a danger.
    """
    role_given = _least_valuable(game.roles(seat), role_values)
    value_given = role_value(game, other, role_given, False, style)
    total_chance: i64 = 0
    gain: i64 = 0
    loss: i64 = 0
    for role in range(MAX_ROLES):
        chance = beliefs.chance(other, role)
        if chance > 0:
            total_chance += chance
            gain += chance * (role_values[role] - role_values[role_given])
            loss += chance * (role_value(game, other, role, False, style) - value_given)
    if total_chance == 0:
        return 0
    loss = loss * style.ranking.threat(game, seat, other) // 300
    return (gain + loss) // total_chance - _SURPRISE_COST


def _least_valuable(roles: i64, role_values: vec[i64]) -> i64:
    """The character that is given away most gladly: with two of them there is a choice."""
    lowest_role = lowest_bit(roles)
    while roles:
        role = lowest_bit(roles)
        roles &= roles - 1
        if role_values[role] < role_values[lowest_role]:
            lowest_role = role
    return lowest_role

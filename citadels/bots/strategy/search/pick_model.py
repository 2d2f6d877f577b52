"""How others pick: which character a player is likely to take out of a packet.

Nobody knows how a rival thinks, so three schools are mixed: the belief player, who fears names, the
charter player, who does not, and one of which no more is known than that good things are taken more
often. The hand of a rival is not seen either: the first two are asked with a few hands that it may
hold.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.bots.strategy.lead_estimate import MAX_SEATS
from citadels.bots.strategy.play_style import MAX_ROLES, PlayStyle
from citadels.bots.strategy.policies.belief import BeliefPolicy, later_pick_chance
from citadels.bots.strategy.role_values import role_value
from citadels.engine.bits import BIT, count_bits, lowest_bit
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.state import FACEUP, SEATS

# The weights of the two known schools.
_CAUTIOUS_SHARE: Final = 0.6
_BOLD_SHARE: Final = 0.4
_SOFTMAX_TEMPERATURE: Final = 8.0  # worth this much less, a character is taken e times less often
_PER_MILLE: Final = 1000

_TABLE_SIZE: Final = MAX_SEATS * MAX_ROLES
_ZEROS: Final = vec[float]([0.0] * _TABLE_SIZE)


class PickModel:
    """The players of one question, as somebody sees them who does not know their hands.

    `sketches` are games that may be this one, with different hands.
    """

    def __init__(self, samples: list[Game], own_seat: i64, trust: float) -> None:
        game = samples[0]
        self.rules = game.rules
        self.trust = trust
        self.dealt: i64 = game.rules.cast_mask & ~game.row[FACEUP]
        self.sample_count: i64 = len(samples)
        self.pick_chances: vec[float] = _ZEROS[
            :MAX_ROLES
        ]  # by character, of the packet weighed last
        # By seat and character: how much of its worth a sure murderer and robber would take.
        self.murder_risk: vec[float] = _ZEROS[:]
        self.robbery_risk: vec[float] = _ZEROS[:]
        self.cautious_values: list[
            vec[float]
        ] = []  # by sketch: what each character is worth to each seat
        self.bold_values: list[vec[float]] = []
        policy = BeliefPolicy(0)
        self.turn_value = float(policy.style.turn_value)
        for seat in range(game.row[SEATS]):
            if seat != own_seat:
                self._set_risks(game, seat, policy)
        for sample in samples:
            self.cautious_values.append(self._role_values(sample, own_seat, policy.style))
            self.bold_values.append(self._role_values(sample, own_seat, PlayStyle()))

    def _set_risks(self, game: Game, seat: i64, policy: BeliefPolicy) -> None:
        """What a seat has to fear of names for each character, if somebody is sure to name."""
        policy.begin_question()
        policy.set_risks(game, seat, self.dealt, _PER_MILLE, _PER_MILLE)
        roles = self.dealt
        while roles:
            role = lowest_bit(roles)
            roles &= roles - 1
            index = seat * MAX_ROLES + role
            rank = self.rules.rank_of[role]
            if rank > 1:
                self.murder_risk[index] = float(policy.murder_risk[role]) / float(_PER_MILLE)
            if rank > 2:
                loss = policy.expected_theft(game, seat, role)
                self.robbery_risk[index] = float(loss)

    def _role_values(self, sample: Game, own_seat: i64, style: PlayStyle) -> vec[float]:
        style.ranking.invalidate()
        row = _ZEROS[:]
        for seat in range(sample.row[SEATS]):
            if seat == own_seat:
                continue
            roles = self.dealt
            while roles:
                role = lowest_bit(roles)
                roles &= roles - 1
                row[seat * MAX_ROLES + role] = float(role_value(sample, seat, role, True, style))
        return row

    def set_pick_chances(self, seat: i64, packet: i64, odds: vec[float]) -> None:
        """Write into `chosen` how likely the seat takes each character of a packet.

        `odds` are those of somebody who is not known.
        """
        chances = self.pick_chances
        total = 0.0
        roles = packet
        while roles:
            index = seat * MAX_ROLES + lowest_bit(roles)
            total += odds[index]
            roles &= roles - 1
        roles = packet
        while roles:
            role = lowest_bit(roles)
            chances[role] = (1.0 - self.trust) * odds[seat * MAX_ROLES + role] / total
            roles &= roles - 1
        murderer_chance = self._chance_elsewhere(packet, self.rules.cast[1])
        robber_chance = self._chance_elsewhere(packet, self.rules.cast[2])
        for values in self.cautious_values:
            self._add_softmax(
                seat, packet, values, murderer_chance, robber_chance, self.trust * _CAUTIOUS_SHARE
            )
        for values in self.bold_values:
            self._add_softmax(seat, packet, values, 0.0, 0.0, self.trust * _BOLD_SHARE)

    def _add_softmax(
        self,
        seat: i64,
        packet: i64,
        values: vec[float],
        murderer_chance: float,
        robber_chance: float,
        school_share: float,
    ) -> None:
        """Add what one school does with one hand."""
        highest = -1000000.0
        weights = _ZEROS[:MAX_ROLES]
        roles = packet
        while roles:
            role = lowest_bit(roles)
            roles &= roles - 1
            index = seat * MAX_ROLES + role
            value = (
                values[index]
                - (values[index] + self.turn_value) * self.murder_risk[index] * murderer_chance
            )
            value -= self.robbery_risk[index] * robber_chance
            weights[role] = value
            highest = max(highest, value)
        total = 0.0
        roles = packet
        while roles:
            role = lowest_bit(roles)
            roles &= roles - 1
            weights[role] = math.exp((weights[role] - highest) / _SOFTMAX_TEMPERATURE)
            total += weights[role]
        share = school_share / (total * float(self.sample_count))
        roles = packet
        while roles:
            role = lowest_bit(roles)
            roles &= roles - 1
            self.pick_chances[role] += weights[role] * share

    def _chance_elsewhere(self, packet: i64, role: i64) -> float:
        """How likely somebody else has or will have a character, to who looks at a packet."""
        if self.dealt & BIT[role] == 0:
            return 0.0
        if packet & BIT[role]:
            return float(later_pick_chance(packet)) / 1000.0
        missing = count_bits(self.dealt & ~packet)
        return 1.0 - 1.0 / float(missing)  # one of them was laid aside

"""How others pick: which character a player is likely to take out of a packet.

Nobody knows how a rival thinks, so three schools are heard: the belief player, who fears names, the
charter player, who does not, and one of whom no more is known than that good things are taken more
often. The hand of a rival is not seen either: the first two are asked with a few hands that it may
hold.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.bots.strategy.belief import BeliefPolicy, still_to_be_picked
from citadels.bots.strategy.manner import ROLES_ROOM, Manner
from citadels.bots.strategy.picks import pick_worth
from citadels.bots.strategy.standing import SEATS_ROOM
from citadels.engine.bits import BIT, count_bits, lowest_bit
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.state import FACEUP, SEATS

# How much is heard of each of the two known schools.
_FEARFUL: Final = 0.6
_FEARLESS: Final = 0.4
_CALM: Final = 8.0  # a character that is worth so much less is taken e times less often
_CERTAIN: Final = 1000

_TABLE: Final = SEATS_ROOM * ROLES_ROOM
_ZEROS: Final = vec[float]([0.0] * _TABLE)


class Pickers:
    """The players of one question, as somebody sees them who does not know their hands.

    `sketches` are games that may be this one, with different hands.
    """

    def __init__(self, sketches: list[Game], own: i64, trust: float) -> None:
        game = sketches[0]
        self.rules = game.rules
        self.trust = trust
        self.dealt: i64 = game.rules.cast_mask & ~game.row[FACEUP]
        self.sketches: i64 = len(sketches)
        self.chosen: vec[float] = _ZEROS[:ROLES_ROOM]  # by character, of the packet weighed last
        # By seat and character: how much of its worth a sure murderer and thief would take.
        self.murder: vec[float] = _ZEROS[:]
        self.robbery: vec[float] = _ZEROS[:]
        self.fearful: list[vec[float]] = []  # by sketch: what each character is worth to each seat
        self.fearless: list[vec[float]] = []
        policy = BeliefPolicy(0)
        self.turn = float(policy.manner.turn)
        for seat in range(game.row[SEATS]):
            if seat != own:
                self._fear(game, seat, policy)
        for sketch in sketches:
            self.fearful.append(self._worths(sketch, own, policy.manner))
            self.fearless.append(self._worths(sketch, own, Manner()))

    def _fear(self, game: Game, seat: i64, policy: BeliefPolicy) -> None:
        """What a seat has to fear of names for each character, if somebody is sure to name."""
        policy.begin_question()
        policy.foresee_names(game, seat, self.dealt, _CERTAIN, _CERTAIN)
        left = self.dealt
        while left:
            role = lowest_bit(left)
            left &= left - 1
            at = seat * ROLES_ROOM + role
            rank = self.rules.rank_of[role]
            if rank > 1:
                self.murder[at] = float(policy.murder[role]) / float(_CERTAIN)
            if rank > 2:
                lost = policy.stolen(game, seat, role)
                self.robbery[at] = float(lost)

    def _worths(self, sketch: Game, own: i64, manner: Manner) -> vec[float]:
        manner.ranking.forget()
        row = _ZEROS[:]
        for seat in range(sketch.row[SEATS]):
            if seat == own:
                continue
            left = self.dealt
            while left:
                role = lowest_bit(left)
                left &= left - 1
                row[seat * ROLES_ROOM + role] = float(pick_worth(sketch, seat, role, True, manner))
        return row

    def weigh(self, seat: i64, packet: i64, odds: vec[float]) -> None:
        """Write into `chosen` how likely the seat takes each character of a packet.

        `odds` are those of somebody who is not known.
        """
        out = self.chosen
        total = 0.0
        left = packet
        while left:
            at = seat * ROLES_ROOM + lowest_bit(left)
            total += odds[at]
            left &= left - 1
        left = packet
        while left:
            role = lowest_bit(left)
            out[role] = (1.0 - self.trust) * odds[seat * ROLES_ROOM + role] / total
            left &= left - 1
        murderer = self._at_large(packet, self.rules.cast[1])
        thief = self._at_large(packet, self.rules.cast[2])
        for worths in self.fearful:
            self._hear(seat, packet, worths, murderer, thief, self.trust * _FEARFUL)
        for worths in self.fearless:
            self._hear(seat, packet, worths, 0.0, 0.0, self.trust * _FEARLESS)

    def _hear(
        self,
        seat: i64,
        packet: i64,
        worths: vec[float],
        murderer: float,
        thief: float,
        part: float,
    ) -> None:
        """Add what one school does with one hand."""
        most = -1000000.0
        worth = _ZEROS[:ROLES_ROOM]
        left = packet
        while left:
            role = lowest_bit(left)
            left &= left - 1
            at = seat * ROLES_ROOM + role
            value = worths[at] - (worths[at] + self.turn) * self.murder[at] * murderer
            value -= self.robbery[at] * thief
            worth[role] = value
            most = max(most, value)
        total = 0.0
        left = packet
        while left:
            role = lowest_bit(left)
            left &= left - 1
            worth[role] = math.exp((worth[role] - most) / _CALM)
            total += worth[role]
        share = part / (total * float(self.sketches))
        left = packet
        while left:
            role = lowest_bit(left)
            left &= left - 1
            self.chosen[role] += worth[role] * share

    def _at_large(self, packet: i64, role: i64) -> float:
        """How likely somebody else has or will have a character, to who looks at a packet."""
        if self.dealt & BIT[role] == 0:
            return 0.0
        if packet & BIT[role]:
            return float(still_to_be_picked(packet)) / 1000.0
        gone = count_bits(self.dealt & ~packet)
        return 1.0 - 1.0 / float(gone)  # one of them was laid aside

"""The charter player with exact beliefs, about what to name and what is safe to pick."""

from __future__ import annotations

from citadels.bots.strategy.beliefs.belief_table import hidden_roles, odds_of
from citadels.bots.strategy.beliefs.exact_beliefs import ExactBeliefTable
from citadels.bots.strategy.lead_estimate import MAX_SEATS
from citadels.bots.strategy.play_style import BELIEF, COIN_VALUE, MAX_ROLES
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.bots.strategy.role_values import role_value
from citadels.engine.bits import BIT, count_bits, lowest_bit, zeros
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import PACKET, SEATS


def later_pick_chance(packet: i64) -> i64:
    """The chance that a later player takes a given character of a packet, in thousandths."""
    return 700 if count_bits(packet) > 2 else 0


class BeliefPolicy(CharterPolicy):
    """Names by what each player is likely to hold, and avoids what the others will name."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.beliefs = ExactBeliefTable()
        self.style.hit_percent = 59  # better beliefs hit more often
        self.style.join_school(BELIEF)
        self.murder_risk: vec[i64] = zeros(MAX_ROLES)  # how likely a name is, in thousandths
        self.robbery_risk: vec[i64] = zeros(MAX_ROLES)
        self.threats: vec[i64] = zeros(MAX_SEATS)  # of the others to the seat that foresees
        self.has_risks = False

    @override
    def begin_question(self) -> None:
        super().begin_question()
        self.has_risks = False

    @override
    def pick_value(self, game: Game, seat: i64, role: i64) -> i64:
        """What it is worth to be this character, allowing for murder and theft."""
        self._ensure_risks(game, seat)
        value = role_value(game, seat, role, True, self.style)
        rank = game.rules.rank_of[role]
        if rank > 1:
            value -= (value + self.style.turn_value) * self.murder_risk[role] // 1000
        if rank > 2:
            value -= self.expected_theft(game, seat, role)
        return value

    def expected_theft(self, game: Game, seat: i64, role: i64) -> i64:
        """What a robber is likely to take from a seat with this character."""
        return game.gold(seat) * COIN_VALUE * self.robbery_risk[role] // 1000

    def _ensure_risks(self, game: Game, seat: i64) -> None:
        """What is foreseen serves all options of one question, like a guess."""
        if not self.has_risks:
            self.ensure_beliefs(game, seat)
            murderer_chance = self._chance_elsewhere(game, seat, game.rules.cast[1])
            robber_chance = self._chance_elsewhere(game, seat, game.rules.cast[2])
            self.set_risks(game, seat, hidden_roles(game, seat), murderer_chance, robber_chance)
            self.has_risks = True

    def set_risks(
        self, game: Game, seat: i64, candidates: i64, murderer_chance: i64, robber_chance: i64
    ) -> None:
        """How likely others name each of the characters that are out, if one of them can."""
        for role in range(MAX_ROLES):
            self.murder_risk[role] = 0
            self.robbery_risk[role] = 0
        for other in range(game.row[SEATS]):
            self.threats[other] = self.style.ranking.threat(game, seat, other)
        total_murder: i64 = 0
        total_robbery: i64 = 0
        mask = candidates
        while mask:
            role = lowest_bit(mask)
            mask &= mask - 1
            for other in range(game.row[SEATS]):
                odds = odds_of(role_value(game, other, role, other == seat, self.style)) // 10
                self.murder_risk[role] += odds * self.threats[other] // 100
                self.robbery_risk[role] += odds * game.gold(other)
            self.murder_risk[role] = self.murder_risk[role] * self.murder_risk[role] // 100
            total_murder += self.murder_risk[role]
            total_robbery += self.robbery_risk[role]
        while candidates:
            role = lowest_bit(candidates)
            candidates &= candidates - 1
            self.murder_risk[role] = (
                self.murder_risk[role] * murderer_chance // max(1, total_murder)
            )
            self.robbery_risk[role] = (
                self.robbery_risk[role] * robber_chance // max(1, total_robbery)
            )

    def _chance_elsewhere(self, game: Game, seat: i64, role: i64) -> i64:
        """The chance that another player will have this character, in thousandths."""
        packet = game.row[PACKET]
        if packet & BIT[role]:
            return later_pick_chance(packet)
        return self.beliefs.chance_in_play(role, game.row[SEATS])

"""The charter player with exact beliefs: they say whom to name, and what is safe to pick."""

from __future__ import annotations

from citadels.bots.strategy.beliefs import ExactGuess
from citadels.bots.strategy.charter import CharterPolicy
from citadels.bots.strategy.guess import hidden_roles, odds_of
from citadels.bots.strategy.manner import COIN, ROLES_ROOM
from citadels.bots.strategy.picks import pick_worth
from citadels.bots.strategy.standing import SEATS_ROOM
from citadels.engine.bits import BIT, count_bits, lowest_bit, zeros
from citadels.engine.codes import THIEF
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import PACKET, SEATS


def still_to_be_picked(packet: i64) -> i64:
    """The chance that a later player takes a given character of a packet, in thousandths."""
    return 700 if count_bits(packet) > 2 else 0


class BeliefPolicy(CharterPolicy):
    """Names by what each player is likely to hold, and avoids what the others will name."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.guess = ExactGuess()
        self.manner.hit = 59  # who knows more hits more often
        self.manner.liking[THIEF] = 70
        self.murder: vec[i64] = zeros(ROLES_ROOM)  # how likely a name is, in thousandths
        self.robbery: vec[i64] = zeros(ROLES_ROOM)
        self.threats: vec[i64] = zeros(SEATS_ROOM)  # of the others to the seat that foresees
        self.has_foreseen = False

    @override
    def begin_question(self) -> None:
        super().begin_question()
        self.has_foreseen = False

    @override
    def pick(self, game: Game, seat: i64, role: i64) -> i64:
        """What it is worth to be this character, if it is let live and keeps its gold."""
        self._foresee_once(game, seat)
        worth = pick_worth(game, seat, role, True, self.manner)
        rank = game.rules.rank_of[role]
        if rank > 1:
            worth -= (worth + self.manner.turn) * self.murder[role] // 1000
        if rank > 2:
            worth -= self.stolen(game, seat, role)
        return worth

    def stolen(self, game: Game, seat: i64, role: i64) -> i64:
        """What a thief is likely to take from a seat with this character."""
        return game.gold(seat) * COIN * self.robbery[role] // 1000

    def _foresee_once(self, game: Game, seat: i64) -> None:
        """What is foreseen serves all options of one question, like a guess."""
        if not self.has_foreseen:
            self.guess_once(game, seat)
            murderer = self._at_large(game, seat, game.rules.cast[1])
            thief = self._at_large(game, seat, game.rules.cast[2])
            self.foresee_names(game, seat, hidden_roles(game, seat), murderer, thief)
            self.has_foreseen = True

    def foresee_names(self, game: Game, seat: i64, out: i64, murderer: i64, thief: i64) -> None:
        """How likely others name each of the characters that are out, if one of them can."""
        for role in range(ROLES_ROOM):
            self.murder[role] = 0
            self.robbery[role] = 0
        for other in range(game.row[SEATS]):
            self.threats[other] = self.manner.ranking.threat(game, seat, other)
        murders: i64 = 0
        robberies: i64 = 0
        mask = out
        while mask:
            role = lowest_bit(mask)
            mask &= mask - 1
            for other in range(game.row[SEATS]):
                odds = odds_of(pick_worth(game, other, role, other == seat, self.manner)) // 10
                self.murder[role] += odds * self.threats[other] // 100
                self.robbery[role] += odds * game.gold(other)
            self.murder[role] = self.murder[role] * self.murder[role] // 100
            murders += self.murder[role]
            robberies += self.robbery[role]
        while out:
            role = lowest_bit(out)
            out &= out - 1
            self.murder[role] = self.murder[role] * murderer // max(1, murders)
            self.robbery[role] = self.robbery[role] * thief // max(1, robberies)

    def _at_large(self, game: Game, seat: i64, role: i64) -> i64:
        """The chance that another player will have this character, in thousandths."""
        packet = game.row[PACKET]
        if packet & BIT[role]:
            return still_to_be_picked(packet)
        return self.guess.anybody(role, game.row[SEATS])

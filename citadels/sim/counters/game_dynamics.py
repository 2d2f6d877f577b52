"""Counts how games go: their length, how often the lead changes, and who comes back from behind."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.scoring import score
from citadels.engine.state import ROUND, SEATS
from citadels.sim.counters.counter import Counter
from citadels.sim.counters.game_results import zeros

ROUND_BINS: Final = 64
CHANGE_BINS: Final = 32
LEAD_BINS: Final = 61  # points ahead of the best other seat, from 30 behind to 30 ahead
LEAD_ZERO_BIN: Final = 30
SIZE_BINS: Final = 10  # districts of the largest city

ROUNDS_OFFSET: Final = 0
CHANGES_OFFSET: Final = ROUNDS_OFFSET + ROUND_BINS
LEADS_OFFSET: Final = CHANGES_OFFSET + CHANGE_BINS
CELL_COUNT: Final = LEADS_OFFSET + SIZE_BINS * LEAD_BINS


class GameDynamics(Counter):
    """Rounds, changes of the lead, and points ahead at the ends of rounds by the largest city."""

    needs_rounds = True

    def __init__(self) -> None:
        super().__init__(CELL_COUNT)
        self.leader: i64 = NOBODY
        self.lead_changes: i64 = 0
        self.points: vec[i64] = zeros(8)

    @override
    def begin(self, game: Game, bots: list[str]) -> None:
        self.leader = NOBODY
        self.lead_changes = 0

    @override
    def after_round(self, game: Game) -> None:
        seats = game.row[SEATS]
        largest: i64 = 0
        best: i64 = -1
        second: i64 = -1
        leader: i64 = NOBODY
        for seat in range(seats):
            largest = max(largest, game.completion_size(seat))
            points: i64 = score(game, seat)
            self.points[seat] = points
            if points > best:
                second = best
                best = points
                leader = seat
            elif points > second:
                second = points
        if best > second:  # else nobody leads alone
            if self.leader != NOBODY and leader != self.leader:
                self.lead_changes += 1
            self.leader = leader
        size = min(largest, SIZE_BINS - 1)
        for seat in range(seats):
            best_other = second if seat == leader else best
            lead_bin = max(0, min(LEAD_BINS - 1, LEAD_ZERO_BIN + self.points[seat] - best_other))
            self.mark(LEADS_OFFSET + size * LEAD_BINS + lead_bin, seat)

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        self.add(ROUNDS_OFFSET + min(game.row[ROUND], ROUND_BINS - 1), 1)
        self.add(CHANGES_OFFSET + min(self.lead_changes, CHANGE_BINS - 1), 1)
        super().end(game, shares, points)

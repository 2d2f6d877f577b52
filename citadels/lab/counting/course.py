"""Counts how games go: their length, how often the lead changes, who comes back from behind."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.scoring import score
from citadels.engine.state import ROUND, SEATS
from citadels.lab.counting.counter import Counter, zeros

ROUNDS_ROOM: Final = 64
CHANGES_ROOM: Final = 32
AHEAD_ROOM: Final = 61  # points ahead of the best other seat, from 30 behind to 30 ahead
MIDDLE: Final = 30
SIZES_ROOM: Final = 10  # districts of the largest city

LENGTHS_AT: Final = 0
CHANGES_AT: Final = LENGTHS_AT + ROUNDS_ROOM
AHEAD_AT: Final = CHANGES_AT + CHANGES_ROOM
CELLS: Final = AHEAD_AT + SIZES_ROOM * AHEAD_ROOM


class Course(Counter):
    """Rounds, changes of the lead, and points ahead at the ends of rounds by the largest city."""

    needs_rounds = True

    def __init__(self) -> None:
        super().__init__(CELLS)
        self.leader: i64 = NOBODY
        self.changes: i64 = 0
        self.points: vec[i64] = zeros(8)

    @override
    def begin(self, game: Game) -> None:
        self.leader = NOBODY
        self.changes = 0

    @override
    def round_ended(self, game: Game) -> None:
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
                self.changes += 1
            self.leader = leader
        size = min(largest, SIZES_ROOM - 1)
        for seat in range(seats):
            other = second if seat == leader else best
            ahead = max(0, min(AHEAD_ROOM - 1, MIDDLE + self.points[seat] - other))
            self.mark(AHEAD_AT + size * AHEAD_ROOM + ahead, seat)

    @override
    def end(self, game: Game, parts: vec[i64], points: vec[i64]) -> None:
        self.add(LENGTHS_AT + min(game.row[ROUND], ROUNDS_ROOM - 1), 1)
        self.add(CHANGES_AT + min(self.changes, CHANGES_ROOM - 1), 1)
        super().end(game, parts, points)

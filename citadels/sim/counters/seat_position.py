"""Counts how seats did by their distance from the first crown."""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import CROWN, SEATS
from citadels.sim.counters.counter import Counter

SEAT_BINS: Final = 8


class SeatPosition(Counter):
    """By seat number, then by distance from the first crown, clockwise."""

    def __init__(self) -> None:
        super().__init__(2 * SEAT_BINS)
        self.crown: i64 = 0

    @override
    def begin(self, game: Game, bots: list[str]) -> None:
        self.crown = game.row[CROWN]

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        seats = game.row[SEATS]
        for seat in range(seats):
            self.mark(seat, seat)
            self.mark(SEAT_BINS + (seat - self.crown + seats) % seats, seat)
        super().end(game, shares, points)

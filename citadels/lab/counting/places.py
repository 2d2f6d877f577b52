"""Counts how seats did by their distance from the first crown."""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import CROWN, SEATS
from citadels.lab.counting.counter import Counter

SEATS_ROOM: Final = 8


class Places(Counter):
    """By seat as it is numbered, then by distance from who wore the crown first, clockwise."""

    def __init__(self) -> None:
        super().__init__(2 * SEATS_ROOM)
        self.crown: i64 = 0

    @override
    def begin(self, game: Game) -> None:
        self.crown = game.row[CROWN]

    @override
    def end(self, game: Game, parts: vec[i64], points: vec[i64]) -> None:
        seats = game.row[SEATS]
        for seat in range(seats):
            self.mark(seat, seat)
            self.mark(SEATS_ROOM + (seat - self.crown + seats) % seats, seat)
        super().end(game, parts, points)

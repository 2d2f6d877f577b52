"""What every counter has: cells, and what is remembered of a game until its end is known.

All counts are whole numbers, so that those of many blocks add up to the same sums in any order.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec

FIELDS: Final = 3  # of a cell: how often, parts of victories, points
_ROOM: Final = 4096  # marks of one game


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


class Counter:
    """Sees games and counts. It looks and never touches."""

    needs_answers = False  # wants to see each of them; to be called so often takes time
    needs_rounds = False  # wants to see the end of each round

    def __init__(self, cells: i64) -> None:
        self.cells: vec[i64] = zeros(cells * FIELDS)
        self.marked_cell: vec[i64] = zeros(_ROOM)
        self.marked_seat: vec[i64] = zeros(_ROOM)
        self.marks: i64 = 0

    def begin(self, game: Game) -> None:
        """A game has been dealt."""

    def answer(self, game: Game, seat: i64, given: i64, by_lot: bool) -> None:
        """A seat is about to answer; perhaps lots have chosen for it."""

    def round_ended(self, game: Game) -> None:
        """A round is over, and the game is not."""

    def end(self, game: Game, parts: vec[i64], points: vec[i64]) -> None:
        """The game is over: who has which part of the victory, and how many points."""
        for mark in range(self.marks):
            seat = self.marked_seat[mark]
            at = self.marked_cell[mark] * FIELDS
            self.cells[at] += 1
            self.cells[at + 1] += parts[seat]
            self.cells[at + 2] += points[seat]
        self.marks = 0

    def mark(self, cell: i64, seat: i64) -> None:
        """Count the seat in this cell, with what it will have got at the end."""
        if self.marks < _ROOM:
            self.marked_cell[self.marks] = cell
            self.marked_seat[self.marks] = seat
            self.marks += 1

    def add(self, cell: i64, times: i64) -> None:
        """Count something that nobody wins or loses by."""
        self.cells[cell * FIELDS] += times

"""What every counter has: cells, and what is remembered of a game until its end is known."""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.sim.counters.game_results import zeros
from citadels.sim.counters.observer import Observer

CELL_FIELDS: Final = 3  # of a cell: how often, parts of victories, points
_MAX_MARKS: Final = 4096  # marks of one game


class Counter(Observer):
    """An observer that counts in cells and adds up the results of the seats it has marked."""

    def __init__(self, cells: i64) -> None:
        self.cells: vec[i64] = zeros(cells * CELL_FIELDS)
        self.marked_cell: vec[i64] = zeros(_MAX_MARKS)
        self.marked_seat: vec[i64] = zeros(_MAX_MARKS)
        self.mark_count: i64 = 0

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        for mark in range(self.mark_count):
            seat = self.marked_seat[mark]
            offset = self.marked_cell[mark] * CELL_FIELDS
            self.cells[offset] += 1
            self.cells[offset + 1] += shares[seat]
            self.cells[offset + 2] += points[seat]
        self.mark_count = 0

    def mark(self, cell: i64, seat: i64) -> None:
        """Count the seat in this cell, with its results at the end of the game."""
        if self.mark_count < _MAX_MARKS:
            self.marked_cell[self.mark_count] = cell
            self.marked_seat[self.mark_count] = seat
            self.mark_count += 1

    def add(self, cell: i64, times: i64) -> None:
        """Count something that belongs to no seat."""
        self.cells[cell * CELL_FIELDS] += times

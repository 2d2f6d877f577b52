"""Counts which districts a seat was dealt at the start, and which stand in its city at the end.

Cards are dealt at random, so players who have a card from the start differ in nothing else.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import lowest_bit
from citadels.engine.codes import KINDS
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import SEATS
from citadels.sim.counters.counter import Counter

DEALT: Final = 0
STANDING: Final = 1
WAY_BINS: Final = 2


class DealtDistricts(Counter):
    """Dealt at the start or standing at the end, by district."""

    def __init__(self) -> None:
        super().__init__(WAY_BINS * KINDS)

    @override
    def begin(self, game: Game, bots: list[str]) -> None:
        for seat in range(game.row[SEATS]):
            mask = game.hand_mask(seat)
            while mask:
                self.mark(DEALT * KINDS + lowest_bit(mask), seat)
                mask &= mask - 1

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        for seat in range(game.row[SEATS]):
            mask = game.city_mask(seat)
            while mask:
                self.mark(STANDING * KINDS + lowest_bit(mask), seat)
                mask &= mask - 1
        super().end(game, shares, points)

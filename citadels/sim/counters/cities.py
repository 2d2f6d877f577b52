"""Counts what cities look like at the end: how large, how expensive, how many types."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import lowest_bit
from citadels.engine.codes import TYPE_COUNT
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import CITY_MASK, FIRST, SEAT_SIZE, SEATS, SEATS_BASE
from citadels.sim.counters.counter import Counter

SIZE_BINS: Final = 12
COST_BINS: Final = 16  # the mean cost in halves of a coin
TYPE_BINS: Final = TYPE_COUNT + 1

TYPES_OFFSET: Final = 0  # by number of types
SHAPES_OFFSET: Final = TYPES_OFFSET + TYPE_BINS  # by size and mean cost
FIRST_OFFSET: Final = SHAPES_OFFSET + SIZE_BINS * COST_BINS  # the first completed city, the others
CELL_COUNT: Final = FIRST_OFFSET + 2


class FinalCities(Counter):
    """Cities at the end."""

    def __init__(self) -> None:
        super().__init__(CELL_COUNT)

    @override
    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        row = game.row
        for seat in range(row[SEATS]):
            city = row[SEATS_BASE + seat * SEAT_SIZE + CITY_MASK]
            types: i64 = 0
            for type_ in range(TYPE_COUNT):
                if city & game.rules.type_mask[type_]:
                    types += 1
            cost: i64 = 0
            while city:
                card = lowest_bit(city)
                cost += game.rules.cost[card] * game.in_city(seat, card)
                city &= city - 1
            size = game.city_size(seat)
            mean_cost = min(COST_BINS - 1, 2 * cost // size) if size > 0 else 0
            self.mark(TYPES_OFFSET + types, seat)
            self.mark(SHAPES_OFFSET + min(size, SIZE_BINS - 1) * COST_BINS + mean_cost, seat)
            self.mark(FIRST_OFFSET + (0 if row[FIRST] == seat else 1), seat)
        super().end(game, shares, points)

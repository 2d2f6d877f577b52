"""Counts what cities look like at the end: how large, how dear, how many types."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import lowest_bit
from citadels.engine.codes import TYPE_COUNT
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override, vec
from citadels.engine.state import CITY_MASK, FIRST, SEAT_SIZE, SEATS, SEATS_BASE
from citadels.lab.counting.counter import Counter

SIZES_ROOM: Final = 12
DEAR_ROOM: Final = 16  # the mean cost in halves of a coin
TYPES_ROOM: Final = TYPE_COUNT + 1

TYPES_AT: Final = 0  # by number of types
SHAPE_AT: Final = TYPES_AT + TYPES_ROOM  # by size and mean cost
FIRST_AT: Final = SHAPE_AT + SIZES_ROOM * DEAR_ROOM  # who completed a city first, and the others
CELLS: Final = FIRST_AT + 2


class Cities(Counter):
    """Cities at the end."""

    def __init__(self) -> None:
        super().__init__(CELLS)

    @override
    def end(self, game: Game, parts: vec[i64], points: vec[i64]) -> None:
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
            dear = min(DEAR_ROOM - 1, 2 * cost // size) if size > 0 else 0
            self.mark(TYPES_AT + types, seat)
            self.mark(SHAPE_AT + min(size, SIZES_ROOM - 1) * DEAR_ROOM + dear, seat)
            self.mark(FIRST_AT + (0 if row[FIRST] == seat else 1), seat)
        super().end(game, parts, points)

"""Who is ahead, as far as everybody can see."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import lowest_bit, zeros
from citadels.engine.codes import NOBODY, TYPE_COUNT
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.state import (
    BEAUTIFIED_UNIT,
    CITY,
    CITY_MASK,
    CITY_SIZE,
    COMPLETED_CITY,
    FIRST,
    HAND_SIZE,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
)

# In hundredths of a gold coin.
_POINT: Final = 100
_DISTRICT: Final = 120
_GOLD: Final = 60
_CARD: Final = 50

SEATS_ROOM: Final = 8
LEAST_THREAT: Final = 30
MOST_THREAT: Final = 320


def city_points(game: Game, seat: i64) -> i64:
    """What the districts of a city cost together, with the coins on them."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    cost = game.rules.cost
    mask = row[base + CITY_MASK]
    points: i64 = 0
    while mask:
        card = lowest_bit(mask)
        mask &= mask - 1
        cell = row[base + CITY + card]
        points += cost[card] * (cell % BEAUTIFIED_UNIT) + cell // BEAUTIFIED_UNIT
    return points


def types_in(game: Game, city: i64) -> i64:
    """How many types of districts there are among these kinds."""
    count: i64 = 0
    for type_ in range(TYPE_COUNT):
        if city & game.rules.type_mask[type_]:
            count += 1
    return count


def open_points(game: Game, seat: i64) -> i64:
    """Points that everybody can count: districts, types, and the end of the game."""
    row = game.row
    rules = game.rules
    base = SEATS_BASE + seat * SEAT_SIZE
    points = city_points(game, seat)
    city = row[base + CITY_MASK]
    if types_in(game, city) == TYPE_COUNT:
        points += rules.points_all_types
    if row[FIRST] == seat:
        points += rules.points_first
    elif row[base + COMPLETED_CITY]:
        points += rules.points_completed
    return points


def standing(game: Game, seat: i64) -> i64:
    """How well a seat is doing: city, gold and cards in one number."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    return (
        open_points(game, seat) * _POINT
        + row[base + CITY_SIZE] * _DISTRICT
        + row[base + SEAT_GOLD] * _GOLD
        + row[base + HAND_SIZE] * _CARD
    )


class Ranking:
    """How all seats stand, worked out once for a question. Forget it before the next."""

    def __init__(self) -> None:
        self.is_fresh = False
        self.standings: vec[i64] = zeros(SEATS_ROOM)
        self.missing: vec[i64] = zeros(SEATS_ROOM)  # districts to a complete city
        self.greatest: vec[i64] = zeros(SEATS_ROOM)  # threat to each, or 0: not asked for yet
        self.total: i64 = 0

    def forget(self) -> None:
        self.is_fresh = False

    def look(self, game: Game) -> None:
        if self.is_fresh:
            return
        self.is_fresh = True
        self.total = 0
        for seat in range(game.row[SEATS]):
            own = standing(game, seat)
            self.standings[seat] = own
            self.total += own
            self.greatest[seat] = 0
            self.missing[seat] = game.complete_at() - game.completion_size(seat)

    def threat(self, game: Game, seat: i64, other: i64) -> i64:
        """How much a rival stands between a seat and its victory, in per cent of an average one."""
        self.look(game)
        rivals = self.total - self.standings[seat]
        ahead = self.standings[other] - rivals // (game.row[SEATS] - 1)
        worth = 100 + ahead // 8
        if game.row[FIRST] == NOBODY:
            if self.missing[other] <= 1:
                worth += 90
            elif self.missing[other] == 2:
                worth += 45
        return max(LEAST_THREAT, min(MOST_THREAT, worth))

    def greatest_threat(self, game: Game, seat: i64) -> i64:
        self.look(game)
        most = self.greatest[seat]
        if most == 0:
            for other in range(game.row[SEATS]):
                if other != seat:
                    most = max(most, self.threat(game, seat, other))
            self.greatest[seat] = most
        return most

    def leads(self, game: Game, seat: i64) -> bool:
        """Whether nobody is ahead of this seat."""
        self.look(game)
        for other in range(game.row[SEATS]):
            if self.standings[other] > self.standings[seat]:
                return False
        return True

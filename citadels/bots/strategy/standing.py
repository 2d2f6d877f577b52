"""Who is ahead, as far as everybody can see."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import lowest, row_of
from citadels.engine.codes import NOBODY, TYPES
from citadels.engine.game import Game
from citadels.engine.state import (
    CITY,
    CITY_MASK,
    CITY_SIZE,
    COMPLETED_CITY,
    FINE_STEP,
    FIRST,
    HAND_SIZE,
    MONEY,
    ROW,
    ROWS,
    SEATS,
)
from citadels.engine.typed import i64, vec

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
    base = ROWS + seat * ROW
    cost = game.rules.cost
    mask = row[base + CITY_MASK]
    points: i64 = 0
    while mask:
        card = lowest(mask)
        mask &= mask - 1
        cell = row[base + CITY + card]
        points += cost[card] * (cell % FINE_STEP) + cell // FINE_STEP
    return points


def types_in(game: Game, city: i64) -> i64:
    """How many types of districts there are among these kinds."""
    count: i64 = 0
    for type_ in range(TYPES):
        if city & game.rules.type_mask[type_]:
            count += 1
    return count


def open_points(game: Game, seat: i64) -> i64:
    """Points that everybody can count: districts, types, and the end of the game."""
    row = game.row
    rules = game.rules
    base = ROWS + seat * ROW
    points = city_points(game, seat)
    city = row[base + CITY_MASK]
    if types_in(game, city) == TYPES:
        points += rules.points_all_types
    if row[FIRST] == seat:
        points += rules.points_first
    elif row[base + COMPLETED_CITY]:
        points += rules.points_completed
    return points


def standing(game: Game, seat: i64) -> i64:
    """How well a seat is doing: city, gold and cards in one number."""
    row = game.row
    base = ROWS + seat * ROW
    return (
        open_points(game, seat) * _POINT
        + row[base + CITY_SIZE] * _DISTRICT
        + row[base + MONEY] * _GOLD
        + row[base + HAND_SIZE] * _CARD
    )


class Ranking:
    """How all seats stand, worked out once for a question. Forget it before the next."""

    def __init__(self) -> None:
        self.is_fresh = False
        self.standings: vec[i64] = row_of(SEATS_ROOM)
        self.missing: vec[i64] = row_of(SEATS_ROOM)  # districts to a complete city
        self.greatest: vec[i64] = row_of(SEATS_ROOM)  # threat to each, or 0: not asked for yet
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
            self.missing[seat] = game.complete_at() - game.size_toward_end(seat)

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

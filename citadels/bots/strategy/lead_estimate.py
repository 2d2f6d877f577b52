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
_POINT_VALUE: Final = 100
_DISTRICT_VALUE: Final = 120
_GOLD_VALUE: Final = 60
_CARD_VALUE: Final = 50

MAX_SEATS: Final = 8
MIN_THREAT_PERCENT: Final = 30
MAX_THREAT_PERCENT: Final = 320


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


def count_types(game: Game, city: i64) -> i64:
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
    if count_types(game, city) == TYPE_COUNT:
        points += rules.points_all_types
    if row[FIRST] == seat:
        points += rules.points_first
    elif row[base + COMPLETED_CITY]:
        points += rules.points_completed
    return points


def lead_score(game: Game, seat: i64) -> i64:
    """How well a seat is doing: city, gold and cards in one number."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    return (
        open_points(game, seat) * _POINT_VALUE
        + row[base + CITY_SIZE] * _DISTRICT_VALUE
        + row[base + SEAT_GOLD] * _GOLD_VALUE
        + row[base + HAND_SIZE] * _CARD_VALUE
    )


class Ranking:
    """How all seats stand, worked out once for a question. Forget it before the next."""

    def __init__(self) -> None:
        self.is_fresh = False
        self.lead_scores: vec[i64] = zeros(MAX_SEATS)
        self.missing_districts: vec[i64] = zeros(MAX_SEATS)  # districts to a complete city
        self.greatest_threats: vec[i64] = zeros(MAX_SEATS)  # to each seat; 0: not asked for yet
        self.total_score: i64 = 0

    def invalidate(self) -> None:
        self.is_fresh = False

    def refresh(self, game: Game) -> None:
        if self.is_fresh:
            return
        self.is_fresh = True
        self.total_score = 0
        for seat in range(game.row[SEATS]):
            score = lead_score(game, seat)
            self.lead_scores[seat] = score
            self.total_score += score
            self.greatest_threats[seat] = 0
            self.missing_districts[seat] = game.complete_at() - game.completion_size(seat)

    def threat(self, game: Game, seat: i64, other: i64) -> i64:
        """How much a rival stands between a seat and its victory, in per cent of an average one."""
        self.refresh(game)
        rivals = self.total_score - self.lead_scores[seat]
        lead = self.lead_scores[other] - rivals // (game.row[SEATS] - 1)
        percent = 100 + lead // 8
        if game.row[FIRST] == NOBODY:
            if self.missing_districts[other] <= 1:
                percent += 90
            elif self.missing_districts[other] == 2:
                percent += 45
        return max(MIN_THREAT_PERCENT, min(MAX_THREAT_PERCENT, percent))

    def greatest_threat(self, game: Game, seat: i64) -> i64:
        self.refresh(game)
        greatest = self.greatest_threats[seat]
        if greatest == 0:
            for other in range(game.row[SEATS]):
                if other != seat:
                    greatest = max(greatest, self.threat(game, seat, other))
            self.greatest_threats[seat] = greatest
        return greatest

    def is_leading(self, game: Game, seat: i64) -> bool:
        """Whether nobody is ahead of this seat."""
        self.refresh(game)
        for other in range(game.row[SEATS]):
            if self.lead_scores[other] > self.lead_scores[seat]:
                return False
        return True

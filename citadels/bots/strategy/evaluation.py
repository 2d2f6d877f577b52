"""What a position is worth to each seat: its share of the victory, judged when a round has ended.

A linear judgement of cities, gold and hands, turned into shares that sum to one. The weights come
from games played to the end: `bench/bots/fit_evaluation.py` makes them anew.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.bots.strategy.cards import TEXT, cheapest, dearest, useful_mask
from citadels.bots.strategy.standing import SEATS_ROOM, open_points, types_in
from citadels.bots.strategy.weights import WEIGHTS
from citadels.engine.bits import count_bits, lowest_bit
from citadels.engine.codes import TYPE_COUNT
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.scoring import score, winners
from citadels.engine.state import (
    CITY_MASK,
    CROWN,
    HAND_SIZE,
    MUSEUM_SIZE,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
)

FEATURES: Final = 12
PHASES: Final = 7  # districts that the largest city still misses, from 0 to 6 and more


def phase_of(game: Game) -> i64:
    """How far the game has come: what the largest city misses."""
    most: i64 = 0
    for seat in range(game.row[SEATS]):
        most = max(most, game.completion_size(seat))
    return max(0, min(PHASES - 1, game.complete_at() - most))


def describe(game: Game, seat: i64, out: vec[float], at: i64) -> None:
    """Write the features of a seat into a row."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    city = row[base + CITY_MASK]
    gold = row[base + SEAT_GOLD]
    size = game.completion_size(seat)
    useful = useful_mask(game, seat)
    cards = count_bits(useful)
    out[at] = float(open_points(game, seat))
    out[at + 1] = float(size)
    out[at + 2] = float(min(gold, 4))
    out[at + 3] = float(max(0, min(gold, 12) - 4))
    out[at + 4] = float(min(cards, 2))
    out[at + 5] = float(max(0, min(cards, 6) - 2))
    out[at + 6] = float(row[base + HAND_SIZE] - cards)
    out[at + 7] = 1.0 if row[CROWN] == seat else 0.0
    out[at + 8] = float(types_in(game, city))
    out[at + 9] = float(_texts(game, city)) / 100.0
    out[at + 10] = 1.0 if cards > 0 and cheapest(game, useful) <= gold + 2 else 0.0
    out[at + 11] = float(dearest(game, useful, gold + 2))


def _texts(game: Game, city: i64) -> i64:
    """The points and other gains that the texts of a city promise."""
    total: i64 = 0
    city &= game.rules.type_mask[TYPE_COUNT - 1]
    while city:
        card = lowest_bit(city)
        city &= city - 1
        total += TEXT[card]
        if (game.rules.keeps_pile >> card) & 1:
            total += 100 * game.row[MUSEUM_SIZE]
    return total


class Evaluator:
    """Judges positions. It has its own rows, so that judging allocates nothing."""

    def __init__(self) -> None:
        self.shares: vec[float] = vec[float]([0.0] * SEATS_ROOM)
        self.row: vec[float] = vec[float]([0.0] * FEATURES)

    def judge(self, game: Game) -> None:
        """Write the share of each seat into `shares`."""
        if game.is_over():
            self._settle(game)
            return
        seats = game.row[SEATS]
        first = phase_of(game) * FEATURES
        most = -1000000.0
        for seat in range(seats):
            describe(game, seat, self.row, 0)
            value = 0.0
            for feature in range(FEATURES):
                value += self.row[feature] * WEIGHTS[first + feature]
            self.shares[seat] = value
            most = max(most, value)
        total = 0.0
        for seat in range(seats):
            share = math.exp(self.shares[seat] - most)
            self.shares[seat] = share
            total += share
        for seat in range(seats):
            self.shares[seat] = self.shares[seat] / total

    def _settle(self, game: Game) -> None:
        """The game is over: the winners share."""
        seats = game.row[SEATS]
        best = -1
        ahead: i64 = 0
        for seat in range(seats):
            points = score(game, seat)
            self.shares[seat] = float(points)
            if points > best:
                best = points
                ahead = 1
            elif points == best:
                ahead += 1
        won = winners(game) if ahead > 1 else []
        for seat in range(seats):
            if ahead == 1:
                self.shares[seat] = 1.0 if self.shares[seat] == float(best) else 0.0
            else:
                self.shares[seat] = 1.0 / float(len(won)) if seat in won else 0.0

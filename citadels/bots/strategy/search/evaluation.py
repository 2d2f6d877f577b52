"""What a position is worth to each seat: its share of the victory, judged when a round has ended.

A linear judgement of cities, gold and hands, turned into shares that sum to one. The weights come
from games played to the end: `bench/bots/fit_evaluation.py` computes them.
"""

from __future__ import annotations

import math
from typing import Final

from citadels.bots.strategy.district_values import (
    max_affordable_cost,
    min_cost,
    useful_mask,
)
from citadels.bots.strategy.lead_estimate import MAX_SEATS, count_types, open_points
from citadels.bots.strategy.search.weights import WEIGHTS
from citadels.bots.strategy.strategies import STRATEGIES
from citadels.engine.bits import count_bits, lowest_bit
from citadels.engine.codes import FIRST_DISTRICT_HANDLER, TYPE_COUNT
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.scoring import score, winners
from citadels.engine.state import (
    CITY_MASK,
    CROWN,
    HAND_SIZE,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
)

FEATURE_COUNT: Final = 12
PHASE_COUNT: Final = 7  # districts that the largest city still misses, from 0 to 6 and more


def phase_of(game: Game) -> i64:
    """How far the game has come: what the largest city misses."""
    largest: i64 = 0
    for seat in range(game.row[SEATS]):
        largest = max(largest, game.completion_size(seat))
    return max(0, min(PHASE_COUNT - 1, game.complete_at() - largest))


def write_features(game: Game, seat: i64, features: vec[float], offset: i64) -> None:
    """Write the features of a seat into a row."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    city = row[base + CITY_MASK]
    gold = row[base + SEAT_GOLD]
    size = game.completion_size(seat)
    useful_kinds = useful_mask(game, seat)
    cards = count_bits(useful_kinds)
    features[offset] = float(open_points(game, seat))
    features[offset + 1] = float(size)
    features[offset + 2] = float(min(gold, 4))
    features[offset + 3] = float(max(0, min(gold, 12) - 4))
    features[offset + 4] = float(min(cards, 2))
    features[offset + 5] = float(max(0, min(cards, 6) - 2))
    features[offset + 6] = float(row[base + HAND_SIZE] - cards)
    features[offset + 7] = 1.0 if row[CROWN] == seat else 0.0
    features[offset + 8] = float(count_types(game, city))
    features[offset + 9] = float(_city_text_value(game, city)) / 100.0
    features[offset + 10] = 1.0 if cards > 0 and min_cost(game, useful_kinds) <= gold + 2 else 0.0
    features[offset + 11] = float(max_affordable_cost(game, useful_kinds, gold + 2))


def _city_text_value(game: Game, city: i64) -> i64:
    """The points and other gains that the texts of a city promise."""
    total: i64 = 0
    city &= game.rules.type_mask[TYPE_COUNT - 1]
    while city:
        card = lowest_bit(city)
        city &= city - 1
        total += STRATEGIES[FIRST_DISTRICT_HANDLER + card].promised_value(game)
    return total


class Evaluator:
    """Judges positions. It has its own rows, so that judging allocates nothing."""

    def __init__(self) -> None:
        self.shares: vec[float] = vec[float]([0.0] * MAX_SEATS)
        self.features: vec[float] = vec[float]([0.0] * FEATURE_COUNT)

    def evaluate(self, game: Game) -> None:
        """Write the share of each seat into `shares`."""
        if game.is_over():
            self._share_victory(game)
            return
        seats = game.row[SEATS]
        offset = phase_of(game) * FEATURE_COUNT
        highest = -1000000.0
        for seat in range(seats):
            write_features(game, seat, self.features, 0)
            value = 0.0
            for feature in range(FEATURE_COUNT):
                value += self.features[feature] * WEIGHTS[offset + feature]
            self.shares[seat] = value
            highest = max(highest, value)
        total = 0.0
        for seat in range(seats):
            share = math.exp(self.shares[seat] - highest)
            self.shares[seat] = share
            total += share
        for seat in range(seats):
            self.shares[seat] = self.shares[seat] / total

    def _share_victory(self, game: Game) -> None:
        """The game is over: the winners share."""
        seats = game.row[SEATS]
        best_points = -1
        leaders: i64 = 0
        for seat in range(seats):
            points = score(game, seat)
            self.shares[seat] = float(points)
            if points > best_points:
                best_points = points
                leaders = 1
            elif points == best_points:
                leaders += 1
        winning_seats = winners(game) if leaders > 1 else []
        for seat in range(seats):
            if leaders == 1:
                self.shares[seat] = 1.0 if self.shares[seat] == float(best_points) else 0.0
            else:
                self.shares[seat] = (
                    1.0 / float(len(winning_seats)) if seat in winning_seats else 0.0
                )

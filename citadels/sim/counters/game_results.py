"""How a game ends: with results, or not at all."""

from __future__ import annotations

from typing import Final

from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.scoring import VICTORY_PARTS, score, winners
from citadels.engine.state import SEATS

MAX_DECISIONS: Final = 20_000  # answers; random games have a few hundred


class EndlessError(Exception):
    """A game that nobody brings to an end."""


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def compute_results(game: Game, shares: vec[i64], points: vec[i64]) -> None:
    """Write down, by seat, the parts of the victory and the points."""
    seats = game.row[SEATS]
    best_points: i64 = -1
    leaders: i64 = 0
    for seat in range(seats):
        seat_points: i64 = score(game, seat)
        points[seat] = seat_points
        if seat_points > best_points:
            best_points = seat_points
            leaders = 1
        elif seat_points == best_points:
            leaders += 1
    winner_seats = winners(game) if leaders > 1 else []  # breaking a tie takes longer
    for seat in range(seats):
        if leaders == 1:
            shares[seat] = VICTORY_PARTS if points[seat] == best_points else 0
        else:
            shares[seat] = VICTORY_PARTS // len(winner_seats) if seat in winner_seats else 0

"""Ratings of all bots that played: the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from citadels.sim.seatings import Match
from citadels.sim.tournament import GameResult

MAX_RATED_GAMES: Final = 20_000  # games; later ones no longer move a rating


@dataclass(frozen=True)
class Rating:
    """The strength of a bot as a bell curve; the ordinal is a cautious guess, mu - 3 sigma."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    games: int


def finish_ranks(result: GameResult) -> list[int]:
    """The place of each seat: winners first, then by points; equal points share a place."""
    keys = [
        (share == 0, 0 if share else -points)
        for share, points in zip(result.shares, result.scores, strict=True)
    ]
    order = sorted(keys)
    return [order.index(key) for key in keys]


def rate(matches: Sequence[Match], results: Sequence[GameResult]) -> list[Rating]:
    """The ratings of the bots, the best first.

    Several seats with the same bot are rated separately; the bot gets their mean.
    """
    model = PlackettLuce()
    bots = dict.fromkeys(spec for match in matches for spec in match.bots)
    ratings = {spec: model.rating(name=spec) for spec in bots}
    games = dict.fromkeys(ratings, 0)
    for result in results[:MAX_RATED_GAMES]:
        specs = [matches[result.match].bots[entry] for entry in result.entries]
        teams = [[model.create_rating([ratings[spec].mu, ratings[spec].sigma])] for spec in specs]
        new_ratings = model.rate(teams, ranks=[float(rank) for rank in finish_ranks(result)])
        for spec in set(specs):
            seat_ratings = [
                new_ratings[seat][0] for seat, other in enumerate(specs) if other == spec
            ]
            ratings[spec].mu = sum(rating.mu for rating in seat_ratings) / len(seat_ratings)
            ratings[spec].sigma = sum(rating.sigma for rating in seat_ratings) / len(seat_ratings)
            games[spec] += 1
    rows = [
        Rating(spec, rating.mu, rating.sigma, rating.ordinal(), games[spec])
        for spec, rating in ratings.items()
    ]
    return sorted(rows, key=lambda row: (-row.ordinal, row.bot))

"""Ratings of all bots that met: Plackett-Luce, as openskill has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from citadels.sim.arena import Result
from citadels.sim.pairing import Match

MOST_RATED: Final = 20_000  # games; later ones no longer move a rating


@dataclass(frozen=True)
class Rated:
    """The strength of a bot as a bell curve; the ordinal is a cautious guess, mu - 3 sigma."""

    bot: str
    mu: float
    sigma: float
    ordinal: float
    games: int


def places(result: Result) -> list[int]:
    """The place of each seat: winners first, then by points; equal points are equal places."""
    keys = [
        (share == 0, 0 if share else -points)
        for share, points in zip(result.shares, result.scores, strict=True)
    ]
    order = sorted(keys)
    return [order.index(key) for key in keys]


def rate(matches: Sequence[Match], results: Sequence[Result]) -> list[Rated]:
    """The bots by strength, the best first.

    Several seats with the same bot are rated each for itself; the bot then has their mean.
    """
    model = PlackettLuce()
    bots = dict.fromkeys(line for match in matches for line in match.bots)
    known = {line: model.rating(name=line) for line in bots}
    games = dict.fromkeys(known, 0)
    for result in results[:MOST_RATED]:
        lines = [matches[result.match].bots[entry] for entry in result.entries]
        teams = [[model.create_rating([known[line].mu, known[line].sigma])] for line in lines]
        after = model.rate(teams, ranks=[float(place) for place in places(result)])
        for line in set(lines):
            mine = [after[seat][0] for seat, other in enumerate(lines) if other == line]
            known[line].mu = sum(rating.mu for rating in mine) / len(mine)
            known[line].sigma = sum(rating.sigma for rating in mine) / len(mine)
            games[line] += 1
    rated = [
        Rated(line, rating.mu, rating.sigma, rating.ordinal(), games[line])
        for line, rating in known.items()
    ]
    return sorted(rated, key=lambda one: (-one.ordinal, one.bot))

"""How much of the result is due to the player, and how much to the deal and the seat.

Every deal is played in all rotations, so each bot has had each seat of it once. The effect that a
seat of a deal has on every bot belongs to the deal; the effect that a bot has in every seat belongs
to the player; the rest is their interaction and the randomness inside the game. These are
components of variance, without the share that chance alone would produce.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from citadels.lab.point import Point
from citadels.lab.report.figures import BARS, SHARE, Figure
from citadels.lab.report.results import PlayedCondition, Results
from citadels.sim.estimates import Floats
from citadels.sim.seeds import mix_seed

ID: Final = "skill"
CAUSES: Final = ("player", "deal", "rest")
BOOTSTRAP_RESAMPLES: Final = 1000  # resamplings of the deals


def figures(results: Results) -> list[Figure]:
    """The causes, for each line-up of different bots."""
    conditions = results.conditions(ID, mixed=True, duplicate=True)
    return [_causes(results, condition) for condition in conditions]


def _causes(results: Results, condition: PlayedCondition) -> Figure:
    deals = deals_of(results.games(condition), condition)
    low, high = _interval(deals, condition.seed, results.table_confidence(len(CAUSES)))
    value = deals.variance_shares(np.ones((1, len(deals.squares))))[0]
    figure_points = [
        Point(
            (cause,), float(value[index]), float(low[index]), float(high[index]), len(deals.squares)
        )
        for index, cause in enumerate(CAUSES)
    ]
    return results.figure("skill-causes", [condition], BARS, SHARE, ("cause",), figure_points)


@dataclass(frozen=True)
class DealSums:
    """Sums of each deal that is there in all rotations."""

    squares: Floats  # by deal: of the results
    cells: Floats  # by deal: of the sums of each seat, squared
    bots: Floats  # by deal and bot: of the results
    seats: Floats  # by bot: its number of seats at a table

    def variance_shares(self, weights: Floats) -> Floats:
        """Shares of the variance, for each row of weights of the deals."""
        players = self.seats.sum()
        deals = weights.sum(axis=1)
        count = deals * players**2
        sums = weights @ self.bots
        correction = sums.sum(axis=1) ** 2 / count
        total = weights @ self.squares - correction
        seat_part = weights @ self.cells / players - correction
        means = sums / (deals[:, None] * self.seats * players)
        centre = sums.sum(axis=1) / count
        bot_spread = (self.seats * (means - centre[:, None]) ** 2).sum(axis=1)
        bot_part = bot_spread * deals * players
        kinds = len(self.seats)
        degrees = count - deals * players - (kinds - 1)
        residual = (total - seat_part - bot_part) / degrees
        of_deals = np.maximum(0, (seat_part / (deals * players - 1) - residual) / players)
        of_bots = np.maximum(0, bot_spread / players - residual * (kinds - 1) / count)
        components = np.stack([of_bots, of_deals, residual], axis=1)
        fractions: Floats = components / components.sum(axis=1, keepdims=True)
        return fractions


def deals_of(games: pl.DataFrame, condition: PlayedCondition) -> DealSums:
    """The sums of whole deals."""
    number = pl.col("game") - pl.col("block").cast(pl.Int64) * condition.block
    numbered = games.with_columns(deal=number // condition.players)
    complete = numbered.filter(pl.len().over("block", "deal") == condition.players**2)
    deal = ["block", "deal"]
    squares = complete.group_by(deal).agg((pl.col("share") ** 2).sum()).sort(deal)
    seats = complete.group_by([*deal, "seat"]).agg(pl.col("share").sum())
    cells = seats.group_by(deal).agg((pl.col("share") ** 2).sum()).sort(deal)
    names = list(dict.fromkeys(condition.bots))
    bots = [
        complete.group_by(deal)
        .agg(pl.when(pl.col("bot") == name).then(pl.col("share")).otherwise(0.0).sum())
        .sort(deal)["share"]
        .to_numpy()
        for name in names
    ]
    return DealSums(
        squares["share"].to_numpy(),
        cells["share"].to_numpy(),
        np.stack(bots, axis=1),
        np.array([condition.bots.count(name) for name in names], dtype=np.float64),
    )


def _interval(deals: DealSums, seed: int, confidence: float) -> tuple[Floats, Floats]:
    """The interval, from drawing deals with replacement."""
    rng = np.random.default_rng(mix_seed("skill", seed))
    count = len(deals.squares)
    resampled = [
        deals.variance_shares(
            rng.multinomial(count, [1 / count] * count, size=100).astype(np.float64)
        )
        for _ in range(BOOTSTRAP_RESAMPLES // 100)
    ]
    tail = (1 - confidence) / 2
    low, high = np.quantile(np.concatenate(resampled), [tail, 1 - tail], axis=0)
    return low, high

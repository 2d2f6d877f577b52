"""How much of the result is the player, and how much the deal and the seat.

Every deal is played in all rotations, so each bot has had each seat of it once. What a seat of a
deal brings to everybody who sits there is the deal's; what a bot brings in every seat is the
player's; the rest is how they met, and the chance of the game. The parts are components of
variance: what would come out by chance alone has been taken off.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
import polars as pl

from citadels.lab.report.figures import BARS, SHARE, Chapter, Figure, Point
from citadels.lab.report.results import Part, Results, name_of
from citadels.sim.seeds import mixed

ID: Final = "skill"
CAUSES: Final = ("player", "deal", "rest")
DRAWN: Final = 1000  # resamplings of the deals
Floats = npt.NDArray[np.float64]


def chapter(results: Results) -> Chapter | None:
    """The causes, for each line-up of different bots."""
    parts = results.parts(ID, mixed=True, duplicate=True)
    figures = [_causes(results, part) for part in parts]
    return Chapter(ID, tuple(figures)) if figures else None


def _causes(results: Results, part: Part) -> Figure:
    deals = deals_of(results.games(part), part)
    low, high = _interval(deals, part.seed, results.shared(len(CAUSES)))
    value = deals.causes(np.ones((1, len(deals.squares))))[0]
    found = [
        Point((cause,), float(value[at]), float(low[at]), float(high[at]), len(deals.squares))
        for at, cause in enumerate(CAUSES)
    ]
    return Figure(
        "skill-causes",
        name_of("skill-causes", [part], *dict.fromkeys(part.bots)),
        BARS,
        SHARE,
        ("cause",),
        tuple(found),
        results.source([part]),
    )


@dataclass(frozen=True)
class Deals:
    """Sums of each deal that is there in all rotations."""

    squares: Floats  # by deal: of the results
    cells: Floats  # by deal: of the sums of each seat, squared
    bots: Floats  # by deal and bot: of the results
    seats: Floats  # by bot: how many at a table are the same

    def causes(self, weights: Floats) -> Floats:
        """Parts of the variance, for each row that says how often every deal is taken."""
        players = self.seats.sum()
        deals = weights.sum(axis=1)
        count = deals * players**2
        sums = weights @ self.bots
        correction = sums.sum(axis=1) ** 2 / count
        whole = weights @ self.squares - correction
        cell = weights @ self.cells / players - correction
        means = sums / (deals[:, None] * self.seats * players)
        centre = sums.sum(axis=1) / count
        spread = (self.seats * (means - centre[:, None]) ** 2).sum(axis=1)
        bot = spread * deals * players
        kinds = len(self.seats)
        free = count - deals * players - (kinds - 1)
        rest = (whole - cell - bot) / free
        of_deals = np.maximum(0, (cell / (deals * players - 1) - rest) / players)
        of_bots = np.maximum(0, spread / players - rest * (kinds - 1) / count)
        parts = np.stack([of_bots, of_deals, rest], axis=1)
        together: Floats = parts / parts.sum(axis=1, keepdims=True)
        return together


def deals_of(games: pl.DataFrame, part: Part) -> Deals:
    """The sums of whole deals."""
    number = pl.col("game") - pl.col("block").cast(pl.Int64) * part.block
    told = games.with_columns(deal=number // part.players)
    whole = told.filter(pl.len().over("block", "deal") == part.players**2)
    deal = ["block", "deal"]
    squares = whole.group_by(deal).agg((pl.col("share") ** 2).sum()).sort(deal)
    seats = whole.group_by([*deal, "seat"]).agg(pl.col("share").sum())
    cells = seats.group_by(deal).agg((pl.col("share") ** 2).sum()).sort(deal)
    names = list(dict.fromkeys(part.bots))
    bots = [
        whole.group_by(deal)
        .agg(pl.when(pl.col("bot") == name).then(pl.col("share")).otherwise(0.0).sum())
        .sort(deal)["share"]
        .to_numpy()
        for name in names
    ]
    return Deals(
        squares["share"].to_numpy(),
        cells["share"].to_numpy(),
        np.stack(bots, axis=1),
        np.array([part.bots.count(name) for name in names], dtype=np.float64),
    )


def _interval(deals: Deals, seed: int, confidence: float) -> tuple[Floats, Floats]:
    """From deals drawn anew with replacement."""
    chance = np.random.default_rng(mixed("skill", seed))
    count = len(deals.squares)
    found = [
        deals.causes(chance.multinomial(count, [1 / count] * count, size=100).astype(np.float64))
        for _ in range(DRAWN // 100)
    ]
    tail = (1 - confidence) / 2
    low, high = np.quantile(np.concatenate(found), [tail, 1 - tail], axis=0)
    return low, high

"""From results to numbers with intervals.

Games of one deal are correlated, so the deal is the block: intervals come from drawing whole deals
with replacement (percentile bootstrap). An incomplete deal counts with the games it has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from citadels.sim.seeds import mix_seed
from citadels.sim.sprt import CONFIDENCE
from citadels.sim.tournament import GameResult

Floats = NDArray[np.float64]
RESAMPLES: Final = 2_000
MAX_WEIGHT_CELLS: Final = 4_000_000  # cells of the table of weights


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval; a single deal has no interval."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """The results of some seats: of a side, a seat number, or a distance from the crown."""

    name: str
    seats: int  # how often one was played
    share: Estimate  # of the victory
    score: Estimate


@dataclass(frozen=True)
class Bootstrap:
    """How intervals are computed."""

    level: float = CONFIDENCE
    seed: int = 0
    resamples: int = RESAMPLES


def standings(
    results: Sequence[GameResult],
    names: Sequence[str],
    group: Callable[[GameResult, int], int],
    bootstrap: Bootstrap,
) -> list[Standing]:
    """Share and score of each group of seats, in the order of the names.

    `group` maps a seat of a game to a name. Names without a seat are omitted.
    """
    deals = {deal: row for row, deal in enumerate(sorted({result.deal for result in results}))}
    shares = np.zeros((len(deals), len(names)))
    scores = np.zeros_like(shares)
    seats = np.zeros_like(shares)
    for result in results:
        row = deals[result.deal]
        for seat, share in enumerate(result.shares):
            side = group(result, seat)
            shares[row, side] += share
            scores[row, side] += result.scores[seat]
            seats[row, side] += 1
    counts = seats.sum(axis=0)
    present = [side for side in range(len(names)) if counts[side]]
    columns = np.hstack([shares[:, present], scores[:, present]])
    means = ratios(columns, np.hstack([seats[:, present]] * 2), bootstrap)
    return [
        Standing(names[side], int(counts[side]), means[index], means[index + len(present)])
        for index, side in enumerate(present)
    ]


def ratios(totals: Floats, counts: Floats, bootstrap: Bootstrap) -> list[Estimate]:
    """Sums over counts, column by column, with intervals over the rows."""
    means = totals.sum(axis=0) / counts.sum(axis=0)
    if len(totals) < 2:
        return [Estimate(float(mean), None, None) for mean in means]
    with np.errstate(invalid="ignore"):  # a deal that was broken off may lack a group
        resampled = [
            (weights @ totals) / (weights @ counts) for weights in _weights(len(totals), bootstrap)
        ]
    tail = (1 - bootstrap.level) / 2
    low, high = np.nanquantile(np.concatenate(resampled), [tail, 1 - tail], axis=0)
    return [Estimate(*map(float, column)) for column in zip(means, low, high, strict=True)]


def _weights(blocks: int, bootstrap: Bootstrap) -> Iterator[Floats]:
    """How often each block is drawn, one row for each resample, in tables of bounded size."""
    rng = np.random.default_rng(mix_seed("bootstrap", bootstrap.seed))
    remaining = bootstrap.resamples
    while remaining:
        rows = min(remaining, max(1, MAX_WEIGHT_CELLS // blocks))
        draws = rng.integers(0, blocks, (rows, blocks)) + np.arange(rows)[:, None] * blocks
        flat = np.bincount(draws.ravel(), minlength=rows * blocks)
        yield flat.reshape(rows, blocks).astype(np.float64)
        remaining -= rows

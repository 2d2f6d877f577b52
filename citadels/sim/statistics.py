"""From results to numbers with intervals.

Games of one deal are alike, so the deal is the block: the interval comes from drawing whole deals
again and again with replacement (percentile bootstrap). A deal that was broken off counts with the
games it has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from citadels.sim.arena import Result
from citadels.sim.seeds import mixed

Numbers = NDArray[np.float64]
CONFIDENCE: Final = 0.95
RESAMPLES: Final = 2_000
_AT_ONCE: Final = 4_000_000  # cells of the table of weights


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval; there is none for a single deal."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """How some of the seats did: those of a side, a chair, a distance from the crown."""

    name: str
    seats: int  # how often such a seat was played
    share: Estimate  # of the victory
    score: Estimate


@dataclass(frozen=True)
class Confidence:
    """How intervals are made."""

    level: float = CONFIDENCE
    seed: int = 0
    resamples: int = RESAMPLES


def standings(
    results: Sequence[Result],
    names: Sequence[str],
    group: Callable[[Result, int], int],
    how: Confidence,
) -> list[Standing]:
    """Share and score of each group of seats, in the order of the names.

    `group` says to which name a seat of a game belongs. Names without a seat are left out.
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
    met = [side for side in range(len(names)) if counts[side]]
    columns = np.hstack([shares[:, met], scores[:, met]])
    means = ratios(columns, np.hstack([seats[:, met]] * 2), how)
    return [
        Standing(names[side], int(counts[side]), means[at], means[at + len(met)])
        for at, side in enumerate(met)
    ]


def ratios(totals: Numbers, counts: Numbers, how: Confidence) -> list[Estimate]:
    """Sums over counts, column by column, with intervals over the rows."""
    means = totals.sum(axis=0) / counts.sum(axis=0)
    if len(totals) < 2:
        return [Estimate(float(mean), None, None) for mean in means]
    with np.errstate(invalid="ignore"):  # a deal that was broken off may lack a group
        drawn = [(weights @ totals) / (weights @ counts) for weights in _weights(len(totals), how)]
    tail = (1 - how.level) / 2
    low, high = np.nanquantile(np.concatenate(drawn), [tail, 1 - tail], axis=0)
    return [Estimate(*map(float, column)) for column in zip(means, low, high, strict=True)]


def _weights(blocks: int, how: Confidence) -> Iterator[Numbers]:
    """How often each block is drawn, one row for each resample, in tables of bounded size."""
    lots = np.random.default_rng(mixed("bootstrap", how.seed))
    left = how.resamples
    while left:
        rows = min(left, max(1, _AT_ONCE // blocks))
        drawn = lots.integers(0, blocks, (rows, blocks)) + np.arange(rows)[:, None] * blocks
        flat = np.bincount(drawn.ravel(), minlength=rows * blocks)
        yield flat.reshape(rows, blocks).astype(np.float64)
        left -= rows

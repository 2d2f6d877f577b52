"""Estimates for the report, without subjects that were seen too rarely to have an interval.

The interval of a card that occurs in only a few blocks would be a guess.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import polars as pl

from citadels.lab import estimates
from citadels.lab.estimates import MIN_BLOCKS
from citadels.lab.point import Point

MIN_TIMES: Final = 100


def effects(
    counts: pl.DataFrame, keys: list[str], within: list[str], confidence: float
) -> list[Point]:
    """How far each lies above the mean of all that share the keys in `within`."""
    return _filtered(
        lambda: estimates.effects(counts, keys, within, confidence=confidence), keys, counts
    )


def shares(
    counts: pl.DataFrame, keys: list[str], confidence: float, value: str = "won"
) -> list[Point]:
    """The mean of `value` per occurrence."""
    return _filtered(lambda: estimates.shares(counts, keys, value, confidence), keys, counts)


def relative_effects(
    counts: pl.DataFrame, keys: list[str], confidence: float, value: str
) -> list[Point]:
    """How far each lies above the mean of all, as a fraction of it."""
    return _filtered(
        lambda: estimates.relative_effects(counts, keys, value, confidence), keys, counts
    )


def contrasts(
    counts: pl.DataFrame, keys: list[str], choice: str, options: tuple[str, str], confidence: float
) -> list[Point]:
    """How far the first option of a choice lies above the second."""
    return _filtered(
        lambda: estimates.contrasts(counts, keys, choice, options, confidence=confidence),
        keys,
        *(counts.filter(pl.col(choice) == option) for option in options),
    )


def block_sums(counts: pl.DataFrame, value: str) -> pl.DataFrame:
    """By block, the number of games and the sum of the numbers in their key."""
    number = pl.col("key1").cast(pl.Int64) * pl.col("times")
    return counts.group_by("block").agg(pl.col("times").sum(), number.sum().alias(value))


def _filtered(
    estimate: Callable[[], list[Point]], keys: list[str], *needed: pl.DataFrame
) -> list[Point]:
    """The points of subjects that were seen often enough in all counts that are needed."""
    if any(counts["block"].n_unique() < MIN_BLOCKS for counts in needed):
        return []
    points = estimate()
    for counts in needed:
        points = _drop_rare(points, counts, keys)
    return points


def _drop_rare(rows: Sequence[Point], counts: pl.DataFrame, keys: list[str]) -> list[Point]:
    frequent = (
        counts.filter(pl.col("times") > 0)
        .group_by(keys)
        .agg(pl.col("block").n_unique().alias("blocks"), pl.col("times").sum())
        .filter((pl.col("blocks") >= MIN_BLOCKS) & (pl.col("times") >= MIN_TIMES))
    )
    frequent_keys = {tuple(map(str, key)) for key in frequent.select(keys).iter_rows()}
    return [row for row in rows if row.keys in frequent_keys]

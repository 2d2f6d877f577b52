"""From counts to numbers with intervals.

Blocks are alike and independent, so intervals follow from the spread between them alone, however
the games of a block or the seats of a game are correlated. Where many numbers are compared, all
intervals of a table hold simultaneously with the stated confidence (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

import numpy as np
import numpy.typing as npt
import polars as pl

from citadels.lab.point import Point
from citadels.sim.estimates import Floats
from citadels.sim.sprt import CONFIDENCE

MIN_BLOCKS: Final = 8  # an interval from fewer would be a guess


def shares(
    counts: pl.DataFrame, keys: list[str], value: str = "won", confidence: float = CONFIDENCE
) -> list[Point]:
    """The mean of `value` per occurrence, by the keys."""
    sums = _sum_blocks(counts, keys, value)
    return _points(sums, _ratio(sums.values, sums.times), confidence)


def effects(
    counts: pl.DataFrame,
    keys: list[str],
    within: list[str],
    value: str = "won",
    confidence: float = CONFIDENCE,
) -> list[Point]:
    """How far each lies above the mean of all that share the keys in `within`.

    The difference is estimated block by block, so what is common to a block cancels.
    """
    sums = _sum_blocks(counts, keys, value)
    groups = [tuple(key[keys.index(name)] for name in within) for key in sums.keys]
    own_ratio, own_influence = _ratio(sums.values, sums.times)
    values = np.zeros_like(own_ratio)
    influence = np.zeros_like(own_influence)
    for group in dict.fromkeys(groups):
        members = [index for index, other_group in enumerate(groups) if other_group == group]
        group_ratio, group_influence = _ratio(
            sums.values[:, members].sum(axis=1, keepdims=True),
            sums.times[:, members].sum(axis=1, keepdims=True),
        )
        values[members] = own_ratio[members] - group_ratio
        influence[:, members] = own_influence[:, members] - group_influence
    return _points(sums, (values, influence), confidence)


def relative_effects(
    counts: pl.DataFrame, keys: list[str], value: str, confidence: float = CONFIDENCE
) -> list[Point]:
    """How far each lies above the mean of all, as a fraction of it; each has the same weight."""
    sums = _sum_blocks(counts, keys, value)
    ratio, own_influence = _ratio(sums.values, sums.times)
    mean, mean_influence = ratio.mean(), own_influence.mean(axis=1, keepdims=True)
    influence = own_influence / mean - ratio * mean_influence / mean**2
    return _points(sums, (ratio / mean - 1, influence), confidence)


def contrasts(
    counts: pl.DataFrame,
    keys: list[str],
    choice: str,
    options: tuple[str, str],
    value: str = "won",
    confidence: float = CONFIDENCE,
) -> list[Point]:
    """How far the first option of a choice lies above the second, by the keys."""
    counts = counts.filter(pl.col(choice).is_in(options))
    sums = _sum_blocks(counts, [*keys, choice], value)
    column_of = {key: column for column, key in enumerate(sums.keys)}
    common = [key[:-1] for key in sums.keys if key[-1] == options[0]]
    common = [key for key in common if (*key, options[1]) in column_of]
    first, second = ([column_of[*key, option] for key in common] for option in options)
    upper = _ratio(sums.values[:, first], sums.times[:, first])
    lower = _ratio(sums.values[:, second], sums.times[:, second])
    difference = upper[0] - lower[0], upper[1] - lower[1]
    times = sums.times[:, first] + sums.times[:, second]
    return _points(_BlockSums(common, times, times), difference, confidence)


def means_by_block(
    keys: Sequence[tuple[str, ...]], values: Floats, times: Floats, confidence: float = CONFIDENCE
) -> list[Point]:
    """The means of sums that are there already: a row for each block, a column for each key."""
    return _points(_BlockSums(list(keys), times, values), _ratio(values, times), confidence)


@dataclass(frozen=True)
class _BlockSums:
    keys: list[tuple[str, ...]]
    times: Floats  # by block and key
    values: Floats


def _sum_blocks(counts: pl.DataFrame, keys: list[str], value: str) -> _BlockSums:
    """The sums of each block: a row for each, a column for each combination of keys."""
    conditions = (
        counts["part"] if "part" in counts.columns else pl.repeat("", len(counts), eager=True)
    )
    block = (conditions + "/" + counts["block"].cast(pl.String)).rank("dense").to_numpy() - 1
    distinct_keys = counts.select(keys).unique().sort(keys)
    order = {key: index for index, key in enumerate(distinct_keys.iter_rows())}
    column = np.array([order[key] for key in counts.select(keys).iter_rows()], dtype=np.int64)
    shape = (int(block.max()) + 1 if len(block) else 0, len(order))
    times, values = np.zeros(shape), np.zeros(shape)
    np.add.at(times, (block.astype(np.int64), column), counts["times"].to_numpy())
    np.add.at(values, (block.astype(np.int64), column), counts[value].to_numpy())
    return _BlockSums([tuple(map(str, key)) for key in order], times, values)


def _ratio(values: Floats, times: Floats) -> tuple[Floats, Floats]:
    """Ratios of sums, and the contribution of each block to their error."""
    total = times.sum(axis=0)
    ratio = np.divide(values.sum(axis=0), total, out=np.zeros_like(total), where=total > 0)
    influence = np.divide(values - ratio * times, total, out=np.zeros_like(times), where=total > 0)
    return ratio, influence


def _points(sums: _BlockSums, ratio: tuple[Floats, Floats], confidence: float) -> list[Point]:
    values, influence = ratio
    blocks, count = influence.shape
    if blocks < MIN_BLOCKS:
        raise ValueError(
            f"{blocks} blocks are too few for intervals; at least {MIN_BLOCKS} are needed"
        )
    # Blocks of other conditions add nothing to the numbers of one: only its own blocks count.
    block_count = np.maximum(2, (sums.times > 0).sum(axis=0))
    error = np.sqrt(block_count / (block_count - 1) * (influence**2).sum(axis=0))
    half_widths = (
        _student_quantile(1 - (1 - confidence) / (2 * max(1, count)), block_count - 1) * error
    )
    times = sums.times.sum(axis=0)
    return [
        Point(key, float(value), float(value - width), float(value + width), int(total))
        for key, value, width, total in zip(sums.keys, values, half_widths, times, strict=True)
    ]


def _student_quantile(level: float, degrees: npt.ArrayLike) -> Floats:
    """The quantile of Student's distribution, expanded around that of the normal distribution."""
    normal = NormalDist().inv_cdf(level)
    inverse = 1 / np.asarray(degrees, dtype=np.float64)
    first = (normal**3 + normal) / 4
    second = (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96
    quantile: Floats = normal + inverse * (first + inverse * second)
    return quantile

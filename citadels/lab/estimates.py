"""From counts to numbers with intervals.

Blocks are alike and independent, so the spread between them is the only thing that intervals are
made of: no matter how games of a block, or seats of a game, hang together. Where many numbers are
compared, all intervals of a table hold together with the stated confidence (Bonferroni).
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

import numpy as np
import numpy.typing as npt
import polars as pl

Floats = npt.NDArray[np.float64]
CONFIDENCE: Final = 0.95
FEWEST_BLOCKS: Final = 8  # an interval from fewer would be a guess


@dataclass(frozen=True)
class Estimate:
    """A number, its interval, and how often what it is about was seen."""

    value: float
    low: float
    high: float
    times: int

    @property
    def is_clear(self) -> bool:
        """Whether zero is outside: for numbers that are differences."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Row:
    """One row of a table of estimates."""

    key: tuple[str, ...]
    estimate: Estimate


def shares(
    counts: pl.DataFrame, keys: list[str], value: str = "won", confidence: float = CONFIDENCE
) -> list[Row]:
    """How much of `value` there is for each time, by the keys."""
    found = _blocks(counts, keys, value)
    return _rows(found, _ratio(found.values, found.times), confidence)


def effects(
    counts: pl.DataFrame,
    keys: list[str],
    within: list[str],
    value: str = "won",
    confidence: float = CONFIDENCE,
) -> list[Row]:
    """How far each lies above the mean of all that share the keys in `within`.

    The difference is estimated block by block, so what a block has too much of in both cancels.
    """
    found = _blocks(counts, keys, value)
    groups = [tuple(key[keys.index(name)] for name in within) for key in found.keys]
    own_value, own_parts = _ratio(found.values, found.times)
    values = np.zeros_like(own_value)
    parts = np.zeros_like(own_parts)
    for group in dict.fromkeys(groups):
        inside = [at for at, other in enumerate(groups) if other == group]
        whole, whole_parts = _ratio(
            found.values[:, inside].sum(axis=1, keepdims=True),
            found.times[:, inside].sum(axis=1, keepdims=True),
        )
        values[inside] = own_value[inside] - whole
        parts[:, inside] = own_parts[:, inside] - whole_parts
    return _rows(found, (values, parts), confidence)


def relative(
    counts: pl.DataFrame, keys: list[str], value: str, confidence: float = CONFIDENCE
) -> list[Row]:
    """How far each lies above the mean of all, as a part of that mean; each weighs the same."""
    found = _blocks(counts, keys, value)
    own, own_parts = _ratio(found.values, found.times)
    mean, mean_parts = own.mean(), own_parts.mean(axis=1, keepdims=True)
    parts = own_parts / mean - own * mean_parts / mean**2
    return _rows(found, (own / mean - 1, parts), confidence)


def contrasts(
    counts: pl.DataFrame,
    keys: list[str],
    choice: str,
    options: tuple[str, str],
    value: str = "won",
    confidence: float = CONFIDENCE,
) -> list[Row]:
    """By the keys, how far the first option of a choice lies above the second."""
    counts = counts.filter(pl.col(choice).is_in(options))
    found = _blocks(counts, [*keys, choice], value)
    at = {key: place for place, key in enumerate(found.keys)}
    both = [key[:-1] for key in found.keys if key[-1] == options[0]]
    both = [key for key in both if (*key, options[1]) in at]
    first, second = ([at[*key, option] for key in both] for option in options)
    upper = _ratio(found.values[:, first], found.times[:, first])
    lower = _ratio(found.values[:, second], found.times[:, second])
    difference = upper[0] - lower[0], upper[1] - lower[1]
    times = found.times[:, first] + found.times[:, second]
    return _rows(_Blocks(both, times, times), difference, confidence)


@dataclass(frozen=True)
class _Blocks:
    keys: list[tuple[str, ...]]
    times: Floats  # by block and key
    values: Floats


def _blocks(counts: pl.DataFrame, keys: list[str], value: str) -> _Blocks:
    """The sums of each block: a row for each, a column for each combination of keys."""
    parts = counts["part"] if "part" in counts.columns else pl.repeat("", len(counts), eager=True)
    block = (parts + "/" + counts["block"].cast(pl.String)).rank("dense").to_numpy() - 1
    named = counts.select(keys).unique().sort(keys)
    order = {key: at for at, key in enumerate(named.iter_rows())}
    place = np.array([order[key] for key in counts.select(keys).iter_rows()], dtype=np.int64)
    shape = (int(block.max()) + 1 if len(block) else 0, len(order))
    times, values = np.zeros(shape), np.zeros(shape)
    np.add.at(times, (block.astype(np.int64), place), counts["times"].to_numpy())
    np.add.at(values, (block.astype(np.int64), place), counts[value].to_numpy())
    return _Blocks([tuple(map(str, key)) for key in order], times, values)


def _ratio(values: Floats, times: Floats) -> tuple[Floats, Floats]:
    """Sums over sums, and what each block adds to their error."""
    total = times.sum(axis=0)
    ratio = np.divide(values.sum(axis=0), total, out=np.zeros_like(total), where=total > 0)
    parts = np.divide(values - ratio * times, total, out=np.zeros_like(times), where=total > 0)
    return ratio, parts


def _rows(found: _Blocks, estimated: tuple[Floats, Floats], confidence: float) -> list[Row]:
    values, parts = estimated
    blocks, count = parts.shape
    if blocks < FEWEST_BLOCKS:
        raise ValueError(
            f"{blocks} blocks are too few for intervals; there must be {FEWEST_BLOCKS}"
        )
    # Other parts of a study add nothing to what is seen in one: only its own blocks count.
    seen_in = np.maximum(2, (found.times > 0).sum(axis=0))
    error = np.sqrt(seen_in / (seen_in - 1) * (parts**2).sum(axis=0))
    reach = _quantile(1 - (1 - confidence) / (2 * max(1, count)), seen_in - 1) * error
    times = found.times.sum(axis=0)
    return [
        Row(
            key,
            Estimate(float(value), float(value - width), float(value + width), int(seen)),
        )
        for key, value, width, seen in zip(found.keys, values, reach, times, strict=True)
    ]


def _quantile(level: float, freedom: npt.ArrayLike) -> Floats:
    """Of Student's distribution, by the expansion around the normal one."""
    normal = NormalDist().inv_cdf(level)
    part = 1 / np.asarray(freedom, dtype=np.float64)
    first = (normal**3 + normal) / 4
    second = (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96
    found: Floats = normal + part * (first + part * second)
    return found

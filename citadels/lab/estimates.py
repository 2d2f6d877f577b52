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


def contrasts(
    counts: pl.DataFrame,
    keys: list[str],
    choice: str,
    options: tuple[str, str],
    value: str = "won",
    confidence: float = CONFIDENCE,
) -> list[Row]:
    """By the keys, how far the first option of a choice lies above the second."""
    tables = [_blocks(counts.filter(pl.col(choice) == option), keys, value) for option in options]
    first, second = tables
    both = [key for key in first.keys if key in second.keys]
    at = [[table.keys.index(key) for key in both] for table in tables]
    size = max(len(first.times), len(second.times))
    ratios = [
        _ratio(_grown(table.values[:, place], size), _grown(table.times[:, place], size))
        for table, place in zip(tables, at, strict=True)
    ]
    difference = ratios[0][0] - ratios[1][0], ratios[0][1] - ratios[1][1]
    times = _grown(first.times[:, at[0]], size) + _grown(second.times[:, at[1]], size)
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
    error = np.sqrt(blocks / (blocks - 1) * (parts**2).sum(axis=0))
    reach = _quantile(1 - (1 - confidence) / (2 * max(1, count)), blocks - 1) * error
    times = found.times.sum(axis=0)
    return [
        Row(
            key,
            Estimate(float(value), float(value - width), float(value + width), int(seen)),
        )
        for key, value, width, seen in zip(found.keys, values, reach, times, strict=True)
    ]


def _quantile(level: float, freedom: int) -> float:
    """Of Student's distribution, by the expansion around the normal one."""
    normal = NormalDist().inv_cdf(level)
    return (
        normal
        + (normal**3 + normal) / (4 * freedom)
        + (5 * normal**5 + 16 * normal**3 + 3 * normal) / (96 * freedom**2)
    )


def _grown(rows: Floats, size: int) -> Floats:
    """With empty blocks added at the end, up to so many."""
    return np.pad(rows, ((0, size - len(rows)), (0, 0)))

"""How the sets of cards that the book proposes differ from each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import polars as pl

from citadels.lab.report.figures import AMOUNT, DOTS, LEVEL, Chapter, Figure, Point
from citadels.lab.report.reckoning import shares
from citadels.lab.report.results import Part, Results, name_of, points

ID: Final = "presets"
VALUE: Final = "value"


def chapter(results: Results) -> Chapter | None:
    """Rounds, points, changes of the lead and uses of abilities, by set."""
    parts = _of_one_table(results.parts(ID, "deeds"))
    if not parts:
        return None
    figures = [
        _means(results, parts, "presets-rounds", _rounds),
        _means(results, parts, "presets-points", _points),
        _means(results, parts, "presets-changes", _changes),
        _means(results, parts, "presets-uses", _uses),
    ]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _of_one_table(parts: list[Part]) -> list[Part]:
    """Those with one rulebook and one number of players: the ones with the most sets."""
    found: dict[tuple[str, int], list[Part]] = {}
    for part in parts:
        found.setdefault((part.profile, part.players), []).append(part)
    return max(found.values(), key=len, default=[])


def _means(
    results: Results,
    parts: list[Part],
    which: str,
    frame: Callable[[Results, Part], pl.DataFrame],
) -> Figure:
    found: list[Point] = []
    for part in parts:
        counts = frame(results, part)
        counts = counts.with_columns(preset=pl.lit(part.preset))
        found += points(shares(counts, ["preset"], results.shared(len(parts)), VALUE), part.level)
    order = list(dict.fromkeys(part.preset for part in parts))
    return Figure(
        which,
        name_of(which, parts),
        DOTS,
        AMOUNT,
        ("preset", LEVEL),
        tuple(sorted(found, key=lambda point: order.index(point.keys[0]))),
        results.source(parts),
    )


def _rounds(results: Results, part: Part) -> pl.DataFrame:
    games = results.games(part).filter(pl.col("seat") == 0)
    return games.group_by("block").agg(pl.len().alias("times"), pl.col("rounds").sum().alias(VALUE))


def _points(results: Results, part: Part) -> pl.DataFrame:
    seats = results.games(part)
    return seats.group_by("block").agg(pl.len().alias("times"), pl.col("points").sum().alias(VALUE))


def _changes(results: Results, part: Part) -> pl.DataFrame:
    changes = pl.col("key1").cast(pl.Int64) * pl.col("times")
    counts = results.table(part, "changes")
    return counts.group_by("block").agg(pl.col("times").sum(), changes.sum().alias(VALUE))


def _uses(results: Results, part: Part) -> pl.DataFrame:
    games = _rounds(results, part).select("block", "times")
    uses = results.table(part, "uses").group_by("block").agg(pl.col("times").sum().alias(VALUE))
    return games.join(uses, on="block")

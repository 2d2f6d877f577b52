"""How the sets of cards that the book proposes differ from each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import polars as pl

from citadels.lab.report.figures import (
    AMOUNT,
    DOTS,
    EFFECT,
    HEAT,
    LEVEL,
    Chapter,
    Figure,
    Point,
)
from citadels.lab.report.reckoning import relative, shares, sums
from citadels.lab.report.results import Part, Results, name_of, points

ID: Final = "presets"
VALUE: Final = "value"


def chapter(results: Results) -> Chapter | None:
    """Rounds, points, changes of the lead and uses of abilities, by set: all at once, then each."""
    parts = _of_one_table(results.parts(ID, "deeds"))
    if not parts:
        return None
    levels: dict[str, list[Part]] = {}
    for part in parts:
        levels.setdefault(part.level, []).append(part)
    figures = [_profile(results, alike) for alike in levels.values() if len(alike) > 1]
    figures += [_means(results, parts, name) for name in MEASURES]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _of_one_table(parts: list[Part]) -> list[Part]:
    """Those with one rulebook and one number of players: the ones with the most sets."""
    found: dict[tuple[str, int], list[Part]] = {}
    for part in parts:
        found.setdefault((part.profile, part.players), []).append(part)
    return max(found.values(), key=len, default=[])


def _profile(results: Results, parts: list[Part]) -> Figure:
    """How far each set lies above the mean of all sets, in parts of that mean."""
    found: list[Point] = []
    for name, measure in MEASURES.items():
        frames = [
            measure(results, part)
            .select("block", "times", pl.col(VALUE).cast(pl.Int64))
            .with_columns(part=pl.lit(part.name), preset=pl.lit(part.preset))
            for part in parts
        ]
        rows = relative(pl.concat(frames), ["preset"], results.shared(len(MEASURES)), VALUE)
        found += [replace(point, keys=(name, *point.keys)) for point in points(rows)]
    order = [part.preset for part in parts]
    return Figure(
        "presets-profile",
        name_of("presets-profile", parts, parts[0].level),
        HEAT,
        EFFECT,
        ("measure", "preset"),
        tuple(sorted(found, key=lambda point: order.index(point.keys[1]))),
        results.source(parts),
    )


def _means(results: Results, parts: list[Part], measure: str) -> Figure:
    which = f"presets-{measure}"
    found: list[Point] = []
    for part in parts:
        counts = MEASURES[measure](results, part).with_columns(preset=pl.lit(part.preset))
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
    return sums(results.table(part, "changes"), VALUE)


def _uses(results: Results, part: Part) -> pl.DataFrame:
    games = _rounds(results, part).select("block", "times")
    uses = results.table(part, "uses").group_by("block").agg(pl.col("times").sum().alias(VALUE))
    return games.join(uses, on="block")


MEASURES: Final[dict[str, Callable[[Results, Part], pl.DataFrame]]] = {
    "rounds": _rounds,
    "points": _points,
    "changes": _changes,
    "uses": _uses,
}

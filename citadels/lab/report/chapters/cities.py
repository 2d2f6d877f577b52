"""What the cities of winners look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.lab.report.figures import BARS, HEAT, LEVEL, SHARE, Chapter, Figure
from citadels.lab.report.reckoning import shares
from citadels.lab.report.results import (
    Part,
    Results,
    by_number,
    by_value,
    each,
    groups,
    name_of,
    points,
    widest,
)

ID: Final = "cities"
HURRYING: Final = "rush"  # the bot that builds cheap and fast


def chapter(results: Results) -> Chapter | None:
    """By who was first, by types, by size and mean cost, and who wins at mixed tables."""
    parts = results.parts(ID, "cities")
    if not parts:
        return None
    group = groups(parts, most=1)[0]
    figures = [
        _shares(results, group, "cities-first", "first", "first"),
        _shares(results, group, "cities-types", "types", "types"),
        _shapes(results, widest(group)),
        *(
            _rivals(results, part)
            for part in results.parts(ID, "cities", mixed=True)
            if HURRYING in part.bots
        ),
    ]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _shares(results: Results, group: Sequence[Part], which: str, table: str, axis: str) -> Figure:
    found = each(
        group,
        lambda part: shares(results.table(part, table), ["key1"], results.shared(len(group))),
    )
    return Figure(
        which,
        name_of(which, group),
        BARS,
        SHARE,
        (axis, LEVEL),
        tuple(sorted(found, key=lambda point: point.keys[0], reverse=True)),
        results.source(group),
        1 / group[0].players,
    )


def _shapes(results: Results, part: Part) -> Figure:
    """Across the mean cost, down the size."""
    counts = results.table(part, "shapes")
    found = by_number(points(shares(counts, ["key2", "key1"], results.confidence)))
    return Figure(
        "cities-shape",
        name_of("cities-shape", [part], part.level),
        HEAT,
        SHARE,
        ("dear", "size"),
        tuple(sorted(found, key=lambda point: (-int(point.keys[1]), int(point.keys[0])))),
        results.source([part]),
        1 / part.players,
    )


def _rivals(results: Results, part: Part) -> Figure:
    """How often each kind of bots wins where they sit at one table, for each of its seats."""
    seats = results.games(part).group_by("block", "bot")
    counts = seats.agg(pl.len().alias("times"), pl.col("share").sum().alias("won"))
    return Figure(
        "cities-rivals",
        name_of("cities-rivals", [part], *dict.fromkeys(part.bots)),
        BARS,
        SHARE,
        ("rival",),
        by_value(points(shares(counts, ["bot"], results.confidence))),
        results.source([part]),
        1 / part.players,
    )

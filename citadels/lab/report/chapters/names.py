"""Whom Assassin, Witch and Thief should name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.engine.names import CHARACTERS
from citadels.lab.counting.names import NAMERS
from citadels.lab.estimates import Row
from citadels.lab.report.figures import BARS, CHARACTER, DOTS, EFFECT, LEVEL, SHARE, Chapter, Figure
from citadels.lab.report.reckoning import effects, shares
from citadels.lab.report.results import Part, Results, by_value, each, groups, name_of, points

ID: Final = "names"
BY, NAMER, HIT, NAMED = "key1", "key2", "key3", "key4"


def chapter(results: Results) -> Chapter | None:
    """The effect of each name where the lot named, and how often names hit."""
    parts = results.parts(ID, "names", "names")
    if not parts:
        return None
    best = groups(parts, most=1)[0]
    figures = [_named(results, best, CHARACTERS[role]) for role in NAMERS]
    figures += [_hits(results, part) for part in best]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _named(results: Results, group: Sequence[Part], namer: str) -> Figure:
    def rows(part: Part) -> list[Row]:
        counts = results.table(part, "names").filter(
            (pl.col(BY) == "lot") & (pl.col(NAMER) == namer)
        )
        return effects(counts, [NAMED], [], results.shared(len(group)))

    return Figure(
        f"names-{namer}",
        name_of(f"names-{namer}", group),
        DOTS,
        EFFECT,
        (CHARACTER, LEVEL),
        by_value(each(group, rows)),
        results.source(group),
    )


def _hits(results: Results, part: Part) -> Figure:
    counts = results.table(part, "names").with_columns(
        hits=pl.when(pl.col(HIT) == "yes").then(pl.col("times")).otherwise(0)
    )
    found = points(shares(counts, [NAMER, BY], results.confidence, "hits"))
    return Figure(
        "names-hits",
        name_of("names-hits", [part], part.level),
        BARS,
        SHARE,
        ("namer", "by"),
        tuple(sorted(found, key=lambda point: CHARACTERS.index(point.keys[0]))),
        results.source([part]),
    )

"""What a district is worth in the hand at the start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import polars as pl

from citadels.engine.codes import UNIQUE
from citadels.engine.editions.registry import edition
from citadels.engine.names import DISTRICTS
from citadels.lab.estimates import Row
from citadels.lab.report.figures import DISTRICT, DOTS, EFFECT, LEVEL, Chapter, Figure, Point
from citadels.lab.report.reckoning import effects
from citadels.lab.report.results import Part, Results, by_value, each, groups, name_of

ID: Final = "districts"
WAY, CARD = "key1", "key2"


def chapter(results: Results) -> Chapter | None:
    """Special districts, the others, and all of them by what they cost."""
    parts = results.parts(ID, "districts")
    if not parts:
        return None
    books = groups(parts, most=1)
    figures = [figure for group in books for figure in _of_one_book(results, group)]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _of_one_book(results: Results, group: Sequence[Part]) -> list[Figure]:
    found = each(group, lambda part: _effects(results, part, len(group)))
    rows = {DISTRICTS[row.card]: row for row in edition(group[0].profile).districts}
    special = [point for point in found if rows[point.keys[0]].type == UNIQUE]
    others = [point for point in found if rows[point.keys[0]].type != UNIQUE]
    costs = {slug: row.cost for slug, row in rows.items()}
    names = {point.keys[0] for point in special}
    return [
        _dealt(results, group, "districts-unique", special),
        _dealt(results, group, "districts-basic", others),
        *(
            _per_gold(
                results, part, [one for one in found if one.keys[1] == part.level], costs, names
            )
            for part in group
        ),
    ]


def _effects(results: Results, part: Part, tables: int) -> list[Row]:
    dealt = results.table(part, "districts").filter(pl.col(WAY) == "dealt")
    return effects(dealt, [CARD], [], results.shared(tables))


def _dealt(results: Results, group: Sequence[Part], which: str, found: list[Point]) -> Figure:
    return Figure(
        which,
        name_of(which, group),
        DOTS,
        EFFECT,
        (DISTRICT, LEVEL),
        by_value(found),
        results.source(group),
    )


def _per_gold(
    results: Results, part: Part, found: list[Point], costs: dict[str, int], special: set[str]
) -> Figure:
    """What costs nothing has no price to divide by."""
    scaled = [
        replace(
            point,
            keys=(point.keys[0], "unique" if point.keys[0] in special else "basic"),
            value=point.value / cost,
            low=point.low / cost,
            high=point.high / cost,
        )
        for point in found
        if (cost := costs[point.keys[0]]) > 0
    ]
    return Figure(
        "districts-gold",
        name_of("districts-gold", [part], part.level),
        DOTS,
        EFFECT,
        (DISTRICT, "kind"),
        by_value(scaled),
        results.source([part]),
    )

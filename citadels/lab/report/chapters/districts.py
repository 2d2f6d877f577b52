"""What a district is worth in the hand at the start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import polars as pl

from citadels.engine.codes import UNIQUE
from citadels.engine.editions.registry import edition
from citadels.engine.names import DISTRICTS
from citadels.lab.point import Point
from citadels.lab.report.figures import DISTRICT, DOTS, EFFECT, LEVEL, Figure
from citadels.lab.report.filtered_estimates import effects
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    collect_points,
    group_conditions,
    sort_by_value,
)

ID: Final = "districts"
WAY, CARD = "key1", "key2"


def figures(results: Results) -> list[Figure]:
    """Special districts, the others, and all of them per gold of their cost."""
    conditions = results.conditions(ID, "districts")
    if not conditions:
        return []
    condition_groups = group_conditions(conditions, max_groups=1)
    return [figure for group in condition_groups for figure in _book_figures(results, group)]


def _book_figures(results: Results, group: Sequence[PlayedCondition]) -> list[Figure]:
    figure_points = collect_points(
        group, lambda condition: _effects(results, condition, len(group))
    )
    rows = {DISTRICTS[row.card]: row for row in edition(group[0].profile).districts}
    special = [point for point in figure_points if rows[point.keys[0]].type == UNIQUE]
    others = [point for point in figure_points if rows[point.keys[0]].type != UNIQUE]
    costs = {slug: row.cost for slug, row in rows.items()}
    names = {point.keys[0] for point in special}
    return [
        _dealt(results, group, "districts-unique", special),
        _dealt(results, group, "districts-basic", others),
        *(
            _per_gold(
                results,
                condition,
                [candidate for candidate in figure_points if candidate.keys[1] == condition.level],
                costs,
                names,
            )
            for condition in group
        ),
    ]


def _effects(results: Results, condition: PlayedCondition, tables: int) -> list[Point]:
    dealt = results.table(condition, "districts").filter(pl.col(WAY) == "dealt")
    return effects(dealt, [CARD], [], results.table_confidence(tables))


def _dealt(
    results: Results, group: Sequence[PlayedCondition], figure_id: str, figure_points: list[Point]
) -> Figure:
    points = sort_by_value(figure_points)
    return results.figure(figure_id, group, DOTS, EFFECT, (DISTRICT, LEVEL), points)


def _per_gold(
    results: Results,
    condition: PlayedCondition,
    figure_points: list[Point],
    costs: dict[str, int],
    special: set[str],
) -> Figure:
    """Districts that cost nothing are left out: there is no cost to divide by."""
    per_gold = [
        replace(
            point,
            keys=(point.keys[0], "unique" if point.keys[0] in special else "basic"),
            value=point.value / cost,
            low=point.low / cost,
            high=point.high / cost,
        )
        for point in figure_points
        if (cost := costs[point.keys[0]]) > 0
    ]
    points = sort_by_value(per_gold)
    return results.figure("districts-gold", [condition], DOTS, EFFECT, (DISTRICT, "kind"), points)

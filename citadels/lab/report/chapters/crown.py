"""How much it helps to sit near the first crown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.lab.estimates import Row
from citadels.lab.report.figures import (
    DOTS,
    EFFECT,
    HEAT_MAP,
    LEVEL,
    PLAYERS,
    Chapter,
    Figure,
    Point,
)
from citadels.lab.report.filtered_estimates import effects
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    collect_points,
    figure_name,
    group_conditions,
    points,
    sort_by_number,
)

ID: Final = "crown"


def chapter(results: Results) -> Chapter | None:
    """By the distance from the first crown: both bots at one table size, one bot at all sizes."""
    conditions = results.conditions(ID, "places")
    if not conditions:
        return None
    condition_groups = group_conditions(conditions, max_groups=4)
    comparable = [group for group in condition_groups if len(group) > 1] or condition_groups[:1]
    comparable.sort(key=lambda group: group[0].players)
    figures = [_by_distance(results, group) for group in comparable]
    by_setup: dict[tuple[str, str, str], list[PlayedCondition]] = {}
    for condition in conditions:
        by_setup.setdefault((condition.profile, condition.preset, condition.level), []).append(
            condition
        )
    figures += [
        _by_players(results, same_setup) for same_setup in by_setup.values() if len(same_setup) > 2
    ]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _effects(results: Results, condition: PlayedCondition, tables: int) -> list[Row]:
    return effects(
        results.table(condition, "crown"), ["key1"], [], results.table_confidence(tables)
    )


def _by_distance(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    return Figure(
        "crown-distance",
        figure_name("crown-distance", group),
        DOTS,
        EFFECT,
        ("distance", LEVEL),
        sort_by_number(
            collect_points(group, lambda condition: _effects(results, condition, len(group)))
        ),
        results.source(group),
    )


def _by_players(results: Results, conditions: Sequence[PlayedCondition]) -> Figure:
    figure_points = [
        Point(
            (*point.keys, str(condition.players)), point.value, point.low, point.high, point.times
        )
        for condition in sorted(conditions, key=lambda condition: condition.players)
        for point in points(_effects(results, condition, len(conditions)))
    ]
    return Figure(
        "crown-players",
        figure_name("crown-players", conditions, conditions[0].level),
        HEAT_MAP,
        EFFECT,
        ("after", PLAYERS),
        tuple(sorted(figure_points, key=lambda point: (int(point.keys[1]), int(point.keys[0])))),
        results.source(conditions),
    )

"""How much it helps to sit near the first crown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.lab.point import Point
from citadels.lab.report.figures import DOTS, EFFECT, HEAT_MAP, LEVEL, PLAYERS, Figure
from citadels.lab.report.filtered_estimates import effects
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    add_keys,
    collect_points,
    group_by_setup,
    group_conditions,
    sort_by_number,
)

ID: Final = "crown"


def figures(results: Results) -> list[Figure]:
    """By the distance from the first crown: both bots at one table size, one bot at all sizes."""
    conditions = results.conditions(ID, "places")
    if not conditions:
        return []
    condition_groups = group_conditions(conditions, max_groups=4)
    comparable = [group for group in condition_groups if len(group) > 1] or condition_groups[:1]
    comparable.sort(key=lambda group: group[0].players)
    figures = [_by_distance(results, group) for group in comparable]
    figures += [_by_players(results, same_setup) for same_setup in group_by_setup(conditions)]
    return figures


def _effects(results: Results, condition: PlayedCondition, tables: int) -> list[Point]:
    return effects(
        results.table(condition, "crown"), ["key1"], [], results.table_confidence(tables)
    )


def _by_distance(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    points = collect_points(group, lambda condition: _effects(results, condition, len(group)))
    axes = ("distance", LEVEL)
    return results.figure("crown-distance", group, DOTS, EFFECT, axes, sort_by_number(points))


def _by_players(results: Results, conditions: Sequence[PlayedCondition]) -> Figure:
    figure_points: list[Point] = []
    for condition in conditions:
        own = _effects(results, condition, len(conditions))
        figure_points += add_keys(own, str(condition.players))
    points = sorted(figure_points, key=lambda point: (int(point.keys[1]), int(point.keys[0])))
    return results.figure("crown-players", conditions, HEAT_MAP, EFFECT, ("after", PLAYERS), points)

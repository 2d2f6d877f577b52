"""How much it helps to be a character for one round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import polars as pl

from citadels.lab.counter_registry import CHOOSERS
from citadels.lab.point import Point
from citadels.lab.report.figures import CHARACTER, DOTS, EFFECT, HEAT_MAP, LEVEL, PLAYERS, Figure
from citadels.lab.report.filtered_estimates import effects
from citadels.lab.report.ranks import ranks, sort_by_rank
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    add_keys,
    collect_points,
    group_by_setup,
    group_conditions,
    most_played,
    sort_by_number,
    sort_by_value,
)

ID: Final = "characters"
BY, PLACE, ROLE = "key1", "key2", "key3"


def figures(results: Results) -> list[Figure]:
    """The effect of random picks, by rank, players and place; and of the bots' own picks."""
    conditions = results.conditions(ID, "characters", "picks")
    if not conditions:
        return []
    condition_groups = group_conditions(conditions)
    figures = [_by_lot(results, group) for group in condition_groups]
    figures += [
        _by_rank(results, group)
        for group in group_conditions(conditions, max_groups=1)
        if len(group) > 1
    ]
    figures += [_by_players(results, same_setup) for same_setup in group_by_setup(conditions)]
    figures += [_by_place(results, condition) for condition in condition_groups[0]]
    figures += [_by_chooser(results, most_played(condition_groups[0]))]
    return figures


def _effects(
    results: Results, condition: PlayedCondition, chooser: str, tables: int
) -> list[Point]:
    counts = results.table(condition, "characters").filter(pl.col(BY) == chooser)
    return effects(above_place(counts), [ROLE], [], results.table_confidence(tables))


def above_place(counts: pl.DataFrame) -> pl.DataFrame:
    """Victories beyond those that are usual at each place in the order of choosing.

    Players who choose late get what others have left, and sit in other seats: neither effect is
    the character's.
    """
    expected = pl.col("won").sum().over(PLACE) / pl.col("times").sum().over(PLACE)
    return counts.with_columns(won=pl.col("won") - pl.col("times") * expected)


def _by_lot(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    figure_points = collect_points(
        group, lambda condition: _effects(results, condition, "lot", len(group))
    )
    points = sort_by_value(figure_points)
    return results.figure("characters-lot", group, DOTS, EFFECT, (CHARACTER, LEVEL), points)


def _by_rank(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    def rows(condition: PlayedCondition) -> list[Point]:
        counts = results.table(condition, "characters").filter(pl.col(BY) == "lot")
        ranked = pl.col(ROLE).replace_strict(ranks(condition.profile), return_dtype=pl.Int64)
        counts = above_place(counts).with_columns(rank=ranked)
        return effects(counts, ["rank"], [], results.table_confidence(len(group)))

    points = sort_by_number(collect_points(group, rows))
    return results.figure("characters-rank", group, DOTS, EFFECT, ("rank", LEVEL), points)


def _by_players(results: Results, conditions: Sequence[PlayedCondition]) -> Figure:
    figure_points = [
        replace(point, keys=(str(condition.players), *point.keys))
        for condition in conditions
        for point in _effects(results, condition, "lot", len(conditions))
    ]
    axes = (PLAYERS, CHARACTER)
    points = sort_by_rank(figure_points, conditions[0].profile, axis=1)
    return results.figure("characters-players", conditions, HEAT_MAP, EFFECT, axes, points)


def _by_chooser(results: Results, condition: PlayedCondition) -> Figure:
    figure_points: list[Point] = []
    for chooser in reversed(CHOOSERS):
        figure_points += add_keys(_effects(results, condition, chooser, len(CHOOSERS)), chooser)
    points = sort_by_value(figure_points)
    return results.figure("characters-chosen", [condition], DOTS, EFFECT, (CHARACTER, "by"), points)


def _by_place(results: Results, condition: PlayedCondition) -> Figure:
    counts = results.table(condition, "characters").filter(pl.col(BY) == "lot")
    rows = effects(counts, [PLACE, ROLE], [PLACE], results.confidence)
    points = sort_by_rank(rows, condition.profile, axis=1)
    axes = ("place", CHARACTER)
    return results.figure("characters-place", [condition], HEAT_MAP, EFFECT, axes, points)

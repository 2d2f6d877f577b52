"""How the sets of cards that a rulebook suggests differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import polars as pl

from citadels.lab.point import Point
from citadels.lab.report.figures import AMOUNT, DOTS, EFFECT, HEAT_MAP, LEVEL, Figure
from citadels.lab.report.filtered_estimates import block_sums, relative_effects, shares
from citadels.lab.report.results import PlayedCondition, Results, add_keys

ID: Final = "presets"
VALUE_COLUMN: Final = "value"


def figures(results: Results) -> list[Figure]:
    """Rounds, points, changes of the lead and uses of abilities by set: together, then each."""
    conditions = _largest_table(results.conditions(ID, "deeds"))
    if not conditions:
        return []
    levels: dict[str, list[PlayedCondition]] = {}
    for condition in conditions:
        levels.setdefault(condition.level, []).append(condition)
    figures = [
        _profile(results, same_level) for same_level in levels.values() if len(same_level) > 1
    ]
    figures += [_means(results, conditions, name) for name in MEASURES]
    return figures


def _largest_table(conditions: list[PlayedCondition]) -> list[PlayedCondition]:
    """The conditions of the rulebook and number of players with the most sets."""
    by_table: dict[tuple[str, int], list[PlayedCondition]] = {}
    for condition in conditions:
        by_table.setdefault((condition.profile, condition.players), []).append(condition)
    return max(by_table.values(), key=len, default=[])


def _profile(results: Results, conditions: list[PlayedCondition]) -> Figure:
    """How far each set lies above the mean of all sets, as a fraction of that mean."""
    figure_points: list[Point] = []
    for name, measure in MEASURES.items():
        frames = [
            measure(results, condition)
            .select("block", "times", pl.col(VALUE_COLUMN).cast(pl.Int64))
            .with_columns(part=pl.lit(condition.name), preset=pl.lit(condition.preset))
            for condition in conditions
        ]
        rows = relative_effects(
            pl.concat(frames), ["preset"], results.table_confidence(len(MEASURES)), VALUE_COLUMN
        )
        figure_points += [replace(point, keys=(name, *point.keys)) for point in rows]
    order = [condition.preset for condition in conditions]
    points = sorted(figure_points, key=lambda point: order.index(point.keys[1]))
    axes = ("measure", "preset")
    return results.figure("presets-profile", conditions, HEAT_MAP, EFFECT, axes, points)


def _means(results: Results, conditions: list[PlayedCondition], measure: str) -> Figure:
    figure_id = f"presets-{measure}"
    figure_points: list[Point] = []
    for condition in conditions:
        counts = MEASURES[measure](results, condition).with_columns(preset=pl.lit(condition.preset))
        figure_points += add_keys(
            shares(counts, ["preset"], results.table_confidence(len(conditions)), VALUE_COLUMN),
            condition.level,
        )
    order = list(dict.fromkeys(condition.preset for condition in conditions))
    points = sorted(figure_points, key=lambda point: order.index(point.keys[0]))
    return results.figure(figure_id, conditions, DOTS, AMOUNT, ("preset", LEVEL), points)


def _rounds(results: Results, condition: PlayedCondition) -> pl.DataFrame:
    games = results.games(condition).filter(pl.col("seat") == 0)
    return games.group_by("block").agg(
        pl.len().alias("times"), pl.col("rounds").sum().alias(VALUE_COLUMN)
    )


def _points(results: Results, condition: PlayedCondition) -> pl.DataFrame:
    seats = results.games(condition)
    return seats.group_by("block").agg(
        pl.len().alias("times"), pl.col("points").sum().alias(VALUE_COLUMN)
    )


def _changes(results: Results, condition: PlayedCondition) -> pl.DataFrame:
    return block_sums(results.table(condition, "changes"), VALUE_COLUMN)


def _uses(results: Results, condition: PlayedCondition) -> pl.DataFrame:
    games = _rounds(results, condition).select("block", "times")
    uses = (
        results.table(condition, "uses")
        .group_by("block")
        .agg(pl.col("times").sum().alias(VALUE_COLUMN))
    )
    return games.join(uses, on="block")


MEASURES: Final[dict[str, Callable[[Results, PlayedCondition], pl.DataFrame]]] = {
    "rounds": _rounds,
    "points": _points,
    "changes": _changes,
    "uses": _uses,
}

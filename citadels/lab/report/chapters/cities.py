"""What the cities of winners look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.lab.report.figures import BARS, HEAT_MAP, LEVEL, SHARE, Figure
from citadels.lab.report.filtered_estimates import shares
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    collect_points,
    group_conditions,
    most_played,
    sort_by_number,
    sort_by_value,
)

ID: Final = "cities"
RUSH_BOT: Final = "rush"  # the bot that builds cheap and fast


def figures(results: Results) -> list[Figure]:
    """By the first completed city, types, size and mean cost; and the winners at mixed tables."""
    conditions = results.conditions(ID, "cities")
    if not conditions:
        return []
    group = group_conditions(conditions, max_groups=1)[0]
    return [
        _shares(results, group, "cities-first", "first", "first"),
        _shares(results, group, "cities-types", "types", "types"),
        _shapes(results, most_played(group)),
        *(
            _rivals(results, condition)
            for condition in results.conditions(ID, "cities", mixed=True)
            if RUSH_BOT in condition.bots
        ),
    ]


def _shares(
    results: Results, group: Sequence[PlayedCondition], figure_id: str, table: str, axis: str
) -> Figure:
    confidence = results.table_confidence(len(group))
    figure_points = collect_points(
        group, lambda condition: shares(results.table(condition, table), ["key1"], confidence)
    )
    points = sorted(figure_points, key=lambda point: point.keys[0], reverse=True)
    even = 1 / group[0].players
    return results.figure(figure_id, group, BARS, SHARE, (axis, LEVEL), points, even)


def _shapes(results: Results, condition: PlayedCondition) -> Figure:
    """Effects by mean cost (across) and size (down)."""
    counts = results.table(condition, "shapes")
    figure_points = sort_by_number(shares(counts, ["key2", "key1"], results.confidence))
    points = sorted(figure_points, key=lambda point: (-int(point.keys[1]), int(point.keys[0])))
    axes, even = ("dear", "size"), 1 / condition.players
    return results.figure("cities-shape", [condition], HEAT_MAP, SHARE, axes, points, even)


def _rivals(results: Results, condition: PlayedCondition) -> Figure:
    """The share of each bot at a mixed table, per seat."""
    seats = results.games(condition).group_by("block", "bot")
    counts = seats.agg(pl.len().alias("times"), pl.col("share").sum().alias("won"))
    points = sort_by_value(shares(counts, ["bot"], results.confidence))
    even = 1 / condition.players
    return results.figure("cities-rivals", [condition], BARS, SHARE, ("rival",), points, even)

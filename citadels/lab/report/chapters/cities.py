"""What the cities of winners look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.lab.report.figures import BARS, HEAT_MAP, LEVEL, SHARE, Chapter, Figure
from citadels.lab.report.filtered_estimates import shares
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    collect_points,
    figure_name,
    group_conditions,
    most_played,
    points,
    sort_by_number,
    sort_by_value,
)

ID: Final = "cities"
RUSH_BOT: Final = "rush"  # the bot that builds cheap and fast


def chapter(results: Results) -> Chapter | None:
    """By who was first, by types, by size and mean cost, and who wins at mixed tables."""
    conditions = results.conditions(ID, "cities")
    if not conditions:
        return None
    group = group_conditions(conditions, max_groups=1)[0]
    figures = [
        _shares(results, group, "cities-first", "first", "first"),
        _shares(results, group, "cities-types", "types", "types"),
        _shapes(results, most_played(group)),
        *(
            _rivals(results, condition)
            for condition in results.conditions(ID, "cities", mixed=True)
            if RUSH_BOT in condition.bots
        ),
    ]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _shares(
    results: Results, group: Sequence[PlayedCondition], figure_id: str, table: str, axis: str
) -> Figure:
    figure_points = collect_points(
        group,
        lambda condition: shares(
            results.table(condition, table), ["key1"], results.table_confidence(len(group))
        ),
    )
    return Figure(
        figure_id,
        figure_name(figure_id, group),
        BARS,
        SHARE,
        (axis, LEVEL),
        tuple(sorted(figure_points, key=lambda point: point.keys[0], reverse=True)),
        results.source(group),
        1 / group[0].players,
    )


def _shapes(results: Results, condition: PlayedCondition) -> Figure:
    """Across the mean cost, down the size."""
    counts = results.table(condition, "shapes")
    figure_points = sort_by_number(points(shares(counts, ["key2", "key1"], results.confidence)))
    return Figure(
        "cities-shape",
        figure_name("cities-shape", [condition], condition.level),
        HEAT_MAP,
        SHARE,
        ("dear", "size"),
        tuple(sorted(figure_points, key=lambda point: (-int(point.keys[1]), int(point.keys[0])))),
        results.source([condition]),
        1 / condition.players,
    )


def _rivals(results: Results, condition: PlayedCondition) -> Figure:
    """How often each kind of bots wins where they sit at one table, for each of its seats."""
    seats = results.games(condition).group_by("block", "bot")
    counts = seats.agg(pl.len().alias("times"), pl.col("share").sum().alias("won"))
    return Figure(
        "cities-rivals",
        figure_name("cities-rivals", [condition], *dict.fromkeys(condition.bots)),
        BARS,
        SHARE,
        ("rival",),
        sort_by_value(points(shares(counts, ["bot"], results.confidence))),
        results.source([condition]),
        1 / condition.players,
    )

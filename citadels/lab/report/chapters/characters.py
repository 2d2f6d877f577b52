"""How much it helps to be a character for one round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.lab.counter_registry import CHOOSERS
from citadels.lab.estimates import Row
from citadels.lab.report.figures import (
    CHARACTER,
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
from citadels.lab.report.ranks import ranks, sort_by_rank
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

ID: Final = "characters"
BY, PLACE, ROLE = "key1", "key2", "key3"


def chapter(results: Results) -> Chapter | None:
    """The effect where the lot chose, by rank, players and place; and of the bots' own choice."""
    conditions = results.conditions(ID, "characters", "picks")
    if not conditions:
        return None
    condition_groups = group_conditions(conditions)
    figures = [_by_lot(results, group) for group in condition_groups]
    figures += [
        _by_rank(results, group)
        for group in group_conditions(conditions, max_groups=1)
        if len(group) > 1
    ]
    figures += [_by_players(results, same_setup) for same_setup in _group_by_setup(conditions)]
    figures += [_by_place(results, condition) for condition in condition_groups[0]]
    figures += [_by_chooser(results, most_played(condition_groups[0]))]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _effects(results: Results, condition: PlayedCondition, chooser: str, tables: int) -> list[Row]:
    counts = results.table(condition, "characters").filter(pl.col(BY) == chooser)
    return effects(above_place(counts), [ROLE], [], results.table_confidence(tables))


def above_place(counts: pl.DataFrame) -> pl.DataFrame:
    """Victories beyond those that are usual at each place in the order of choosing.

    Who chooses late has what others have left, and sits elsewhere: neither is the character's.
    """
    expected = pl.col("won").sum().over(PLACE) / pl.col("times").sum().over(PLACE)
    return counts.with_columns(won=pl.col("won") - pl.col("times") * expected)


def _by_lot(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    figure_points = collect_points(
        group, lambda condition: _effects(results, condition, "lot", len(group))
    )
    return Figure(
        "characters-lot",
        figure_name("characters-lot", group),
        DOTS,
        EFFECT,
        (CHARACTER, LEVEL),
        sort_by_value(figure_points),
        results.source(group),
    )


def _by_rank(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    """All characters of a rank together."""

    def rows(condition: PlayedCondition) -> list[Row]:
        counts = results.table(condition, "characters").filter(pl.col(BY) == "lot")
        ranked = pl.col(ROLE).replace_strict(ranks(condition.profile), return_dtype=pl.Int64)
        counts = above_place(counts).with_columns(rank=ranked)
        return effects(counts, ["rank"], [], results.table_confidence(len(group)))

    return Figure(
        "characters-rank",
        figure_name("characters-rank", group),
        DOTS,
        EFFECT,
        ("rank", LEVEL),
        sort_by_number(collect_points(group, rows)),
        results.source(group),
    )


def _group_by_setup(conditions: Sequence[PlayedCondition]) -> list[list[PlayedCondition]]:
    """Parts of the same bots and cards that differ by the number of players."""
    by_setup: dict[tuple[str, str, str], list[PlayedCondition]] = {}
    for condition in conditions:
        by_setup.setdefault((condition.profile, condition.preset, condition.level), []).append(
            condition
        )
    return [
        sorted(same_setup, key=lambda condition: condition.players)
        for same_setup in by_setup.values()
        if len(same_setup) > 2
    ]


def _by_players(results: Results, conditions: Sequence[PlayedCondition]) -> Figure:
    figure_points: list[Point] = []
    for condition in conditions:
        figure_points += [
            Point(
                (str(condition.players), *point.keys),
                point.value,
                point.low,
                point.high,
                point.times,
            )
            for point in points(_effects(results, condition, "lot", len(conditions)))
        ]
    return Figure(
        "characters-players",
        figure_name("characters-players", conditions, conditions[0].level),
        HEAT_MAP,
        EFFECT,
        (PLAYERS, CHARACTER),
        sort_by_rank(figure_points, conditions[0].profile, axis=1),
        results.source(conditions),
    )


def _by_chooser(results: Results, condition: PlayedCondition) -> Figure:
    figure_points: list[Point] = []
    for chooser in reversed(CHOOSERS):
        figure_points += points(_effects(results, condition, chooser, len(CHOOSERS)), chooser)
    return Figure(
        "characters-chosen",
        figure_name("characters-chosen", [condition], condition.level),
        DOTS,
        EFFECT,
        (CHARACTER, "by"),
        sort_by_value(figure_points),
        results.source([condition]),
    )


def _by_place(results: Results, condition: PlayedCondition) -> Figure:
    counts = results.table(condition, "characters").filter(pl.col(BY) == "lot")
    rows = effects(counts, [PLACE, ROLE], [PLACE], results.confidence)
    return Figure(
        "characters-place",
        figure_name("characters-place", [condition], condition.level),
        HEAT_MAP,
        EFFECT,
        ("place", CHARACTER),
        sort_by_rank(points(rows), condition.profile, axis=1),
        results.source([condition]),
    )

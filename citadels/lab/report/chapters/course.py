"""The course of games: their length, changes of the lead, and comebacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.lab.point import Point
from citadels.lab.report.figures import (
    AMOUNT,
    BEHIND,
    COLUMN_BARS,
    DOTS,
    LEVEL,
    LINES,
    PLAYERS,
    SHARE,
    Figure,
)
from citadels.lab.report.filtered_estimates import block_sums, shares
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    add_keys,
    collect_points,
    group_conditions,
    most_played,
    sort_by_number,
    strength,
)

ID: Final = "course"
LEAD_STEP_POINTS: Final = 4  # points ahead or behind are shown in steps of 4
MAX_LEAD_POINTS: Final = 16
PHASES: Final = ("early", "middle", "late")
PHASE_MAX_DISTRICTS: Final = (2, 4)  # in the largest city, for the early and the middle phase


def figures(results: Results) -> list[Figure]:
    """Lengths, changes of the lead, and the value of a lead in each phase of the game."""
    conditions = results.conditions(ID, "course")
    if not conditions:
        return []
    group = group_conditions(conditions, max_groups=1)[0]
    tables = sorted(
        (condition for condition in conditions if condition.cards == group[0].cards), key=strength
    )
    return [
        _means(results, tables, "course-length", "rounds"),
        _distribution(results, group, "course-rounds", "rounds"),
        _means(results, tables, "course-leads", "changes"),
        _distribution(results, group, "course-changes", "changes"),
        _ahead(results, most_played(group)),
        _comeback(results, group),
    ]


def _means(
    results: Results, conditions: Sequence[PlayedCondition], figure_id: str, table: str
) -> Figure:
    """The mean number per game, by the number of players."""
    figure_points: list[Point] = []
    for condition in conditions:
        counts = block_sums(results.table(condition, table), "value")
        counts = counts.with_columns(players=pl.lit(condition.players))
        figure_points += add_keys(
            shares(counts, ["players"], results.table_confidence(len(conditions)), "value"),
            condition.level,
        )
    points = sort_by_number(figure_points)
    return results.figure(figure_id, conditions, DOTS, AMOUNT, (PLAYERS, LEVEL), points)


def _distribution(
    results: Results, group: Sequence[PlayedCondition], figure_id: str, table: str
) -> Figure:
    """The share of the games with each number."""

    def rows(condition: PlayedCondition) -> list[Point]:
        counts = fill_missing(results.table(condition, table))
        shares_by_key = shares(counts, ["key1"], results.table_confidence(len(group)), "here")
        return [row for row in shares_by_key if row.value >= 0.001]

    points = sort_by_number(collect_points(group, rows))
    return results.figure(figure_id, group, COLUMN_BARS, SHARE, (table, LEVEL), points)


def fill_missing(counts: pl.DataFrame) -> pl.DataFrame:
    """For each block and key, how often it occurred (`here`), and the number of games (`times`)."""
    blocks = counts.group_by("block").agg(pl.col("times").sum())
    keys = counts.select("key1").unique()
    here = counts.group_by("block", "key1").agg(pl.col("times").sum().alias("here"))
    return (
        blocks.join(keys, how="cross")
        .join(here, on=["block", "key1"], how="left")
        .with_columns(pl.col("here").fill_null(0))
    )


def _ahead(results: Results, condition: PlayedCondition) -> Figure:
    largest, ahead = pl.col("key1").cast(pl.Int64), pl.col("key2").cast(pl.Int64)
    early, middle = PHASE_MAX_DISTRICTS
    counts = results.table(condition, "ahead").with_columns(
        ahead=((ahead / LEAD_STEP_POINTS).round(0) * LEAD_STEP_POINTS)
        .clip(-MAX_LEAD_POINTS, MAX_LEAD_POINTS)
        .cast(pl.Int64),
        phase=pl.when(largest <= early)
        .then(pl.lit(PHASES[0]))
        .when(largest <= middle)
        .then(pl.lit(PHASES[1]))
        .otherwise(pl.lit(PHASES[2])),
    )
    axes, even = ("ahead", "phase"), 1 / condition.players
    points = shares(counts, list(axes), results.confidence)
    points.sort(key=lambda point: (PHASES.index(point.keys[1]), int(point.keys[0])))
    return results.figure("course-ahead", [condition], LINES, SHARE, axes, points, even)


def _comeback(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    """How often a seat that is behind late in the game still wins."""

    def rows(condition: PlayedCondition) -> list[Point]:
        counts = late_and_behind(results.table(condition, "ahead"))
        return shares(counts, ["behind"], results.table_confidence(len(group)))

    points = sort_by_number(collect_points(group, rows))
    return results.figure("course-comeback", group, COLUMN_BARS, SHARE, ("behind", LEVEL), points)


def late_and_behind(counts: pl.DataFrame) -> pl.DataFrame:
    """Ends of rounds of the last phase, for the seats with fewer points than the leader."""
    largest, behind = pl.col("key1").cast(pl.Int64), -pl.col("key2").cast(pl.Int64)
    step = pl.lit(0)
    for least in BEHIND:
        step = pl.when(behind >= least).then(pl.lit(least)).otherwise(step)
    late = counts.filter((largest > PHASE_MAX_DISTRICTS[1]) & (behind > 0))
    return late.with_columns(behind=step)

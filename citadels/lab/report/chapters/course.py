"""How games go: how long they are, how often the lead changes, who comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.lab.estimates import Row
from citadels.lab.report.figures import (
    AMOUNT,
    BEHIND,
    COLUMNS,
    DOTS,
    LEVEL,
    LINES,
    PLAYERS,
    SHARE,
    Chapter,
    Figure,
    Point,
)
from citadels.lab.report.reckoning import shares, sums
from citadels.lab.report.results import (
    Part,
    Results,
    by_number,
    each,
    groups,
    name_of,
    points,
    strength,
    widest,
)

ID: Final = "course"
STEP: Final = 4  # points ahead or behind are told in such steps
FARTHEST: Final = 16
PHASES: Final = ("early", "middle", "late")
_LARGEST: Final = (2, 4)  # districts of the largest city up to which it is early, and middle


def chapter(results: Results) -> Chapter | None:
    """Lengths, changes of the lead, and what a lead is worth by how far the game is."""
    parts = results.parts(ID, "course")
    if not parts:
        return None
    group = groups(parts, most=1)[0]
    tables = sorted((one for one in parts if one.cards == group[0].cards), key=strength)
    figures = [
        _means(results, tables, "course-length", "rounds"),
        _parts_of_all(results, group, "course-rounds", "rounds"),
        _means(results, tables, "course-leads", "changes"),
        _parts_of_all(results, group, "course-changes", "changes"),
        _ahead(results, widest(group)),
        _comeback(results, group),
    ]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _means(results: Results, parts: Sequence[Part], which: str, table: str) -> Figure:
    """How many of them a game has, by the number of players."""
    found: list[Point] = []
    for part in parts:
        counts = sums(results.table(part, table), "value")
        counts = counts.with_columns(players=pl.lit(part.players))
        found += points(
            shares(counts, ["players"], results.shared(len(parts)), "value"), part.level
        )
    return Figure(
        which,
        name_of(which, parts),
        DOTS,
        AMOUNT,
        (PLAYERS, LEVEL),
        by_number(found),
        results.source(parts),
    )


def _parts_of_all(results: Results, group: Sequence[Part], which: str, table: str) -> Figure:
    """Which part of the games had so many."""

    def rows(part: Part) -> list[Row]:
        counts = spread(results.table(part, table))
        found = shares(counts, ["key1"], results.shared(len(group)), "here")
        return [row for row in found if row.estimate.value >= 0.001]

    return Figure(
        which,
        name_of(which, group),
        COLUMNS,
        SHARE,
        (table, LEVEL),
        by_number(each(group, rows)),
        results.source(group),
    )


def spread(counts: pl.DataFrame) -> pl.DataFrame:
    """For each block and key, how often it was there, and as `times` how many games there were."""
    blocks = counts.group_by("block").agg(pl.col("times").sum())
    keys = counts.select("key1").unique()
    here = counts.group_by("block", "key1").agg(pl.col("times").sum().alias("here"))
    return (
        blocks.join(keys, how="cross")
        .join(here, on=["block", "key1"], how="left")
        .with_columns(pl.col("here").fill_null(0))
    )


def _ahead(results: Results, part: Part) -> Figure:
    largest, ahead = pl.col("key1").cast(pl.Int64), pl.col("key2").cast(pl.Int64)
    early, middle = _LARGEST
    counts = results.table(part, "ahead").with_columns(
        ahead=((ahead / STEP).round(0) * STEP).clip(-FARTHEST, FARTHEST).cast(pl.Int64),
        phase=pl.when(largest <= early)
        .then(pl.lit(PHASES[0]))
        .when(largest <= middle)
        .then(pl.lit(PHASES[1]))
        .otherwise(pl.lit(PHASES[2])),
    )
    found = points(shares(counts, ["ahead", "phase"], results.confidence))
    order = sorted(found, key=lambda point: (PHASES.index(point.keys[1]), int(point.keys[0])))
    return Figure(
        "course-ahead",
        name_of("course-ahead", [part], part.level),
        LINES,
        SHARE,
        ("ahead", "phase"),
        tuple(order),
        results.source([part]),
        1 / part.players,
    )


def _comeback(results: Results, group: Sequence[Part]) -> Figure:
    """How often somebody still wins who is behind late in the game."""

    def rows(part: Part) -> list[Row]:
        counts = late_and_behind(results.table(part, "ahead"))
        return shares(counts, ["behind"], results.shared(len(group)))

    return Figure(
        "course-comeback",
        name_of("course-comeback", group),
        COLUMNS,
        SHARE,
        ("behind", LEVEL),
        by_number(each(group, rows)),
        results.source(group),
    )


def late_and_behind(counts: pl.DataFrame) -> pl.DataFrame:
    """Ends of rounds of the last phase, of those who have fewer points than the leader."""
    largest, behind = pl.col("key1").cast(pl.Int64), -pl.col("key2").cast(pl.Int64)
    step = pl.lit(0)
    for least in BEHIND:
        step = pl.when(behind >= least).then(pl.lit(least)).otherwise(step)
    late = counts.filter((largest > _LARGEST[1]) & (behind > 0))
    return late.with_columns(behind=step)

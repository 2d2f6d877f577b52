"""Which characters those that name one should name, and how a hit affects both sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import polars as pl

from citadels.engine.editions.registry import EDITIONS
from citadels.engine.names import CHARACTERS
from citadels.lab.point import Point
from citadels.lab.report.figures import BARS, CHARACTER, DOTS, EFFECT, LEVEL, SHARE, Figure
from citadels.lab.report.filtered_estimates import contrasts, effects, shares
from citadels.lab.report.ranks import sort_by_rank
from citadels.lab.report.results import (
    PlayedCondition,
    Results,
    collect_points,
    group_conditions,
    most_played,
    sort_by_value,
)
from citadels.lab.study import RANDOM_PRESET
from citadels.sim.counters.namers import NAMERS

ID: Final = "names"
BY, NAMER, HIT, NAMED = "key1", "key2", "key3", "key4"
VICTIM: Final = "key3"  # in the table of victims
# With these every other seat can be the victim, with the same probability. Those called later may
# not name rank 1 or a character named before, so the seats that can be hit differ from the others.
FAIR_NAMERS: Final = tuple(
    CHARACTERS[role]
    for role in NAMERS
    if all(row.rank == 1 for book in EDITIONS for row in book.characters if row.role == role)
)
MIN_PLAYERS: Final = 4  # with fewer, everybody has two characters


def figures(results: Results) -> list[Figure]:
    """The effect of each random name, how often names hit, and what hits do."""
    conditions = results.conditions(ID, "names", "names")
    if not conditions:
        return []
    condition_groups = group_conditions(conditions)
    figures = [
        _by_named(results, group, CHARACTERS[role]) for group in condition_groups for role in NAMERS
    ]
    # Where sets are random, all three of them play.
    main_group = next(
        (group for group in condition_groups if group[0].preset == RANDOM_PRESET),
        condition_groups[0],
    )
    figures += [_hits(results, condition) for condition in main_group]
    figures += [
        _gain(results, main_group),
        _cost(results, main_group),
        _victims(results, most_played(main_group)),
    ]
    return figures


def _by_named(results: Results, group: Sequence[PlayedCondition], namer: str) -> Figure:
    def rows(condition: PlayedCondition) -> list[Point]:
        counts = results.table(condition, "names")
        counts = counts.filter((pl.col(BY) == "lot") & (pl.col(NAMER) == namer))
        return effects(counts, [NAMED], [], results.table_confidence(len(group)))

    points = sort_by_value(collect_points(group, rows))
    return results.figure(f"names-{namer}", group, DOTS, EFFECT, (CHARACTER, LEVEL), points)


def _hits(results: Results, condition: PlayedCondition) -> Figure:
    counts = results.table(condition, "names").with_columns(
        hits=pl.when(pl.col(HIT) == "yes").then(pl.col("times")).otherwise(0)
    )
    figure_points = shares(counts, [NAMER, BY], results.confidence, "hits")
    points = sorted(figure_points, key=lambda point: CHARACTERS.index(point.keys[0]))
    return results.figure("names-hits", [condition], BARS, SHARE, ("namer", "by"), points)


def _gain(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    """How far those who hit lie above those who missed, where the name was random."""

    def rows(condition: PlayedCondition) -> list[Point]:
        counts = results.table(condition, "names").filter(pl.col(BY) == "lot")
        return contrasts(counts, [NAMER], HIT, ("yes", "no"), results.table_confidence(len(group)))

    return _by_namer(results, group, "names-gain", rows)


def _cost(results: Results, group: Sequence[PlayedCondition]) -> Figure:
    """How far victims lie below the other seats at tables where the namer missed."""

    def rows(condition: PlayedCondition) -> list[Point]:
        if condition.players < MIN_PLAYERS:
            return []
        names, victims = (results.table(condition, table) for table in ("names", "victims"))
        counts = hit_and_spared(names, victims, condition.players)
        return contrasts(
            counts, [NAMER], "fate", ("hit", "spared"), results.table_confidence(len(group))
        )

    return _by_namer(results, group, "names-cost", rows)


def hit_and_spared(names: pl.DataFrame, victims: pl.DataFrame, players: int) -> pl.DataFrame:
    """Seats hit by a random name, and the namer's opponents where it hit nobody.

    All seats together have one victory, so the opponents have what the namer does not have.
    """
    is_fair = (pl.col(BY) == "lot") & pl.col(NAMER).is_in(FAIR_NAMERS)
    hit = victims.filter(is_fair).select("block", NAMER, "times", "won", fate=pl.lit("hit"))
    spared = names.filter(is_fair & (pl.col(HIT) == "no")).select(
        "block",
        NAMER,
        times=pl.col("times") * (players - 1),
        won=pl.col("times") - pl.col("won"),
        fate=pl.lit("spared"),
    )
    return pl.concat([hit, spared])


def _by_namer(
    results: Results,
    group: Sequence[PlayedCondition],
    figure_id: str,
    rows: Callable[[PlayedCondition], list[Point]],
) -> Figure:
    figure_points = collect_points(group, rows)
    points = sorted(figure_points, key=lambda point: CHARACTERS.index(point.keys[0]))
    return results.figure(figure_id, group, DOTS, EFFECT, ("namer", LEVEL), points)


def _victims(results: Results, condition: PlayedCondition) -> Figure:
    """Victims by character. Only descriptive: seats that had it and were not named do not count."""
    counts = results.table(condition, "victims").filter(pl.col(BY) == "lot")
    figure_points = shares(counts, [VICTIM, NAMER], results.confidence)
    namers = [CHARACTERS[role] for role in NAMERS]
    figure_points.sort(key=lambda point: namers.index(point.keys[1]))
    points = sort_by_rank(figure_points, condition.profile)
    axes, even = (CHARACTER, "namer"), 1 / condition.players
    return results.figure("names-victims", [condition], DOTS, SHARE, axes, points, even)

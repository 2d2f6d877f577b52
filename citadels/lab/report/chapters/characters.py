"""How much it helps to be a character for one round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from citadels.lab.counters import BY_WHOM
from citadels.lab.estimates import Row
from citadels.lab.report.figures import (
    CHARACTER,
    DOTS,
    EFFECT,
    HEAT,
    LEVEL,
    PLAYERS,
    Chapter,
    Figure,
    Point,
)
from citadels.lab.report.ranks import by_rank, ranks
from citadels.lab.report.reckoning import effects
from citadels.lab.report.results import (
    Part,
    Results,
    by_number,
    by_value,
    each,
    groups,
    name_of,
    points,
    widest,
)

ID: Final = "characters"
BY, PLACE, ROLE = "key1", "key2", "key3"


def chapter(results: Results) -> Chapter | None:
    """The effect where the lot chose, by rank, players and place; and of the bots' own choice."""
    parts = results.parts(ID, "characters", "picks")
    if not parts:
        return None
    best = groups(parts)
    figures = [_by_lot(results, group) for group in best]
    figures += [_by_rank(results, group) for group in groups(parts, most=1) if len(group) > 1]
    figures += [_by_players(results, alike) for alike in _of_several_tables(parts)]
    figures += [_by_place(results, part) for part in best[0]]
    figures += [_chosen(results, widest(best[0]))]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _effects(results: Results, part: Part, by: str, tables: int) -> list[Row]:
    counts = results.table(part, "characters").filter(pl.col(BY) == by)
    return effects(above_place(counts), [ROLE], [], results.shared(tables))


def above_place(counts: pl.DataFrame) -> pl.DataFrame:
    """Victories beyond those that are usual at each place in the order of choosing.

    Who chooses late has what others have left, and sits elsewhere: neither is the character's.
    """
    usual = pl.col("won").sum().over(PLACE) / pl.col("times").sum().over(PLACE)
    return counts.with_columns(won=pl.col("won") - pl.col("times") * usual)


def _by_lot(results: Results, group: Sequence[Part]) -> Figure:
    found = each(group, lambda part: _effects(results, part, "lot", len(group)))
    return Figure(
        "characters-lot",
        name_of("characters-lot", group),
        DOTS,
        EFFECT,
        (CHARACTER, LEVEL),
        by_value(found),
        results.source(group),
    )


def _by_rank(results: Results, group: Sequence[Part]) -> Figure:
    """All characters of a rank together."""

    def rows(part: Part) -> list[Row]:
        counts = results.table(part, "characters").filter(pl.col(BY) == "lot")
        ranked = pl.col(ROLE).replace_strict(ranks(part.profile), return_dtype=pl.Int64)
        counts = above_place(counts).with_columns(rank=ranked)
        return effects(counts, ["rank"], [], results.shared(len(group)))

    return Figure(
        "characters-rank",
        name_of("characters-rank", group),
        DOTS,
        EFFECT,
        ("rank", LEVEL),
        by_number(each(group, rows)),
        results.source(group),
    )


def _of_several_tables(parts: Sequence[Part]) -> list[list[Part]]:
    """Parts of the same bots and cards that differ by the number of players."""
    found: dict[tuple[str, str, str], list[Part]] = {}
    for part in parts:
        found.setdefault((part.profile, part.preset, part.level), []).append(part)
    return [sorted(row, key=lambda part: part.players) for row in found.values() if len(row) > 2]


def _by_players(results: Results, parts: Sequence[Part]) -> Figure:
    found: list[Point] = []
    for part in parts:
        found += [
            Point((str(part.players), *point.keys), point.value, point.low, point.high, point.times)
            for point in points(_effects(results, part, "lot", len(parts)))
        ]
    return Figure(
        "characters-players",
        name_of("characters-players", parts, parts[0].level),
        HEAT,
        EFFECT,
        (PLAYERS, CHARACTER),
        by_rank(found, parts[0].profile, axis=1),
        results.source(parts),
    )


def _chosen(results: Results, part: Part) -> Figure:
    found: list[Point] = []
    for by in reversed(BY_WHOM):
        found += points(_effects(results, part, by, len(BY_WHOM)), by)
    return Figure(
        "characters-chosen",
        name_of("characters-chosen", [part], part.level),
        DOTS,
        EFFECT,
        (CHARACTER, "by"),
        by_value(found),
        results.source([part]),
    )


def _by_place(results: Results, part: Part) -> Figure:
    counts = results.table(part, "characters").filter(pl.col(BY) == "lot")
    rows = effects(counts, [PLACE, ROLE], [PLACE], results.confidence)
    return Figure(
        "characters-place",
        name_of("characters-place", [part], part.level),
        HEAT,
        EFFECT,
        ("place", CHARACTER),
        by_rank(points(rows), part.profile, axis=1),
        results.source([part]),
    )

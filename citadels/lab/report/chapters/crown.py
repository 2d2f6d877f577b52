"""How much it helps to sit near the first crown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadels.lab.estimates import Row
from citadels.lab.report.figures import DOTS, EFFECT, HEAT, LEVEL, PLAYERS, Chapter, Figure, Point
from citadels.lab.report.reckoning import effects
from citadels.lab.report.results import Part, Results, by_number, each, groups, name_of, points

ID: Final = "crown"


def chapter(results: Results) -> Chapter | None:
    """By the distance from the first crown: both bots at one table size, one bot at all sizes."""
    parts = results.parts(ID, "places")
    if not parts:
        return None
    best = groups(parts, most=4)
    several = [group for group in best if len(group) > 1] or best[:1]
    several.sort(key=lambda group: group[0].players)
    figures = [_by_distance(results, group) for group in several]
    alike: dict[tuple[str, str, str], list[Part]] = {}
    for part in parts:
        alike.setdefault((part.profile, part.preset, part.level), []).append(part)
    figures += [_by_players(results, row) for row in alike.values() if len(row) > 2]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _effects(results: Results, part: Part, tables: int) -> list[Row]:
    return effects(results.table(part, "crown"), ["key1"], [], results.shared(tables))


def _by_distance(results: Results, group: Sequence[Part]) -> Figure:
    return Figure(
        "crown-distance",
        name_of("crown-distance", group),
        DOTS,
        EFFECT,
        ("distance", LEVEL),
        by_number(each(group, lambda part: _effects(results, part, len(group)))),
        results.source(group),
    )


def _by_players(results: Results, parts: Sequence[Part]) -> Figure:
    found = [
        Point((*point.keys, str(part.players)), point.value, point.low, point.high, point.times)
        for part in sorted(parts, key=lambda part: part.players)
        for point in points(_effects(results, part, len(parts)))
    ]
    return Figure(
        "crown-players",
        name_of("crown-players", parts, parts[0].level),
        HEAT,
        EFFECT,
        ("after", PLAYERS),
        tuple(sorted(found, key=lambda point: (int(point.keys[1]), int(point.keys[0])))),
        results.source(parts),
    )

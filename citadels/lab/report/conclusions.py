"""Sentences that may be said: what is clear with every kind of bots, if there are at least two."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final

from citadels.lab.report.figures import LEVEL, Conclusion, Figure, Point

Keys = tuple[str, ...]

ABOVE: Final = "above"
BELOW: Final = "below"
UNCLEAR: Final = "unclear"  # with one of them at least
ALONE: Final = "alone"  # only one kind of bots has played it
CAUSES: Final = "causes"
TOLD: Final = "told"  # how much it is, compared with nothing

# Figures whose numbers are compared with something.
COMPARED: Final = (
    "characters-lot",
    "characters-rank",
    "characters-place",
    "crown-distance",
    "names-assassin",
    "names-witch",
    "names-thief",
    "names-gain",
    "names-cost",
    "districts-unique",
    "districts-basic",
    "districts-gold",
    "gathering",
    "cities-first",
    "cities-types",
    "presets-profile",
)
# Of these only what is above: whatever is below has been named for another figure of the chapter.
ONLY_ABOVE: Final = ("districts-gold",)
# These are several tables in one: there is a sentence for each key of the first axis.
SEVERAL: Final = ("presets-profile",)
# Figures of which is told how much it is. At a mixed table the bots are what it is about.
DESCRIBED: Final = ("names-hits", "course-length", "course-leads", "course-comeback")
MIXED: Final = ("cities-rivals",)


def conclusions(figures: Sequence[Figure]) -> tuple[Conclusion, ...]:
    """What follows from the figures of a chapter, in their order."""
    found: list[Conclusion] = []
    for alike in _alike(figures):
        which = alike[0].id
        if which == "skill-causes":
            found += [_whole(CAUSES, figure) for figure in alike]
        elif which in MIXED:
            found += [_whole(TOLD, figure) for figure in alike]
        elif which in DESCRIBED:
            found.append(_told(alike))
        elif which in COMPARED:
            found += _compared(alike)
    return tuple(found)


def _alike(figures: Iterable[Figure]) -> list[list[Figure]]:
    """Figures of the same games by different bots stand together."""
    found: dict[tuple[object, ...], list[Figure]] = {}
    for figure in figures:
        source = figure.source
        key = figure.id, source.profile, source.players, source.presets
        found.setdefault(key, []).append(figure)
    return list(found.values())


def _whole(says: str, figure: Figure) -> Conclusion:
    """What a figure says by itself: different bots are at its table already."""
    return _conclusion(says, figure, figure.axes, figure.points)


def _told(alike: Sequence[Figure]) -> Conclusion:
    """How much it is, of all that at least two kinds of bots have played."""
    tables = list(_by_level(alike).values())
    there = {key: [table[key] for table in tables if key in table] for key in _keys(tables)}
    points = [_reach(key, found) for key, found in there.items() if len(found) > 1]
    return _conclusion(TOLD if points else ALONE, alike[0], _axes(alike[0]), points)


def _compared(alike: Sequence[Figure]) -> list[Conclusion]:
    first = alike[0]
    tables = list(_by_level(alike).values())
    if len(tables) < 2:
        return [] if first.id in ONLY_ABOVE else [_conclusion(ALONE, first, _axes(first), [])]
    keys = _keys(tables)
    sides = {key: _side([table.get(key) for table in tables], first.reference) for key in keys}
    reach = {key: _reach(key, [table[key] for table in tables if key in table]) for key in keys}
    parts = list(dict.fromkeys(key[0] for key in keys)) if first.id in SEVERAL else [""]
    wanted = ((ABOVE, 1),) if first.id in ONLY_ABOVE else ((ABOVE, 1), (BELOW, -1), (UNCLEAR, 0))
    found = []
    for part, (says, side) in product(parts, wanted):
        points = sorted(
            (reach[key] for key in keys if sides[key] == side and part in {"", key[0]}),
            key=lambda point: -abs(point.value - first.reference),
        )
        if points:
            found.append(_conclusion(says, first, _axes(first), points))
    return found


def _axes(figure: Figure) -> Keys:
    return tuple(axis for axis in figure.axes if axis != LEVEL)


def _keys(tables: Sequence[Mapping[Keys, Point]]) -> list[Keys]:
    return list(dict.fromkeys(key for table in tables for key in table))


def _by_level(alike: Sequence[Figure]) -> dict[str, dict[Keys, Point]]:
    """By bots, the points under their other keys; bots may be an axis or have figures each."""
    found: dict[str, dict[Keys, Point]] = {}
    for figure in alike:
        place = figure.axes.index(LEVEL) if LEVEL in figure.axes else None
        for point in figure.points:
            level = figure.source.bots[0] if place is None else point.keys[place]
            key = tuple(part for at, part in enumerate(point.keys) if at != place)
            found.setdefault(level, {})[key] = point
    return found


def _side(points: Sequence[Point | None], reference: float) -> int:
    """The side on which all of them are, or 0."""
    sides = {0 if point is None else point.side(reference) for point in points}
    return sides.pop() if len(sides) == 1 else 0


def _reach(key: Keys, points: Sequence[Point]) -> Point:
    """One point whose interval reaches over those of all."""
    return Point(
        key,
        sum(point.value for point in points) / len(points),
        min(point.low for point in points),
        max(point.high for point in points),
        sum(point.times for point in points),
    )


def _conclusion(says: str, figure: Figure, axes: Keys, points: Sequence[Point]) -> Conclusion:
    source = figure.source
    return Conclusion(
        says,
        figure.id,
        axes,
        tuple(points),
        figure.unit,
        source.profile,
        source.players[0] if len(source.players) == 1 else 0,
        source.presets[0],
        source.bots,
    )

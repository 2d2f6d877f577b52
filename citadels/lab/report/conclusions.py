"""Sentences that may be said: what is clear with every kind of bots, if there are at least two."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from citadels.lab.report.figures import LEVEL, Conclusion, Figure, Point

ABOVE: Final = "above"
BELOW: Final = "below"
UNCLEAR: Final = "unclear"  # with one of them at least
ALONE: Final = "alone"  # only one kind of bots has played it
CAUSES: Final = "causes"

# Figures whose numbers are compared with something; the others describe.
COMPARED: Final = (
    "characters-lot",
    "crown-distance",
    "names-assassin",
    "names-witch",
    "names-thief",
    "districts-unique",
    "districts-basic",
    "gathering",
    "cities-first",
    "cities-types",
)


def conclusions(figures: Sequence[Figure]) -> tuple[Conclusion, ...]:
    """What follows from the figures of a chapter, in their order."""
    found: list[Conclusion] = []
    for alike in _alike(figures):
        if alike[0].id == "skill-causes":
            found += [_causes(figure) for figure in alike]
        if alike[0].id in COMPARED:
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


def _causes(figure: Figure) -> Conclusion:
    return _conclusion(CAUSES, figure, figure.axes, figure.points)


def _compared(alike: Sequence[Figure]) -> list[Conclusion]:
    first = alike[0]
    levels = _by_level(alike)
    axes = tuple(axis for axis in first.axes if axis != LEVEL)
    if len(levels) < 2:
        return [_conclusion(ALONE, first, axes, [])]
    tables = list(levels.values())
    keys = list(dict.fromkeys(key for table in tables for key in table))
    sides = {key: _side([table.get(key) for table in tables], first.reference) for key in keys}
    reach = {key: _reach(key, [table[key] for table in tables if key in table]) for key in keys}
    found = []
    for says, side in ((ABOVE, 1), (BELOW, -1), (UNCLEAR, 0)):
        points = sorted(
            (reach[key] for key in keys if sides[key] == side),
            key=lambda point: -abs(point.value - first.reference),
        )
        if points:
            found.append(_conclusion(says, first, axes, points))
    return found


def _by_level(alike: Sequence[Figure]) -> dict[str, dict[tuple[str, ...], Point]]:
    """By bots, the points under their other keys; bots may be an axis or have figures each."""
    found: dict[str, dict[tuple[str, ...], Point]] = {}
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


def _reach(key: tuple[str, ...], points: Sequence[Point]) -> Point:
    """One point whose interval reaches over those of all."""
    return Point(
        key,
        sum(point.value for point in points) / len(points),
        min(point.low for point in points),
        max(point.high for point in points),
        sum(point.times for point in points),
    )


def _conclusion(
    says: str, figure: Figure, axes: tuple[str, ...], points: Sequence[Point]
) -> Conclusion:
    source = figure.source
    return Conclusion(
        says,
        figure.id,
        axes,
        tuple(points),
        figure.unit,
        source.profile,
        source.players[0],
        source.presets[0],
        source.bots,
    )

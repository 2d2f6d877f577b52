"""Sentences of the report: what is clear with every kind of bot, if at least two kinds played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final

from citadels.engine.names import CHARACTERS
from citadels.lab.point import Point
from citadels.lab.report.figures import LEVEL, Conclusion, Figure
from citadels.sim.counters.namers import NAMERS

Keys = tuple[str, ...]

ABOVE: Final = "above"
BELOW: Final = "below"
UNCLEAR: Final = "unclear"  # with at least one kind of bot
ALONE: Final = "alone"  # only one kind of bot has played it
CAUSES: Final = "causes"
STATED: Final = "told"  # an amount, compared with nothing

# Figures whose numbers are compared with something.
COMPARED_FIGURES: Final = (
    "characters-lot",
    "characters-rank",
    "characters-place",
    "crown-distance",
    *(f"names-{CHARACTERS[role]}" for role in NAMERS),
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
# Of these only what is above is stated: another figure of the chapter names what is below.
ONLY_ABOVE_FIGURES: Final = ("districts-gold",)
# These are several tables in one, with a sentence for each key of the first axis.
MULTI_TABLE_FIGURES: Final = ("presets-profile",)
# Figures whose numbers are stated. At a mixed table the bots are the subject.
STATED_FIGURES: Final = ("names-hits", "course-length", "course-leads", "course-comeback")
MIXED_TABLE_FIGURES: Final = ("cities-rivals",)


def draw_conclusions(figures: Sequence[Figure]) -> tuple[Conclusion, ...]:
    """What follows from the figures of a chapter, in their order."""
    results: list[Conclusion] = []
    for group in _group_figures(figures):
        figure_id = group[0].id
        if figure_id == "skill-causes":
            results += [_conclude_figure(CAUSES, figure) for figure in group]
        elif figure_id in MIXED_TABLE_FIGURES:
            results += [_conclude_figure(STATED, figure) for figure in group]
        elif figure_id in STATED_FIGURES:
            results.append(_conclude_amounts(group))
        elif figure_id in COMPARED_FIGURES:
            results += _compare(group)
    return tuple(results)


def _group_figures(figures: Iterable[Figure]) -> list[list[Figure]]:
    """Figures of the same games by different bots stand together."""
    groups: dict[tuple[object, ...], list[Figure]] = {}
    for figure in figures:
        source = figure.source
        key = figure.id, source.profile, source.players, source.presets
        groups.setdefault(key, []).append(figure)
    return list(groups.values())


def _conclude_figure(says: str, figure: Figure) -> Conclusion:
    """The statement of one figure alone: its table already has different bots."""
    return _make_conclusion(says, figure, figure.axes, figure.points)


def _conclude_amounts(group: Sequence[Figure]) -> Conclusion:
    """The amounts for which at least two kinds of bot have played."""
    tables = list(_by_level(group).values())
    points_by_key = {
        key: [table[key] for table in tables if key in table] for key in _distinct_keys(tables)
    }
    points = [
        _merge_points(key, key_points)
        for key, key_points in points_by_key.items()
        if len(key_points) > 1
    ]
    return _make_conclusion(STATED if points else ALONE, group[0], _axes(group[0]), points)


def _compare(group: Sequence[Figure]) -> list[Conclusion]:
    first = group[0]
    tables = list(_by_level(group).values())
    is_only_above = first.id in ONLY_ABOVE_FIGURES
    if len(tables) < 2:
        return [] if is_only_above else [_make_conclusion(ALONE, first, _axes(first), [])]
    keys = _distinct_keys(tables)
    sides = {
        key: _common_side([table.get(key) for table in tables], first.reference) for key in keys
    }
    merged = {
        key: _merge_points(key, [table[key] for table in tables if key in table]) for key in keys
    }
    table_keys = dict.fromkeys(key[0] for key in keys)
    if first.id not in MULTI_TABLE_FIGURES:
        table_keys = {"": None}
    verdicts = [(ABOVE, 1)] if is_only_above else [(ABOVE, 1), (BELOW, -1), (UNCLEAR, 0)]
    results = []
    for table_key, (verdict, side) in product(table_keys, verdicts):
        points = sorted(
            (merged[key] for key in keys if sides[key] == side and table_key in {"", key[0]}),
            key=lambda point: -abs(point.value - first.reference),
        )
        if points:
            results.append(_make_conclusion(verdict, first, _axes(first), points))
    return results


def _axes(figure: Figure) -> Keys:
    return tuple(axis for axis in figure.axes if axis != LEVEL)


def _distinct_keys(tables: Sequence[Mapping[Keys, Point]]) -> list[Keys]:
    return list(dict.fromkeys(key for table in tables for key in table))


def _by_level(group: Sequence[Figure]) -> dict[str, dict[Keys, Point]]:
    """The points by bot and other keys; bots may be an axis, or each have their own figure."""
    tables: dict[str, dict[Keys, Point]] = {}
    for figure in group:
        level_axis = figure.axes.index(LEVEL) if LEVEL in figure.axes else None
        for point in figure.points:
            level = figure.source.bots[0] if level_axis is None else point.keys[level_axis]
            key = tuple(
                axis_key for index, axis_key in enumerate(point.keys) if index != level_axis
            )
            tables.setdefault(level, {})[key] = point
    return tables


def _common_side(points: Sequence[Point | None], reference: float) -> int:
    """The side on which all points are, or 0."""
    sides = {0 if point is None else point.side(reference) for point in points}
    return sides.pop() if len(sides) == 1 else 0


def _merge_points(key: Keys, points: Sequence[Point]) -> Point:
    """One point whose interval covers those of all points."""
    return Point(
        key,
        sum(point.value for point in points) / len(points),
        min(point.low for point in points),
        max(point.high for point in points),
        sum(point.times for point in points),
    )


def _make_conclusion(says: str, figure: Figure, axes: Keys, points: Sequence[Point]) -> Conclusion:
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

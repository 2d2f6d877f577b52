"""Gold or cards: which is better, by what one has."""

from __future__ import annotations

from typing import Final

import polars as pl

from citadels.lab.report.figures import EFFECT, HEAT, Chapter, Figure
from citadels.lab.report.reckoning import contrasts
from citadels.lab.report.results import Part, Results, groups, name_of, points

ID: Final = "gathering"
BY, CHOICE, GOLD, HAND = "key1", "key2", "key3", "key4"


def chapter(results: Results) -> Chapter | None:
    """How far gold lies above cards where the lot chose, one map for each kind of bots."""
    parts = results.parts(ID, "gathering", "gathering")
    if not parts:
        return None
    figures = [_map(results, part) for part in groups(parts, most=1)[0]]
    return Chapter(ID, tuple(figure for figure in figures if figure.points))


def _map(results: Results, part: Part) -> Figure:
    counts = results.table(part, "gathering").filter(pl.col(BY) == "lot")
    rows = contrasts(counts, [HAND, GOLD], CHOICE, ("gold", "cards"), results.confidence)
    found = sorted(points(rows), key=lambda point: (int(point.keys[1]), int(point.keys[0])))
    return Figure(
        "gathering",
        name_of("gathering", [part], part.level),
        HEAT,
        EFFECT,
        ("hand", "gold"),
        tuple(found),
        results.source([part]),
    )

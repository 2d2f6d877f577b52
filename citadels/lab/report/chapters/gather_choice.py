"""Gold or cards: which is better, by gold and cards in hand."""

from __future__ import annotations

from typing import Final

import polars as pl

from citadels.lab.report.figures import EFFECT, HEAT_MAP, Figure
from citadels.lab.report.filtered_estimates import contrasts
from citadels.lab.report.results import PlayedCondition, Results, group_conditions

ID: Final = "gathering"
BY, CHOICE, GOLD, HAND = "key1", "key2", "key3", "key4"


def figures(results: Results) -> list[Figure]:
    """How far gold lies above cards in random choices, one map for each kind of bot."""
    conditions = results.conditions(ID, "gathering", "gathering")
    if not conditions:
        return []
    return [
        _gather_map(results, condition)
        for condition in group_conditions(conditions, max_groups=1)[0]
    ]


def _gather_map(results: Results, condition: PlayedCondition) -> Figure:
    counts = results.table(condition, "gathering").filter(pl.col(BY) == "lot")
    rows = contrasts(counts, [HAND, GOLD], CHOICE, ("gold", "cards"), results.confidence)
    figure_points = sorted(rows, key=lambda point: (int(point.keys[1]), int(point.keys[0])))
    return results.figure(
        "gathering", [condition], HEAT_MAP, EFFECT, ("hand", "gold"), figure_points
    )

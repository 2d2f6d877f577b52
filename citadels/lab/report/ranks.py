"""The ranks of characters, as printed on the cards of a rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS
from citadels.lab.point import Point


@cache
def ranks(profile: str) -> dict[str, int]:
    """The rank of each character."""
    return {CHARACTERS[row.role]: row.rank for row in edition(profile).characters}


def sort_by_rank(points: Sequence[Point], profile: str, axis: int = 0) -> tuple[Point, ...]:
    """Points sorted by rank, then by name; ties keep their order."""
    rank_of = ranks(profile)
    return tuple(sorted(points, key=lambda point: (rank_of[point.keys[axis]], point.keys[axis])))

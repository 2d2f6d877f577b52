"""Measurements as uniform rows: easy to merge, to look up and to write as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

DECISIONS_PER_SECOND: Final = "decisions/s"
GAMES_PER_SECOND: Final = "games/s"
MICROSECONDS: Final = "us"
BYTES: Final = "bytes"
DECISIONS: Final = "decisions"  # in the whole set of games; must be the same in every round

# More is better; for everything else less is better.
_RATE_UNITS: Final = (DECISIONS_PER_SECOND, GAMES_PER_SECOND)

Key = tuple[str, str, str, int]


class DifferentGamesError(RuntimeError):
    """Two rounds of the same work played different games, so they cannot be compared."""


@dataclass(frozen=True)
class Measurement:
    """One number, with its engine, metric, game and number of players.

    The game is one of our profiles, or the name of another engine's game.
    """

    engine: str
    what: str
    game: str
    players: int
    unit: str
    value: float

    @property
    def key(self) -> Key:
        return (self.engine, self.what, self.game, self.players)


class Measurements:
    """The best of several rounds.

    Other activity on the machine only makes a round slower, so the best is closest to the truth.
    """

    def __init__(self, rows: Iterable[Measurement] = ()) -> None:
        self._best: dict[Key, Measurement] = {}
        for row in rows:
            self.add(row)

    def add(self, row: Measurement) -> None:
        best = self._best.get(row.key)
        if best is None:
            self._best[row.key] = row
        elif row.unit == DECISIONS:
            if row.value != best.value:
                raise DifferentGamesError(f"{row.key}: {best.value} decisions, then {row.value}")
        elif (row.value > best.value) == (row.unit in _RATE_UNITS):
            self._best[row.key] = row

    def rows(self) -> list[Measurement]:
        return list(self._best.values())

    def engines(self) -> list[str]:
        return list(dict.fromkeys(row.engine for row in self.rows()))

    def find(self, engine: str, metric: str, game: str, players: int) -> float | None:
        """The value, or None if it was not measured."""
        row = self._best.get((engine, metric, game, players))
        return None if row is None else row.value

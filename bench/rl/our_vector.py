"""Measures many tables stepped together, and one seat against bots, with all that is observed."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from bench.engine.clock import Stopwatch
from bench.engine.figure import Figure
from bench.engine.size import Size
from bench.rl.zoo import STEPS
from citadels.rl.table import Options
from citadels.rl.vector import LEARNER, VectorTables, by_lot

ENGINE: Final = "many tables"
_TABLES: Final = 64
_SEED: Final = 1


def measure(size: Size) -> list[Figure]:
    rows: list[Figure] = []
    for players in size.players:
        for name, bots in (("all learn", LEARNER), ("against charter", "charter")):
            lineup = (LEARNER, *(bots,) * (players - 1))
            watch = Stopwatch(ENGINE, name, players, size)
            play = partial(drive, players, lineup, size.games)
            rows += watch.speed(STEPS, play, size.games * _TABLES, size.tries)
    return rows


def drive(players: int, lineup: tuple[str, ...], steps: int) -> int:
    """Step all tables by random actions. Gives back how many answers learners have given."""
    tables = VectorTables(_TABLES, Options(players=players), lineup, _SEED)
    dice = np.random.default_rng(_SEED)
    for _ in range(steps):
        tables.step(by_lot(tables, dice))
    return steps * _TABLES

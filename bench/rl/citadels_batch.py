"""Measures many tables stepped together, and one seat against bots, including observations."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np

from bench.engine.measurement import Measurement
from bench.engine.stopwatch import Stopwatch
from bench.engine.workload import Workload
from bench.rl.pettingzoo import STEPS
from citadels.rl.batch_env import LEARNER, LocalBatchEnv, random_actions
from citadels.rl.learner_table import TableOptions

ENGINE: Final = "many tables"
_TABLE_COUNT: Final = 64
_STEPS_PER_GAME: Final = (
    4  # steps per game of the workload: hundreds in all, so that games end and begin
)
_SEED: Final = 1


def measure(workload: Workload) -> list[Measurement]:
    rows: list[Measurement] = []
    for players in workload.players:
        for name, bots in (("all learn", LEARNER), ("against charter", "charter")):
            lineup = (LEARNER, *(bots,) * (players - 1))
            stopwatch = Stopwatch(ENGINE, name, players, workload)
            env = LocalBatchEnv(_TABLE_COUNT, TableOptions(players=players), lineup, _SEED)
            steps = workload.games * _STEPS_PER_GAME
            rows += stopwatch.measure_speed(
                STEPS, partial(drive, env, steps), steps * _TABLE_COUNT, workload.repeats
            )
    return rows


def drive(env: LocalBatchEnv, steps: int) -> int:
    """Step all tables by random actions. Returns the number of answers given by learners."""
    rng = np.random.default_rng(_SEED)
    for _ in range(steps):
        env.step(random_actions(env, rng))
    return steps * _TABLE_COUNT

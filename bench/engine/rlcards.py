"""Measures RLCard: card games in Python for learning, stepped through their environments."""

from __future__ import annotations

import importlib
import random
from copy import deepcopy
from functools import partial
from typing import Final, Protocol

from bench.engine.measurement import Measurement
from bench.engine.stopwatch import Stopwatch
from bench.engine.workload import Workload

ENGINE: Final = "rlcard"
MODULE: Final = "rlcard"
GAMES: Final = ("mahjong", "doudizhu")

_SEED: Final = 1

Observation = dict[str, dict[int, object]]


class Env(Protocol):
    """The part of `rlcard.envs.Env` that is called here."""

    game: object
    num_players: int

    def seed(self, seed: int) -> object: ...
    def reset(self) -> tuple[Observation, int]: ...
    def step(self, action: int) -> tuple[Observation, int]: ...
    def is_over(self) -> bool: ...


def measure(workload: Workload) -> list[Measurement]:
    rlcard = importlib.import_module(MODULE)
    rows: list[Measurement] = []
    for name in GAMES:
        env: Env = rlcard.make(name, config={"seed": _SEED})
        stopwatch = Stopwatch(ENGINE, name, env.num_players, workload)
        count = workload.peer_games
        rows += stopwatch.measure_speed(
            "driven", partial(drive, env, count), count, workload.repeats
        )
        length = drive(env, 1)
        drive(env, 1, length // 2)
        # RLCard has no copy method.
        rows.append(
            stopwatch.measure_cost("copy", partial(deepcopy, env.game), 1, workload.repeats)
        )
    return rows


def drive(env: Env, games: int, steps: int | None = None) -> int:
    """Play random answers, to the end or for a number of decisions. Returns how many."""
    env.seed(_SEED)
    rng = random.Random(_SEED).random  # noqa: S311 - nothing secret
    decisions = 0
    for _ in range(games):
        observation, _ = env.reset()
        while decisions != steps and not env.is_over():
            actions = list(observation["legal_actions"])
            observation, _ = env.step(actions[int(rng() * len(actions))])
            decisions += 1
    return decisions

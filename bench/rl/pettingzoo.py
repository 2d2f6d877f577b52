"""Measures PettingZoo environments: ours, and card games included with it.

All are driven by the same loop: `last`, a random action, `step`. Legal actions are taken from the
infos if they are listed there, as ours are, otherwise from the mask: searching a mask with
thousands of entries would take longer than the step.
"""

from __future__ import annotations

import importlib
import random
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, Protocol

from bench.engine.measurement import Measurement
from bench.engine.stopwatch import Stopwatch
from bench.engine.workload import Workload

ENGINE: Final = "pettingzoo"
STEPS: Final = "steps"
HANABI: Final = "hanabi_v5"
TEXAS: Final = ("texas_holdem_v4", "texas_holdem_no_limit_v6")
OURS: Final = "citadels_v0"
_SEED: Final = 1
_GAME_COUNTS: Final = {HANABI: 4}  # each has some dozen steps
_DEFAULT_GAME_COUNT: Final = 20  # the others are short


class Env(Protocol):
    """The part of `pettingzoo.AECEnv` that is called here."""

    possible_agents: list[str]

    def reset(self, seed: int) -> None: ...
    def agent_iter(self) -> Iterator[str]: ...
    def last(self) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...
    def step(self, action: int | None) -> None: ...


def measure(workload: Workload) -> list[Measurement]:
    rows: list[Measurement] = []
    for name in (HANABI, *TEXAS):
        with warnings.catch_warnings(action="ignore"):
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            rows += _speed(
                name, module.env(), workload, _GAME_COUNTS.get(name, _DEFAULT_GAME_COUNT)
            )
    return rows


def measure_ours(workload: Workload) -> list[Measurement]:
    module = importlib.import_module("citadels.rl.pettingzoo.aec_env")
    return [
        row
        for players in workload.players
        for row in _speed(OURS, module.env(players=players), workload, 2)
    ]


def _speed(name: str, env: Env, workload: Workload, games: int) -> list[Measurement]:
    stopwatch = Stopwatch(ENGINE, name, len(env.possible_agents), workload)
    return stopwatch.measure_speed(STEPS, partial(drive, env, games), games, workload.repeats)


def drive(env: Env, games: int) -> int:
    """Play random actions. Returns the number of actions."""
    rng = random.Random(_SEED).random  # noqa: S311 - nothing secret
    steps = 0
    for game in range(games):
        env.reset(seed=game)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = info["legal"] if "legal" in info else observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng() * len(legal))]))
            steps += 1
    return steps

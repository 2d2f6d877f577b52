"""Measures environments of PettingZoo: ours, and card games that come with it.

All are driven by the same loop: `last`, an action by lot, `step`. Legal actions are taken from the
infos where they are listed, as ours are, else from the mask: looking through thousands of places of
a mask would take longer than the step.
"""

from __future__ import annotations

import importlib
import random
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, Protocol

from bench.engine.clock import Stopwatch
from bench.engine.figure import Figure
from bench.engine.size import Size

ENGINE: Final = "pettingzoo"
STEPS: Final = "steps"
HANABI: Final = "hanabi_v5"
TEXAS: Final = ("texas_holdem_v4", "texas_holdem_no_limit_v6")
OURS: Final = "citadels_v0"
_SEED: Final = 1
_GAMES: Final = {HANABI: 4}  # of which each has some dozen steps
_FEW: Final = 20  # of the others, which are short


class Env(Protocol):
    """The part of `pettingzoo.AECEnv` that is called here."""

    possible_agents: list[str]

    def reset(self, seed: int) -> None: ...
    def agent_iter(self) -> Iterator[str]: ...
    def last(self) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...
    def step(self, action: int | None) -> None: ...


def measure(size: Size) -> list[Figure]:
    rows: list[Figure] = []
    for name in (HANABI, *TEXAS):
        with warnings.catch_warnings(action="ignore"):
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            rows += _speed(name, module.env(), size, _GAMES.get(name, _FEW))
    return rows


def measure_ours(size: Size) -> list[Figure]:
    module = importlib.import_module(f"citadels.rl.{OURS}")
    return [
        row
        for players in size.players
        for row in _speed(OURS, module.env(players=players), size, 2)
    ]


def _speed(name: str, env: Env, size: Size, games: int) -> list[Figure]:
    watch = Stopwatch(ENGINE, name, len(env.possible_agents), size)
    return watch.speed(STEPS, partial(drive, env, games), games, size.tries)


def drive(env: Env, games: int) -> int:
    """Play by random actions. Gives back how many were taken."""
    dice = random.Random(_SEED).random  # noqa: S311 - nothing secret
    steps = 0
    for game in range(games):
        env.reset(seed=game)
        for _ in env.agent_iter():
            seen, _, over, late, info = env.last()
            if over or late:
                env.step(None)
                continue
            legal = info["legal"] if "legal" in info else seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(dice() * len(legal))]))
            steps += 1
    return steps

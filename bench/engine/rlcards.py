"""Measures RLCard: card games in Python for learning, stepped through their environments."""

from __future__ import annotations

import importlib
import random
from copy import deepcopy
from functools import partial
from typing import Final, Protocol

from bench.engine.clock import Stopwatch
from bench.engine.figure import Figure
from bench.engine.size import Size

ENGINE: Final = "rlcard"
MODULE: Final = "rlcard"
GAMES: Final = ("mahjong", "doudizhu")

_SEED: Final = 1

Seen = dict[str, dict[int, object]]


class Env(Protocol):
    """The part of `rlcard.envs.Env` that is called here."""

    game: object
    num_players: int

    def seed(self, seed: int) -> object: ...
    def reset(self) -> tuple[Seen, int]: ...
    def step(self, action: int) -> tuple[Seen, int]: ...
    def is_over(self) -> bool: ...


def measure(size: Size) -> list[Figure]:
    rlcard = importlib.import_module(MODULE)
    rows: list[Figure] = []
    for name in GAMES:
        env: Env = rlcard.make(name, config={"seed": _SEED})
        watch = Stopwatch(ENGINE, name, env.num_players, size)
        count = size.peer_games
        rows += watch.speed("driven", partial(drive, env, count), count, size.tries)
        length = drive(env, 1)
        drive(env, 1, length // 2)
        # It has no copy of its own.
        rows.append(watch.cost("copy", partial(deepcopy, env.game), 1, size.tries))
    return rows


def drive(env: Env, games: int, steps: int | None = None) -> int:
    """Play by random answers, to the end or for so many decisions. Gives back how many."""
    env.seed(_SEED)
    dice = random.Random(_SEED).random  # noqa: S311 - nothing secret
    decisions = 0
    for _ in range(games):
        seen, _ = env.reset()
        while decisions != steps and not env.is_over():
            actions = list(seen["legal_actions"])
            seen, _ = env.step(actions[int(dice() * len(actions))])
            decisions += 1
    return decisions

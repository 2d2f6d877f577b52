"""Measures games through the interface of OpenSpiel: ours, and its own in Python and in C++.

The loop is that of `bench/engine/openspiel.py`: random outcomes are drawn by the caller and are not
steps. A second measurement includes the observation of the acting player, which learning needs,
through OpenSpiel's observers.
"""

from __future__ import annotations

import importlib
import random
import warnings
from functools import partial
from typing import Any, Final

from bench.engine.measurement import Measurement
from bench.engine.openspiel import MODULE, Rng, draw_uniform
from bench.engine.stopwatch import Stopwatch
from bench.engine.workload import Workload
from bench.rl.pettingzoo import STEPS

ENGINE: Final = "open_spiel"
OBSERVED_STEPS: Final = "steps, observed"
OURS: Final = "python_citadels"
PYTHON_GAMES: Final = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_tic_tac_toe",
)
CPP_GAMES: Final = ("hanabi(players=4)", "hearts", "dou_dizhu")
_GAME_COUNTS: Final = {OURS: 2, **dict.fromkeys(PYTHON_GAMES, 40)}
_DEFAULT_GAME_COUNT: Final = 10
_SEED: Final = 1
_CHANCE: Final = -1


def measure(workload: Workload) -> list[Measurement]:
    return [row for name in (*PYTHON_GAMES, *CPP_GAMES) for row in _speeds(name, name, workload)]


def measure_ours(workload: Workload) -> list[Measurement]:
    importlib.import_module("citadels.rl.open_spiel")  # registers it
    return [
        row
        for players in workload.players
        for row in _speeds(OURS, f"{OURS}(players={players})", workload)
    ]


def _speeds(name: str, spec: str, workload: Workload) -> list[Measurement]:
    pyspiel = importlib.import_module(MODULE)
    with warnings.catch_warnings(action="ignore"):
        importlib.import_module("open_spiel.python.games")  # registers those in Python
    game = pyspiel.load_game(spec)
    stopwatch = Stopwatch(ENGINE, name, game.num_players(), workload)
    games = _GAME_COUNTS.get(name, _DEFAULT_GAME_COUNT)
    rows = stopwatch.measure_speed(
        STEPS, partial(drive, game, games, None), games, workload.repeats
    )
    if game.get_type().provides_observation_tensor:
        observer = importlib.import_module("open_spiel.python.observation").make_observation(game)
        rows += stopwatch.measure_speed(
            OBSERVED_STEPS, partial(drive, game, games, observer), games, workload.repeats
        )
    return rows


def drive(game: Any, games: int, observer: Any) -> int:
    """Play random actions. Returns the number of actions of players."""
    rng: Rng = random.Random(_SEED).random  # noqa: S311 - nothing secret
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while (player := state.current_player()) >= _CHANCE:
            if player == _CHANCE:
                state.apply_action(draw_uniform(state, rng))
                continue
            if observer is not None:
                observer.set_from(state, player)
            actions = state.legal_actions()
            state.apply_action(actions[int(rng() * len(actions))])
            steps += 1
    return steps

"""Measures games behind the interface of OpenSpiel: ours, its own in Python, its own in C++.

The loop is that of `bench/engine/openspiel.py`: an outcome of chance is drawn by the caller and is
no step. Once more with what the player who acts observes, which is what learning needs, by the
observers of OpenSpiel.
"""

from __future__ import annotations

import importlib
import random
import warnings
from functools import partial
from typing import Any, Final

from bench.engine.clock import Stopwatch
from bench.engine.figure import Figure
from bench.engine.openspiel import MODULE, Dice, draw_evenly
from bench.engine.size import Size
from bench.rl.zoo import STEPS

ENGINE: Final = "open_spiel"
OBSERVED: Final = "steps, observed"
OURS: Final = "python_citadels"
PYTHON_GAMES: Final = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_tic_tac_toe",
)
C_GAMES: Final = ("hanabi(players=4)", "hearts", "dou_dizhu")
_GAMES: Final = {OURS: 2, **dict.fromkeys(PYTHON_GAMES, 40)}
_FEW: Final = 10
_SEED: Final = 1
_CHANCE: Final = -1


def measure(size: Size) -> list[Figure]:
    return [row for name in (*PYTHON_GAMES, *C_GAMES) for row in _speeds(name, name, size)]


def measure_ours(size: Size) -> list[Figure]:
    importlib.import_module("citadels.rl.open_spiel")  # which registers it
    return [
        row for players in size.players for row in _speeds(OURS, f"{OURS}(players={players})", size)
    ]


def _speeds(name: str, line: str, size: Size) -> list[Figure]:
    pyspiel = importlib.import_module(MODULE)
    with warnings.catch_warnings(action="ignore"):
        importlib.import_module("open_spiel.python.games")  # which registers those in Python
    game = pyspiel.load_game(line)
    watch = Stopwatch(ENGINE, name, game.num_players(), size)
    games = _GAMES.get(name, _FEW)
    rows = watch.speed(STEPS, partial(drive, game, games, None), games, size.tries)
    if game.get_type().provides_observation_tensor:
        watching = importlib.import_module("open_spiel.python.observation").make_observation(game)
        rows += watch.speed(OBSERVED, partial(drive, game, games, watching), games, size.tries)
    return rows


def drive(game: Any, games: int, watching: Any) -> int:
    """Play by random actions. Gives back the number of those of players."""
    dice: Dice = random.Random(_SEED).random  # noqa: S311 - nothing secret
    steps = 0
    for _ in range(games):
        state = game.new_initial_state()
        while (player := state.current_player()) >= _CHANCE:
            if player == _CHANCE:
                state.apply_action(draw_evenly(state, dice))
                continue
            if watching is not None:
                watching.set_from(state, player)
            actions = state.legal_actions()
            state.apply_action(actions[int(dice() * len(actions))])
            steps += 1
    return steps

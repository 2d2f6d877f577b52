"""Measures catanatron: Settlers of Catan in Python, with random players."""

from __future__ import annotations

import importlib
from functools import partial
from types import ModuleType
from typing import Final, Protocol

from bench.engine.measurement import Measurement
from bench.engine.stopwatch import Stopwatch
from bench.engine.workload import Workload

ENGINE: Final = "catanatron"
MODULE: Final = "catanatron"
GAME: Final = "catan"
PLAYERS: Final = 4


class State(Protocol):
    num_turns: int


class Game(Protocol):
    """The part of `catanatron.Game` that is called here."""

    state: State

    def play_tick(self) -> object: ...
    def winning_color(self) -> object | None: ...
    def copy(self) -> Game: ...


def measure(workload: Workload) -> list[Measurement]:
    catanatron = importlib.import_module(MODULE)
    limit: int = importlib.import_module(f"{MODULE}.game").TURNS_LIMIT
    stopwatch = Stopwatch(ENGINE, GAME, PLAYERS, workload)
    seeds = range(1, workload.peer_games + 1)  # 0 means any seed there

    # Games differ much in length, so the same ones are always used.
    def play() -> int:
        return sum(play_on(new_game(catanatron, seed), limit) for seed in seeds)

    speed, games_rate, _ = stopwatch.measure_speed(
        "driven", play, workload.peer_games, workload.repeats
    )
    games = [middle_of(catanatron, seed, limit) for seed in seeds]
    copies = stopwatch.measure_cost("copy", partial(_copy, games), len(games), workload.repeats)
    # The number of decisions is left out: where addresses cannot be fixed, it differs between
    # # processes.
    return [speed, games_rate, copies]


def new_game(catanatron: ModuleType, seed: int) -> Game:
    """A game of four random players. The seed is that of the whole process."""
    players = [catanatron.RandomPlayer(color) for color in catanatron.Color][:PLAYERS]
    game: Game = catanatron.Game(players, seed=seed)
    return game


def play_on(game: Game, turns: int, ticks: int | None = None) -> int:
    """Play to the end, or for a number of decisions. Returns how many there were."""
    decisions = 0
    while decisions != ticks and game.winning_color() is None and game.state.num_turns < turns:
        game.play_tick()
        decisions += 1
    return decisions


def middle_of(catanatron: ModuleType, seed: int, turns: int) -> Game:
    """The game halfway through its decisions."""
    length = play_on(new_game(catanatron, seed), turns)
    game = new_game(catanatron, seed)
    play_on(game, turns, length // 2)
    return game


def _copy(games: list[Game]) -> None:
    for game in games:
        game.copy()

"""Measures OpenSpiel: games written in C++ and driven from Python, as we are.

Its random outcomes are drawn by the caller, including every card that is dealt. This is measured
twice: with the generic code for any game, and with the fastest correct method for this game. A
draw is not a decision and is not counted.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from bench.engine.measurement import Measurement
from bench.engine.stopwatch import Stopwatch
from bench.engine.workload import Workload

ENGINE: Final = "open_spiel"
MODULE: Final = "pyspiel"

_CHANCE: Final = -1  # instead of a player
_SEED: Final = 1
_GAME_COUNT: Final = 50


class State(Protocol):
    """The part of `pyspiel.State` that is called here."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def history(self) -> list[int]: ...
    def clone(self) -> State: ...


class Game(Protocol):
    """The part of `pyspiel.Game` that is called here."""

    def new_initial_state(self) -> State: ...
    def num_players(self) -> int: ...


Rng = Callable[[], float]
Draw = Callable[[State, Rng], int]


def draw_weighted(state: State, _: Rng) -> int:
    """The generic way: by the probabilities that the game reports."""
    outcomes = state.chance_outcomes()
    actions = [action for action, _ in outcomes]
    return random.choices(actions, [weight for _, weight in outcomes])[0]  # noqa: S311


def draw_cumulative(state: State, rng: Rng) -> int:
    """The fastest correct way if outcomes are not equally likely."""
    remainder = rng()
    action = 0
    for action, weight in state.chance_outcomes():  # noqa: B007 - the last one, if rounding errs
        remainder -= weight
        if remainder < 0:
            break
    return action


def draw_uniform(state: State, rng: Rng) -> int:
    """The fastest correct way if they are."""
    actions = state.legal_actions()
    return actions[int(rng() * len(actions))]


@dataclass(frozen=True)
class Case:
    """A game, and the fastest way to draw its random outcomes."""

    name: str
    fastest_draw: Draw


CASES: Final = (
    Case("hanabi(players=4)", draw_cumulative),
    Case("hearts", draw_uniform),
    Case("dou_dizhu", draw_uniform),
)


def measure(workload: Workload) -> list[Measurement]:
    pyspiel = importlib.import_module(MODULE)
    rows: list[Measurement] = []
    for case in CASES:
        game: Game = pyspiel.load_game(case.name)
        stopwatch = Stopwatch(ENGINE, case.name, game.num_players(), workload)
        for metric, draw in (("driven", draw_weighted), ("quick chance", case.fastest_draw)):
            rows += stopwatch.measure_speed(
                metric, partial(drive, game, _GAME_COUNT, draw), _GAME_COUNT, workload.repeats
            )
        states = [play_to_middle(game, seed) for seed in range(workload.states)]
        rows.append(
            stopwatch.measure_cost("copy", partial(_clone, states), len(states), workload.repeats)
        )
    return rows


def drive(game: Game, games: int, draw: Draw, seed: int = _SEED) -> int:
    """Play random answers. Returns the number of decisions of players."""
    random.seed(seed)
    rng = random.random
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while True:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng() * len(actions))])
                decisions += 1
            elif player == _CHANCE:
                state.apply_action(draw(state, rng))
            else:
                break
    return decisions


def play_to_middle(game: Game, seed: int) -> State:
    """A game halfway through its nodes."""
    rng = random.Random(seed).random  # noqa: S311 - nothing secret
    full_game = game.new_initial_state()
    while (player := full_game.current_player()) >= _CHANCE:
        draw = draw_cumulative if player == _CHANCE else draw_uniform
        full_game.apply_action(draw(full_game, rng))
    half_game = game.new_initial_state()
    history = full_game.history()
    for action in history[: len(history) // 2]:
        half_game.apply_action(action)
    return half_game


def _clone(states: list[State]) -> None:
    for state in states:
        state.clone()

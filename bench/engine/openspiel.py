"""Measures OpenSpiel: games written in C++ and driven from Python, as we are.

Its chance is no part of the engine but of the caller, who draws every card that is dealt. This is
done twice: as one writes it for any game, and in the quickest way that is right for the game. A
draw is no decision and is not counted.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Protocol

from bench.engine.clock import Stopwatch
from bench.engine.figure import Figure
from bench.engine.size import Size

ENGINE: Final = "open_spiel"
MODULE: Final = "pyspiel"

_CHANCE: Final = -1  # in the place of a player
_SEED: Final = 1
_GAMES: Final = 50


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


Dice = Callable[[], float]
Draw = Callable[[State, Dice], int]


def draw_weighted(state: State, _: Dice) -> int:
    """As one writes it: by the probabilities that the game tells."""
    outcomes = state.chance_outcomes()
    actions = [action for action, _ in outcomes]
    return random.choices(actions, [weight for _, weight in outcomes])[0]  # noqa: S311


def draw_by_sum(state: State, dice: Dice) -> int:
    """The quickest that is right where outcomes are not equally likely."""
    rest = dice()
    action = 0
    for action, weight in state.chance_outcomes():  # noqa: B007 - the last one, if rounding errs
        rest -= weight
        if rest < 0:
            break
    return action


def draw_evenly(state: State, dice: Dice) -> int:
    """The quickest that is right where they are."""
    actions = state.legal_actions()
    return actions[int(dice() * len(actions))]


@dataclass(frozen=True)
class Case:
    """A game, and how chance is drawn most quickly in it."""

    name: str
    quickest: Draw


CASES: Final = (
    Case("hanabi(players=4)", draw_by_sum),
    Case("hearts", draw_evenly),
    Case("dou_dizhu", draw_evenly),
)


def measure(size: Size) -> list[Figure]:
    pyspiel = importlib.import_module(MODULE)
    rows: list[Figure] = []
    for case in CASES:
        game: Game = pyspiel.load_game(case.name)
        watch = Stopwatch(ENGINE, case.name, game.num_players(), size)
        for what, draw in (("driven", draw_weighted), ("quick chance", case.quickest)):
            rows += watch.speed(what, partial(drive, game, _GAMES, draw), _GAMES, size.tries)
        states = [middle_of(game, seed) for seed in range(size.states)]
        rows.append(watch.cost("copy", partial(_clone, states), len(states), size.tries))
    return rows


def drive(game: Game, games: int, draw: Draw, seed: int = _SEED) -> int:
    """Play by random answers. Gives back the number of decisions of players."""
    random.seed(seed)
    dice = random.random
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while True:
            player = state.current_player()
            if player >= 0:
                actions = state.legal_actions()
                state.apply_action(actions[int(dice() * len(actions))])
                decisions += 1
            elif player == _CHANCE:
                state.apply_action(draw(state, dice))
            else:
                break
    return decisions


def middle_of(game: Game, seed: int) -> State:
    """A game at half of what happens in it."""
    dice = random.Random(seed).random  # noqa: S311 - nothing secret
    whole = game.new_initial_state()
    while (player := whole.current_player()) >= _CHANCE:
        draw = draw_by_sum if player == _CHANCE else draw_evenly
        whole.apply_action(draw(whole, dice))
    half = game.new_initial_state()
    happened = whole.history()
    for action in happened[: len(happened) // 2]:
        half.apply_action(action)
    return half


def _clone(states: list[State]) -> None:
    for state in states:
        state.clone()

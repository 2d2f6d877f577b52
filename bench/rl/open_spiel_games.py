"""Measures random play through OpenSpiel: Citadels beside games that OpenSpiel has in Python.

    python -m bench.rl.open_spiel_games

Decisions of players are counted; draws of chance are not, but take their time. Once only legal
actions are asked for, once the player to move also looks at the table, once he goes on with a copy.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pyspiel
from open_spiel.python import games as python_games
from open_spiel.python.observation import make_observation

from bench.engine.clock import best_seconds
from citadels.rl.open_spiel_game import NAME

GAMES: Final = (
    NAME,
    f"{NAME}(players=5,profile=classic-en)",
    f"{NAME}(players=8,profile=classic-ru)",
    *(f"python_{name}" for name in ("tic_tac_toe", "kuhn_poker", "liars_poker", "block_dominoes")),
)
_DECISIONS: Final = 2000  # at least, in a run
_WINDOW: Final = 1.0  # seconds
_TRIES: Final = 3

Look = Callable[[Any, int], Any]  # what the player does before he answers: the state to go on with


def plainly(state: Any, _: int) -> Any:
    return state


def copying(state: Any, _: int) -> Any:
    return state.clone()


def looking(observation: Any, state: Any, player: int) -> Any:
    observation.set_from(state, player)
    return state


def play(game: Any, look: Look) -> int:
    """Games by lot until there were enough decisions; says how many there were."""
    dice = random.Random(1).random  # noqa: S311 - nothing secret
    decisions = 0
    while decisions < _DECISIONS:
        state = game.new_initial_state()
        while (player := state.current_player()) != pyspiel.PlayerId.TERMINAL:
            if player >= 0:
                state = look(state, player)
                decisions += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(dice() * len(actions))])
    return decisions


def main() -> None:
    assert python_games  # it registers them
    print(f"{'decisions a second':48}{'plain':>10}{'observed':>10}{'copied':>10}")
    for name in GAMES:
        game = pyspiel.load_game(name)
        looks: list[Look] = [plainly, partial(looking, make_observation(game)), copying]
        speeds: list[float] = []
        for look in looks:
            seconds, decisions = best_seconds(partial(play, game, look), _WINDOW, _TRIES)
            speeds.append(decisions / seconds)
        print(f"{name:48}" + "".join(f"{speed:10,.0f}" for speed in speeds))


if __name__ == "__main__":
    main()

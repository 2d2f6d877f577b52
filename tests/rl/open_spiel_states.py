"""States of OpenSpiel games at any point, for tests."""

from __future__ import annotations

from typing import Final

import pyspiel

from citadels.rl.open_spiel.game import CitadelsGame
from citadels.rl.open_spiel.state import CitadelsState
from tests.properties.random_games import SeededRandom

REVISED_PROFILE: Final = "revised-2016"


def load_game(players: int, profile: str = REVISED_PROFILE, **parameters: object) -> CitadelsGame:
    parts = [f"players={players}", f"profile={profile}"]
    parts += [f"{name}={value}" for name, value in parameters.items()]
    game = pyspiel.load_game(f"python_citadels({','.join(parts)})")
    assert isinstance(game, CitadelsGame)
    return game


def deal_state(game: CitadelsGame, rng: SeededRandom) -> CitadelsState:
    state = game.new_initial_state()
    while state.table.game is None:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def play_moves(state: CitadelsState, rng: SeededRandom, moves: int) -> CitadelsState:
    """The state after a number of random moves, or at the end."""
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def play_to_chance(state: CitadelsState, rng: SeededRandom) -> CitadelsState:
    """The state at the next chance node."""
    play_moves(state, rng, 1)
    while not state.is_chance_node():
        play_moves(state, rng, 1)
    return state


def info_states(state: CitadelsState) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]

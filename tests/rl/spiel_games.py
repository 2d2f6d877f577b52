"""Games of OpenSpiel at any point, for its tests."""

from __future__ import annotations

from typing import Final

import pyspiel

from citadels.rl.open_spiel.game import CitadelsGame
from citadels.rl.open_spiel.state import CitadelsState
from tests.properties.games import Lots

REVISED: Final = "revised-2016"


def named(players: int, profile: str = REVISED, **others: object) -> CitadelsGame:
    parts = [f"players={players}", f"profile={profile}"]
    parts += [f"{name}={value}" for name, value in others.items()]
    game = pyspiel.load_game(f"python_citadels({','.join(parts)})")
    assert isinstance(game, CitadelsGame)
    return game


def dealt(game: CitadelsGame, lots: Lots) -> CitadelsState:
    state = game.new_initial_state()
    while state.table.game is None:
        state.apply_action(lots.pick(state.legal_actions()))
    return state


def gone_on(state: CitadelsState, lots: Lots, moves: int) -> CitadelsState:
    """The state after so many moves by lot, or at the end."""
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(lots.pick(state.legal_actions()))
    return state


def at_chance(state: CitadelsState, lots: Lots) -> CitadelsState:
    """The state when an answer next waits for chance."""
    gone_on(state, lots, 1)
    while not state.is_chance_node():
        gone_on(state, lots, 1)
    return state


def infostates(state: CitadelsState) -> list[str]:
    return [state.information_state_string(seat) for seat in range(state.num_players())]

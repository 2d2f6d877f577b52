"""Information states of OpenSpiel contain all that a seat knows, and no more."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from citadels import make_view
from citadels.engine.codes import NOBODY, TAVERN
from citadels.engine.game_state import visible_events
from citadels.rl.encoding.encoded_table import legal_actions
from citadels.rl.open_spiel.state import CitadelsState
from tests.properties.random_games import SeededRandom
from tests.properties.redeal import redeal
from tests.rl.open_spiel_states import (
    REVISED_PROFILE,
    deal_state,
    info_states,
    load_game,
    play_moves,
)

SINGLE_PLAYER: Final = pyspiel.PrivateInfoType.SINGLE_PLAYER
NO_PLAYER: Final = pyspiel.PrivateInfoType.NONE
ALL_PLAYERS: Final = pyspiel.PrivateInfoType.ALL_PLAYERS


def make_observer(public: bool, private: Any, recall: bool = False) -> Any:
    return pyspiel.IIGObservationType(
        public_info=public, perfect_recall=recall, private_info=private
    )


def player_history(state: CitadelsState, seat: int) -> tuple[str, object, int]:
    """The engine's view and events of a seat after one step, and the seat's answer."""
    step = state.table.steps[-1]
    assert state.table.game is not None
    view_text = json.dumps(make_view(state.table.game, seat).as_data())
    return view_text, visible_events(step.log, seat), step.answer if step.seat == seat else NOBODY


@pytest.mark.parametrize("seed", range(8))
def test_info_states_are_equal_iff_histories_are_indistinguishable(seed: int) -> None:
    """Two games whose deals differ in one outcome, with the same moves as long as possible.

    The outcome is a card near the top of the deck, which nobody has seen yet, or the character
    set aside, which affects the characters that later players can choose from.
    """
    rng = SeededRandom(seed)
    game = load_game(3, (REVISED_PROFILE, "classic-en")[seed % 2])
    outcomes = deal_state(game, rng).history()
    cards = sum(game.rules.copies)
    other_outcomes = outcomes[:]
    if seed < 4:
        other_outcomes[-1] = (other_outcomes[-1] + 1) % len(game.setup.characters)
    else:
        place = cards - 1 - rng.randbelow(24)  # the last outcomes determine the top of the deck
        other_outcomes[place] = (other_outcomes[place] + 1) % (cards + 1 - place)
    states = [game.new_initial_state(), game.new_initial_state()]
    for pair in zip(outcomes, other_outcomes, strict=True):
        for state, outcome in zip(states, pair, strict=True):
            state.apply_action(outcome)
    past: list[list[list[object]]] = [[[] for _ in range(3)] for _ in states]
    verdicts: Counter[bool] = Counter()
    for _ in range(60):
        for seat in range(3):
            for state, seats in zip(states, past, strict=True):
                seats[seat].append(player_history(state, seat))
            same = past[0][seat] == past[1][seat]
            first, second = (state.information_state_string(seat) for state in states)
            assert (first == second) == same
            verdicts[same] += 1
        if not apply_same_move(states, rng):
            break
    assert len(verdicts) == 2, "both must have happened"


def apply_same_move(states: list[CitadelsState], rng: SeededRandom) -> bool:
    """Give the same answer and outcomes in both games, if an answer is legal in both."""
    first, second = states
    if first.is_terminal() or first.current_player() != second.current_player():
        return False
    both = sorted(set(first.legal_actions()) & set(second.legal_actions()))
    if not both:
        return False
    action = rng.choice(both)
    for state in states:
        state.apply_action(action)
    while first.is_chance_node() and second.is_chance_node():
        outcome = rng.randbelow(min(first.table.outcome_count, second.table.outcome_count))
        for state in states:
            state.apply_action(outcome)
    return not first.is_chance_node() and not second.is_chance_node()


def test_redealt_hidden_cards_are_not_observed() -> None:
    rng = SeededRandom(8)
    state = deal_state(load_game(4, preset="random", seed=5), rng)
    observation = make_observation(state.get_game())
    compared = 0
    while not state.is_terminal():
        play_moves(state, rng, 5)
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = rng.randbelow(4)
        twin = state.clone()
        assert state.table.game is not None
        twin.table.game = redeal(state.table.game, seat, rng)
        observation.set_from(state, seat)
        row = observation.tensor.copy()
        observation.set_from(twin, seat)
        assert np.array_equal(observation.tensor, row)
        assert twin.observation_string(seat) == state.observation_string(seat)
        compared += str(twin) != str(state)
    assert compared > 20


def test_public_private_and_remembered_parts() -> None:
    rng = SeededRandom(2)
    state = play_moves(deal_state(load_game(4), rng), rng, 40)
    game = state.get_game()
    public = make_observation(game, make_observer(True, NO_PLAYER))
    private = make_observation(game, make_observer(False, SINGLE_PLAYER))
    record = make_observation(game, make_observer(True, NO_PLAYER, recall=True))
    nothing = make_observation(game, make_observer(False, NO_PLAYER))
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 3)
    assert "p0 hand: ?" in public.string_from(state, 0)
    own = private.string_from(state, 0).splitlines()
    assert own[0] == "seat: 0"
    assert set(own) < set(state.observation_string(0).splitlines())
    assert not set(own[1:]) & set(public.string_from(state, 0).splitlines())
    assert "drew p0 ? 1" in record.string_from(state, 0)
    assert record.string_from(state, 0) == record.string_from(state, 1)
    assert nothing.string_from(state, 0) == ""
    fresh = game.new_initial_state()
    assert private.string_from(fresh, 0) == ""
    assert public.string_from(fresh, 0) == state.get_game().new_initial_state().observation_string(
        1
    )
    assert not any(fresh.observation_tensor(0))


def test_unsupported_observers_are_refused() -> None:
    game = load_game(4)
    with pytest.raises(ValueError, match="ALL_PLAYERS"):
        make_observation(game, make_observer(True, ALL_PLAYERS))
    with pytest.raises(ValueError, match="not divided"):
        make_observation(game, make_observer(False, SINGLE_PLAYER, recall=True))
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"size": 3})
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer({"size": 3})
    state = deal_state(game, SeededRandom(1))
    for player in (-1, 4):
        with pytest.raises(pyspiel.SpielError, match="player"):
            state.observation_tensor(player)


@pytest.mark.parametrize("profile", [REVISED_PROFILE, "classic-en"])
def test_a_resampled_state_is_indistinguishable_and_playable(profile: str) -> None:
    rng = SeededRandom(3)
    state = deal_state(load_game(4, profile), rng)
    dice = np.random.RandomState(1).uniform
    differ = 0
    while not state.is_terminal():
        play_moves(state, rng, 12)
        if state.is_chance_node():
            with pytest.raises(ValueError, match="while chance has to move"):
                state.resample_from_infostate(0, dice)
            continue
        seat = rng.randbelow(4)
        state.legal_actions()
        twin = state.resample_from_infostate(seat, dice)
        assert twin.table.game is not None
        assert twin.legal_actions() == legal_actions(twin.table.game, twin.table.codec)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.current_player() == state.current_player()
        differ += str(twin) != str(state)
        if state.is_terminal():
            break
        assert twin.history() == []
        with pytest.raises(ValueError, match="no history"):
            twin.serialize()
        on = play_moves(twin.clone(), rng, 20)
        assert info_states(on) != info_states(twin)
    assert differ > 5
    assert play_moves(twin, rng, 5000).is_terminal()


def test_in_a_resampled_game_others_know_what_spectators_know() -> None:
    rng = SeededRandom(2)
    state = deal_state(load_game(4), rng)
    while state.current_player() != 2:
        play_moves(state, rng, 1)
    state.table.knowledge(NOBODY).hands[1].add(TAVERN)  # as if everybody had seen it drawn
    state.table.knowledge(2).hands[3].add(TAVERN)
    twin = state.resample_from_infostate(2, lambda: 0.5)
    sure = [[pile.sure_count for pile in twin.table.knowledge(seat).hands] for seat in range(4)]
    assert sure == [[0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 0]]

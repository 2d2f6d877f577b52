"""Citadels as an OpenSpiel game: OpenSpiel's tests, chance nodes, the engine's own games."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from citadels import PROFILES, IllegalAnswerError, deal, random_setup, winners
from citadels.engine.native_types import override
from citadels.rl.encoding.explicit_chance import CHANCE_PLAYER
from citadels.rl.learner_table import FLOAT32, LearnerTable, TableOptions
from citadels.rl.open_spiel.game import CitadelsGame, setup_parameter
from citadels.rl.open_spiel.state import history_of
from tests.properties.random_games import SeededRandom
from tests.rl.open_spiel_states import (
    REVISED_PROFILE,
    deal_state,
    info_states,
    load_game,
    play_moves,
    play_to_chance,
)
from tests.rl.playthrough import FILE, playthrough

# OpenSpiel's own tests.


@pytest.mark.parametrize("players", range(2, 9))
def test_openspiel_plays_random_games(players: int) -> None:
    profile = (REVISED_PROFILE, *PROFILES[1:])[players % 4]
    game = load_game(players, profile, preset="random", seed=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


class ApiTest(api_test.EnforceAPIOnPartialTreeBase):
    """What OpenSpiel requires of every game, in the states of one whole game.

    By default it samples states near the beginning, which are all in the middle of the deal.
    """

    game_name = "python_citadels"
    game = pyspiel.load_game("python_citadels(players=3)")

    @classmethod
    @override
    def setUpClass(cls) -> None:
        rng = SeededRandom(1)
        cls.game_type = cls.game.get_type()
        cls.some_states = [cls.game.new_initial_state()]
        while not cls.some_states[-1].is_terminal():
            cls.some_states.append(play_moves(cls.some_states[-1].clone(), rng, 7))


def test_the_playthrough_is_unchanged() -> None:
    """Update the file with `python -m tests.rl.playthrough`, and read what has changed."""
    assert playthrough() == FILE.read_text(encoding="utf-8").splitlines()


def test_openspiels_search_can_play() -> None:
    """It samples games that the searching player cannot distinguish from the real one."""
    rng = SeededRandom(6)
    state = play_moves(deal_state(load_game(3), SeededRandom(5)), rng, 60)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        play_moves(state, rng, 1)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=8,
        random_state=chance,
    )
    before = str(state), state.history(), info_states(state)
    assert bot.step(state) in state.legal_actions()
    assert (str(state), state.history(), info_states(state)) == before


# Names.


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("python_citadels", "python_citadels()"),
        ("python_citadels(profile=revised-2016,players=4)", "python_citadels()"),
        ("python_citadels(profile=classic-fr)", "python_citadels(profile=classic-fr)"),
        ("python_citadels(preset=random,seed=7)", "python_citadels(preset=random,seed=7)"),
    ],
)
def test_a_game_can_be_recreated_from_its_name(name: str, short: str) -> None:
    game = pyspiel.load_game(name)
    assert str(game) == short
    assert str(pyspiel.load_game(short)) == short
    twin = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own bytes
    assert twin.setup == game.setup


def test_any_setup_has_a_name() -> None:
    setup = random_setup("classic-ru", 6, 11)
    game = pyspiel.load_game(f"python_citadels(setup={setup_parameter(setup)})")
    assert game.setup == setup
    assert game.num_players() == 6
    assert pyspiel.load_game(str(game)).setup == setup
    assert pyspiel.load_game("python_citadels", {"setup": setup.spec()}).setup == setup
    assert pyspiel.load_game("python_citadels", {"profile": "2016"}).setup.profile == "2016"


@pytest.mark.parametrize("wrong", [{"players": 9}, {"profile": "1999"}, {"preset": "none"}])
def test_an_invalid_game_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|profile|preset|edition"):
        CitadelsGame(wrong)


def test_an_unknown_parameter_is_refused() -> None:
    with pytest.raises(ValueError, match="no parameter seats"):
        CitadelsGame({"seats": 4})


# Chance.


def test_outcomes_are_equally_likely_and_numbered_as_in_the_deal() -> None:
    rng = SeededRandom(3)
    game = load_game(5, "classic-en")
    state = game.new_initial_state()
    counts: list[int] = []
    while state.table.game is None:
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == state.legal_actions()
        assert sum(likely for _, likely in outcomes) == pytest.approx(1)
        assert len({likely for _, likely in outcomes}) == 1
        counts.append(len(outcomes))
        state.apply_action(rng.choice(state.legal_actions()))
    cards = sum(game.rules.copies)
    assert counts[:cards] == [5, *range(cards, 1, -1)]
    assert max(counts) <= game.max_chance_outcomes()
    with pytest.raises(ValueError, match="chance is not asked"):
        state.chance_outcomes()


def test_an_answer_takes_effect_after_its_outcomes() -> None:
    rng = SeededRandom(4)
    state = play_to_chance(deal_state(load_game(4), rng), rng)
    info_state_texts = info_states(state)
    answers = len(state.table.steps)
    while state.is_chance_node():
        assert info_states(state) == info_state_texts, "an outcome is seen before all are drawn"
        play_moves(state, rng, 1)
    assert len(state.table.steps) == answers + 1
    assert all(new != old for new, old in zip(info_states(state), info_state_texts, strict=True))


def test_the_acting_player_remembers_at_a_chance_node() -> None:
    rng = SeededRandom(4)
    state = deal_state(load_game(4), rng)
    while not state.is_chance_node():
        before, player = info_states(state), state.current_player()
        play_moves(state, rng, 1)
    for seat, info_state in enumerate(info_states(state)):
        assert (info_state != before[seat]) == (seat == player)


def test_a_caller_may_modify_an_action_list() -> None:
    state = deal_state(load_game(2), SeededRandom(1))
    state.legal_actions().clear()
    assert state.legal_actions()
    assert state.legal_actions(state.current_player()) == state.legal_actions()
    assert state.legal_actions(1 - state.current_player()) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_an_impossible_move_changes_nothing(seed: int) -> None:
    rng = SeededRandom(seed)
    state = deal_state(load_game(3), rng)
    before = str(state), state.history()
    for action in (0, state.num_distinct_actions() - 1):
        with pytest.raises(IllegalAnswerError):
            state.apply_action(action)
    at_the_table = play_to_chance(state.clone(), rng)
    with pytest.raises(ValueError, match="not one of the"):
        at_the_table.apply_action(at_the_table.table.outcome_count)
    assert (str(state), state.history()) == before
    over = play_moves(at_the_table, rng, 5000)
    with pytest.raises(ValueError, match="nobody is asked"):
        over.apply_action(1)


# The same games as in the engine.


@pytest.mark.parametrize(("profile", "players"), [("2016", 4), ("classic-ru", 7)])
def test_a_seeded_game_replayed_by_moves_is_the_same_to_learners(
    profile: str, players: int
) -> None:
    rng = SeededRandom(players)
    options = TableOptions(profile=profile, players=players, preset="random", observations=FLOAT32)
    table = LearnerTable(options)
    table.deal(9)
    spec = options.setup_of(9).spec()
    state = pyspiel.load_game("python_citadels", {"setup": spec}).new_initial_state()
    observation = make_observation(state.get_game())
    for outcome in table.game.outcomes:
        state.apply_action(outcome)
    while not table.is_over():
        assert state.current_player() == table.to_move()
        assert state.legal_actions() == table.legal_actions()
        assert [
            state.action_to_string(action) for action in table.legal_actions()
        ] == table.legal_texts()
        seat = rng.randbelow(players)
        observation.set_from(state, seat)
        row = table.observe(seat)
        assert np.array_equal(observation.tensor, row)
        assert np.array_equal(observation.dict["gold"], table.family.layout.read(row, "gold"))
        action = rng.choice(table.legal_actions())
        table.apply_action(action)
        state.apply_action(action)
        for outcome in table.game.outcomes:
            state.apply_action(outcome)
    assert state.is_terminal()
    assert state.returns() == table.rewards()
    assert state.observation_tensor(0) == table.observe(0).tolist()
    assert state.observation_tensor(0) == pyspiel.State.observation_tensor(state, 0)


@pytest.mark.parametrize("players", [2, 5])
def test_the_engine_plays_the_same_game_by_the_same_script(players: int) -> None:
    rng = SeededRandom(players)
    state = play_moves(load_game(players, "classic-fr").new_initial_state(), rng, 5000)
    moves = state.history()
    deal_of, *answers = state.table.steps
    game = deal(state.table.rules, 0, script=deal_of.outcomes)
    for step in answers:
        game.script = step.outcomes[:]
        game.apply(step.answer)
        assert game.outcomes == step.outcomes
    best = winners(game)
    assert game.is_over()
    assert [seat for seat, share in enumerate(state.returns()) if share] == sorted(best)
    assert sum(state.returns()) == pytest.approx(1)
    assert moves == history_of(state.table)
    kinds = Counter(entry.player == CHANCE_PLAYER for entry in state.full_history())
    assert kinds[True] == sum(len(step.outcomes) for step in state.table.steps)


# Copies and saved states.


@pytest.mark.parametrize("moves", [0, 30, 68, 150])
@pytest.mark.parametrize("is_at_chance", [False, True])
def test_a_clone_and_a_saved_state_are_independent(moves: int, is_at_chance: bool) -> None:
    rng = SeededRandom(moves)
    state = play_moves(load_game(4).new_initial_state(), rng, moves)
    if is_at_chance and moves > 68:
        play_to_chance(state, rng)
    info_states(state)
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    twins = [
        state.clone(),
        pyspiel.deserialize_game_and_state(saved)[1],
        pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own bytes
    ]
    before = str(state), state.history(), info_states(state)
    ways = [play_moves(twin, SeededRandom(1), 40) for twin in twins]
    assert (str(state), state.history(), info_states(state)) == before
    play_moves(state, SeededRandom(1), 40)
    for way in ways:
        assert str(way) == str(state)
        assert way.history() == state.history()
        assert info_states(way) == info_states(state)
        assert way.observation_string(1) == state.observation_string(1)

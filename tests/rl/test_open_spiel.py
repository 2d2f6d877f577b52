"""Citadels as a game of OpenSpiel: its own tests, chance, the same games as elsewhere."""

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
from citadels.rl.coding.dealer_table import DEALER
from citadels.rl.open_spiel.game import CitadelsGame, setup_word
from citadels.rl.open_spiel.state import moves_of
from citadels.rl.table import FLOAT32, Options, Table
from tests.properties.games import Lots
from tests.rl.playthrough import FILE, playthrough
from tests.rl.spiel_games import REVISED, at_chance, dealt, gone_on, infostates, named

# OpenSpiel's own tests.


@pytest.mark.parametrize("players", range(2, 9))
def test_openspiel_plays_it_by_lot(players: int) -> None:
    profile = (REVISED, *PROFILES[1:])[players % 4]
    game = named(players, profile, preset="random", seed=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


class ApiTest(api_test.EnforceAPIOnPartialTreeBase):
    """What OpenSpiel asks of every game, in states of one whole game.

    By itself it would sample states near the beginning, which are all in the middle of the deal.
    """

    game_name = "python_citadels"
    game = pyspiel.load_game("python_citadels(players=3)")

    @classmethod
    @override
    def setUpClass(cls) -> None:
        lots = Lots(1)
        cls.game_type = cls.game.get_type()
        cls.some_states = [cls.game.new_initial_state()]
        while not cls.some_states[-1].is_terminal():
            cls.some_states.append(gone_on(cls.some_states[-1].clone(), lots, 7))


def test_a_playthrough_is_as_it_was() -> None:
    """Written anew by `python -m tests.rl.playthrough`. Read what has changed."""
    assert playthrough() == FILE.read_text(encoding="utf-8").splitlines()


def test_openspiels_search_plays_it() -> None:
    """It samples games that the searching player cannot tell from the real one."""
    lots = Lots(6)
    state = gone_on(dealt(named(3), Lots(5)), lots, 60)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        gone_on(state, lots, 1)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=2.0,
        max_simulations=8,
        random_state=chance,
    )
    before = str(state), state.history(), infostates(state)
    assert bot.step(state) in state.legal_actions()
    assert (str(state), state.history(), infostates(state)) == before


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
def test_a_game_is_made_again_from_its_name(name: str, short: str) -> None:
    game = pyspiel.load_game(name)
    assert str(game) == short
    assert str(pyspiel.load_game(short)) == short
    twin = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own bytes
    assert twin.setup == game.setup


def test_any_setup_has_a_name() -> None:
    setup = random_setup("classic-ru", 6, 11)
    game = pyspiel.load_game(f"python_citadels(setup={setup_word(setup)})")
    assert game.setup == setup
    assert game.num_players() == 6
    assert pyspiel.load_game(str(game)).setup == setup
    assert pyspiel.load_game("python_citadels", {"setup": setup.spec()}).setup == setup
    assert pyspiel.load_game("python_citadels", {"profile": "2016"}).setup.profile == "2016"


@pytest.mark.parametrize("wrong", [{"players": 9}, {"profile": "1999"}, {"preset": "none"}])
def test_a_game_that_there_is_not_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"players|profile|preset|edition"):
        CitadelsGame(wrong)


def test_a_parameter_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no parameter seats"):
        CitadelsGame({"seats": 4})


# Chance.


def test_outcomes_are_equally_likely_and_their_numbers_are_those_of_the_deal() -> None:
    lots = Lots(3)
    game = named(5, "classic-en")
    state = game.new_initial_state()
    counts: list[int] = []
    while state.table.game is None:
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == state.legal_actions()
        assert sum(likely for _, likely in outcomes) == pytest.approx(1)
        assert len({likely for _, likely in outcomes}) == 1
        counts.append(len(outcomes))
        state.apply_action(lots.pick(state.legal_actions()))
    cards = sum(game.rules.copies)
    assert counts[:cards] == [5, *range(cards, 1, -1)]
    assert max(counts) <= game.max_chance_outcomes()
    with pytest.raises(ValueError, match="chance is not asked"):
        state.chance_outcomes()


def test_an_answer_waits_for_its_outcomes_and_then_happens() -> None:
    lots = Lots(4)
    state = at_chance(dealt(named(4), lots), lots)
    told = infostates(state)
    answers = len(state.table.steps)
    while state.is_chance_node():
        assert infostates(state) == told, "nobody hears of chance before all of it has fallen"
        gone_on(state, lots, 1)
    assert len(state.table.steps) == answers + 1
    assert all(new != old for new, old in zip(infostates(state), told, strict=True))


def test_whoever_answered_remembers_it_while_chance_moves() -> None:
    lots = Lots(4)
    state = dealt(named(4), lots)
    while not state.is_chance_node():
        before, player = infostates(state), state.current_player()
        gone_on(state, lots, 1)
    for seat, told in enumerate(infostates(state)):
        assert (told != before[seat]) == (seat == player)


def test_a_list_of_actions_belongs_to_whoever_asked_for_it() -> None:
    state = dealt(named(2), Lots(1))
    state.legal_actions().clear()
    assert state.legal_actions()
    assert state.legal_actions(state.current_player()) == state.legal_actions()
    assert state.legal_actions(1 - state.current_player()) == []


@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_not_possible_changes_nothing(seed: int) -> None:
    lots = Lots(seed)
    state = dealt(named(3), lots)
    before = str(state), state.history()
    for action in (0, state.num_distinct_actions() - 1):
        with pytest.raises(IllegalAnswerError):
            state.apply_action(action)
    at_the_table = at_chance(state.clone(), lots)
    with pytest.raises(ValueError, match="only"):
        at_the_table.apply_action(at_the_table.table.outcomes)
    assert (str(state), state.history()) == before
    over = gone_on(at_the_table, lots, 5000)
    with pytest.raises(ValueError, match="nobody is asked"):
        over.apply_action(1)


# The same games as elsewhere.


@pytest.mark.parametrize(("profile", "players"), [("2016", 4), ("classic-ru", 7)])
def test_a_game_by_seed_told_move_by_move_is_the_same_to_learners(
    profile: str, players: int
) -> None:
    lots = Lots(players)
    options = Options(profile=profile, players=players, preset="random", observations=FLOAT32)
    table = Table(options)
    table.deal(9)
    line = options.setup_of(9).spec()
    state = pyspiel.load_game("python_citadels", {"setup": line}).new_initial_state()
    observation = make_observation(state.get_game())
    for outcome in table.game.outcomes:
        state.apply_action(outcome)
    while not table.is_over():
        assert state.current_player() == table.asked()
        assert state.legal_actions() == table.legal()
        assert [state.action_to_string(action) for action in table.legal()] == table.words()
        seat = lots.below(players)
        observation.set_from(state, seat)
        row = table.observe(seat)
        assert np.array_equal(observation.tensor, row)
        assert np.array_equal(observation.dict["gold"], table.family.layout.read(row, "gold"))
        action = lots.pick(table.legal())
        table.take(action)
        state.apply_action(action)
        for outcome in table.game.outcomes:
            state.apply_action(outcome)
    assert state.is_terminal()
    assert state.returns() == table.rewards()
    assert state.observation_tensor(0) == table.observe(0).tolist()
    assert state.observation_tensor(0) == pyspiel.State.observation_tensor(state, 0)


@pytest.mark.parametrize("players", [2, 5])
def test_the_engine_plays_the_same_game_by_the_same_script(players: int) -> None:
    lots = Lots(players)
    state = gone_on(named(players, "classic-fr").new_initial_state(), lots, 5000)
    moves = state.history()
    deal_of, *answers = state.table.steps
    game = deal(state.table.rules, 0, script=deal_of.drawn)
    for step in answers:
        game.script = step.drawn[:]
        game.apply(step.given)
        assert game.outcomes == step.drawn
    best = winners(game)
    assert game.is_over()
    assert [seat for seat, share in enumerate(state.returns()) if share] == sorted(best)
    assert sum(state.returns()) == pytest.approx(1)
    assert moves == moves_of(state.table)
    kinds = Counter(entry.player == DEALER for entry in state.full_history())
    assert kinds[True] == sum(len(step.drawn) for step in state.table.steps)


# Copies and saved states.


@pytest.mark.parametrize("moves", [0, 30, 68, 150])
@pytest.mark.parametrize("is_at_chance", [False, True])
def test_a_clone_and_a_saved_state_go_on_by_themselves(moves: int, is_at_chance: bool) -> None:
    lots = Lots(moves)
    state = gone_on(named(4).new_initial_state(), lots, moves)
    if is_at_chance and moves > 68:
        at_chance(state, lots)
    infostates(state)
    saved = pyspiel.serialize_game_and_state(state.get_game(), state)
    twins = [
        state.clone(),
        pyspiel.deserialize_game_and_state(saved)[1],
        pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own bytes
    ]
    before = str(state), state.history(), infostates(state)
    ways = [gone_on(twin, Lots(1), 40) for twin in twins]
    assert (str(state), state.history(), infostates(state)) == before
    gone_on(state, Lots(1), 40)
    for way in ways:
        assert str(way) == str(state)
        assert way.history() == state.history()
        assert infostates(way) == infostates(state)
        assert way.observation_string(1) == state.observation_string(1)

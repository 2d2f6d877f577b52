"""The interface of PettingZoo: its own tests, and those of this project."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from PIL import Image

from citadels import PROFILES, setup_from_preset
from citadels.rl.actions import WAIT
from citadels.rl.learner_table import IllegalActionError
from citadels.rl.pettingzoo import aec_env, parallel_env
from citadels.rl.render.image import IMAGE_SHAPE
from tests.properties.random_games import SeededRandom
from tests.rl.pettingzoo_suite import (
    check_api,
    check_max_cycles,
    check_parallel_api,
    check_parallel_seeds,
    check_rendering,
    check_seeds,
    check_state,
    play_randomly,
    save_observations,
)

# PettingZoo warns of observations with masks, except for its own games, which it knows by name;
# and of masks without a legal action, which agents have when not asked and after the end.
known_warnings = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
pytestmark = known_warnings

each_profile = pytest.mark.parametrize("profile", PROFILES)
each_number_of_players = pytest.mark.parametrize("players", range(2, 9))


@each_profile
@each_number_of_players
def test_the_suite_of_pettingzoo_passes(profile: str, players: int) -> None:
    check_api(aec_env.env(profile=profile, players=players), num_cycles=12)


@each_profile
@each_number_of_players
def test_its_suite_for_parallel_agents_passes(profile: str, players: int) -> None:
    check_parallel_api(parallel_env.parallel_env(profile=profile, players=players), num_cycles=15)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "preset": "random"},
        {"observations": "float32", "margin": 0.01},
        {"beliefs": True, "players": 3},
        {"setup": setup_from_preset("2016", 5, preset="vicious-nobles").spec()},
    ],
)
def test_whole_games_pass_with_every_option(options: dict[str, Any]) -> None:
    check_api(aec_env.env(**options), num_cycles=300)


def test_seeds_repeat_games_by_its_suite() -> None:
    check_seeds(aec_env.env, num_cycles=60)
    check_parallel_seeds(parallel_env.parallel_env, num_cycles=10)


def test_the_suite_for_cycles_and_states_passes() -> None:
    check_max_cycles(parallel_env)
    check_state(parallel_env.env(), parallel_env.parallel_env(), num_cycles=3)
    check_api(parallel_env.env(), num_cycles=12)


def test_its_suite_for_rendering_passes(capsys: pytest.CaptureFixture[str]) -> None:
    check_rendering(aec_env.env)
    assert "player_0" in capsys.readouterr().out, "the mode `human` does not print the text"


def test_observations_that_are_pictures_are_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    env = aec_env.env(players=3, observations="picture")
    check_api(env, num_cycles=1)
    save_observations(env)
    saved = sorted((tmp_path / "saved_observations" / "citadels_v0").iterdir())
    assert [file.name for file in saved] == ["player_0.png", "player_1.png", "player_2.png"]
    for file in saved:
        with Image.open(file) as image:
            assert (image.height, image.width, 3) == IMAGE_SHAPE


def test_the_rewards_of_a_finished_game_share_one_victory() -> None:
    env = aec_env.env(players=3)
    for seed in range(3):
        env.reset(seed=seed)
        play_randomly(env, SeededRandom(seed))
        assert all(env.terminations.values())
        assert sum(env.rewards.values()) == pytest.approx(1)
        points = {agent: info["points"] for agent, info in env.infos.items()}
        best = max(env.rewards, key=env.rewards.__getitem__)
        assert points[best] == max(points.values())
        while env.agents:
            env.step(None)


def test_the_asked_agent_gets_its_legal_actions() -> None:
    env = aec_env.env()
    env.reset(seed=1)
    for _ in range(100):
        observation, _, _, _, info = env.last()
        assert observation is not None
        assert np.flatnonzero(observation["action_mask"]).tolist() == info["legal"]
        assert len(info["words"]) == len(info["legal"]) > 0
        for agent in env.agents:
            if agent != env.agent_selection:
                assert env.infos[agent] == {}
                observed = env.observe(agent)
                assert observed is not None
                assert not observed["action_mask"].any()
        env.step(info["legal"][-1])


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    env = aec_env.env()
    env.reset(seed=1)
    before = env.state()
    legal = env.last()[4]["legal"]
    for action, words in ((WAIT, "(wait)"), (legal[-1] + 1, "(pick "), (10**6, "1000000")):
        with pytest.raises(IllegalActionError, match=str(action)) as refused:
            env.step(action)
        assert words in str(refused.value)
    with pytest.raises(ValueError, match="player_"):
        env.step(None)
    assert np.array_equal(before, env.state())
    assert env.last()[4]["legal"] == legal


def test_without_a_seed_the_next_game_is_derived_from_the_last_seed() -> None:
    env = aec_env.raw_env()
    games = []
    for _ in range(2):
        env.reset(seed=7)
        first = env.state()
        env.reset()
        games.append((first, env.state()))
    assert np.array_equal(games[0][0], games[1][0])
    assert np.array_equal(games[0][1], games[1][1])
    assert not np.array_equal(*games[0])


def test_a_game_is_truncated_after_max_answers() -> None:
    env = aec_env.env(max_cycles=5)
    env.reset(seed=1)
    play_randomly(env, SeededRandom(1), 5)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    with pytest.raises(ValueError, match="None"):
        env.step(env.infos[env.agent_selection]["legal"][0])


@pytest.mark.parametrize(
    "copy_method",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],  # noqa: S301
)
def test_a_copy_continues_the_same_game(copy_method: Any) -> None:
    env = aec_env.raw_env(players=3)
    copy_method(env).reset(seed=1)  # also before the first game
    env.reset(seed=3)
    play_randomly(env, SeededRandom(3), 60)
    twin = copy_method(env)
    for each in (env, twin):
        play_randomly(each, SeededRandom(4), 60)
    assert env.agent_selection == twin.agent_selection
    assert np.array_equal(env.state(), twin.state())


def test_agents_that_are_not_asked_wait() -> None:
    env = parallel_env.parallel_env(players=3)
    observations, infos = env.reset(seed=1)
    asked_agent = next(agent for agent in env.agents if "legal" in infos[agent])
    for agent, observation in observations.items():
        if agent != asked_agent:
            assert np.flatnonzero(observation["action_mask"]).tolist() == [WAIT]
    action = infos[asked_agent]["legal"][0]
    _, _, _, _, infos = env.step({asked_agent: action})
    assert not any("refused" in info for info in infos.values())


def test_refused_actions_change_nothing_but_are_counted() -> None:
    env = parallel_env.parallel_env(players=3, max_cycles=3)
    _, infos = env.reset(seed=1)
    asked_agent = next(agent for agent in env.agents if "legal" in infos[agent])
    other_agent = next(agent for agent in env.agents if agent != asked_agent)
    before = env.state()
    for actions, message in (
        ({}, "has not acted"),
        ({asked_agent: WAIT}, "(wait)"),
        ({asked_agent: 10**6, other_agent: 1}, "1000000"),
    ):
        _, _, _, truncated, infos = env.step(actions)
        assert message in infos[asked_agent]["refused"]
        assert np.array_equal(before, env.state())
    assert "can only wait" in infos[other_agent]["refused"]
    assert all(truncated.values())
    assert env.agents == []
    with pytest.raises(ValueError, match="reset"):
        env.step({})


def test_pettingzoo_can_convert_it_to_parallel() -> None:
    env = turn_based_aec_to_parallel(aec_env.env(players=2))
    _, infos = env.reset(seed=2)
    rng = SeededRandom(2)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {
            agent: rng.choice(infos[agent]["legal"]) if "legal" in infos[agent] else WAIT
            for agent in env.agents
        }
        _, rewards, _, _, infos = env.step(actions)
    assert sum(rewards.values()) == pytest.approx(1)


def test_invalid_options_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        aec_env.env(render_mode="hologram")
    with pytest.raises(ValueError, match="observations"):
        aec_env.env(observations="smell")
    env = aec_env.env()
    env.reset()
    with pytest.raises(ValueError, match="render_mode"):
        env.render()

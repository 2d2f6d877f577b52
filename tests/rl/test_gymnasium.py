"""Citadels as a Gymnasium environment: one seat learns, bots sit in the others."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from citadels.bots.bot import BotError
from citadels.bots.registry import BOTS
from citadels.rl.envs import SEAT_ENV_ID
from citadels.rl.families import get_family
from citadels.rl.gymnasium.env import SeatEnv
from citadels.rl.gymnasium.vector_env import SeatVectorEnv
from citadels.rl.learner_table import IllegalActionError
from citadels.rl.opponents import make_opponents, seat_bots
from citadels.rl.render.image import IMAGE_SHAPE
from tests.properties.random_games import SeededRandom

each_number_of_players = pytest.mark.parametrize("players", range(2, 9))


def make_env(**options: Any) -> SeatEnv:
    """The environment made by name, without wrappers."""
    env = gymnasium.make(SEAT_ENV_ID, **options).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play_steps(
    env: SeatEnv, rng: SeededRandom, steps: int = 10_000
) -> tuple[float, dict[str, Any]]:
    """Answer at random up to a number of times; return the last reward and info."""
    reward, over, info = 0.0, False, {"legal": env.table.legal_actions()}
    while steps and not over:
        _, reward, over, _, info = env.step(rng.choice(info["legal"]))
        steps -= 1
    return reward, info


@pytest.mark.parametrize(
    "options",
    [
        {"opponents": "random"},
        {"observations": "float32", "profile": "classic-fr", "preset": "random"},
        {"beliefs": True, "players": 3, "seat": 2},
    ],
)
def test_gymnasiums_checker_finds_no_problem(options: dict[str, Any]) -> None:
    check_env(make_env(**options))


def test_its_name_is_found_without_importing_anything() -> None:
    env = gymnasium.make(f"citadels.rl.envs:{SEAT_ENV_ID}", render_mode="rgb_array", players=2)
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == IMAGE_SHAPE


@each_number_of_players
def test_a_learner_is_asked_only_its_own_questions(players: int) -> None:
    env = make_env(players=players, opponents="beginner")
    observation, info = env.reset(seed=players)
    rng, over = SeededRandom(players), False
    reward = 0.0
    while not over:
        assert env.table.to_move() == info["seat"] == env.seat
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.flatnonzero(observation["action_mask"]).tolist() == info["legal"]
        assert len(info["words"]) == len(info["legal"])
        observation, reward, over, _, info = env.step(rng.choice(info["legal"]))
        assert 0 <= reward <= 1
    assert not info["action_mask"].any()
    assert reward == 0 or info["points"][env.seat] == max(info["points"])
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("spec", [*BOTS, "search(iterations=1)"])
def test_every_bot_can_be_an_opponent(spec: str) -> None:
    if spec == "search":
        spec = "search(iterations=2)"
    env = make_env(players=2, opponents=spec)
    env.reset(seed=1)
    play_steps(env, SeededRandom(1), 12)
    assert len(env.table.history) > 12, "the bot has not answered"


def test_opponents_are_seated_clockwise_from_the_learner() -> None:
    bots = make_opponents(["random", "charter", "rush"], 4)
    specs = [bot.spec if bot else "" for bot in seat_bots(bots, 2)]
    assert specs == ["charter", "rush", "", "random"]
    with pytest.raises(ValueError, match="2 opponents"):
        make_opponents(["random", "charter"], 4)
    with pytest.raises(BotError, match="nobody"):
        make_env(opponents="nobody")


def test_seeds_repeat_games_with_their_opponents() -> None:
    histories = []
    for _ in range(2):
        env = make_env(players=3, opponents=["search(iterations=1)", "charter"])
        env.reset(seed=9)
        play_steps(env, SeededRandom(9), 20)
        first = env.table.history
        env.reset()
        play_steps(env, SeededRandom(10), 20)
        histories.append((first, env.table.seed, env.seat, env.table.history))
    assert histories[0] == histories[1]


def test_a_seat_is_fixed_or_redrawn() -> None:
    fixed_env = make_env(players=4, seat=2)
    random_env = make_env(players=4)
    seats = set()
    for seed in range(12):
        assert fixed_env.reset(seed=seed)[1]["seat"] == 2
        seats.add(random_env.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_is_reported_in_info_or_raises() -> None:
    env = make_env(seat=0)
    observation, info = env.reset(seed=1)
    wrong = info["legal"][-1] + 1
    next_observation, reward, over, late, next_info = env.step(wrong)
    assert f"action {wrong} (" in next_info["refused"]
    assert (reward, over, late) == (0, False, False)
    assert np.array_equal(observation["observation"], next_observation["observation"])
    assert next_info["legal"] == info["legal"]
    strict = make_env(seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match=str(wrong)):
        strict.step(wrong)


def test_a_game_is_truncated_after_max_steps() -> None:
    env = make_env(max_steps=3)
    env.reset(seed=1)
    late = [env.step(0)[3] for _ in range(3)]
    assert late == [False, False, True]


@pytest.mark.parametrize(
    ("options", "word"),
    [({"seat": 4}, "seat"), ({"seat": "left"}, "seat"), ({"illegal": "ignore"}, "illegal")],
)
def test_wrong_options_are_refused(options: dict[str, Any], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        make_env(**options)


@pytest.mark.parametrize(
    "copy_method",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],  # noqa: S301
)
def test_a_copy_continues_the_same_game_with_the_same_opponents(copy_method: Any) -> None:
    env = make_env(players=3)
    copy_method(env).reset(seed=1)  # also before the first game
    env.reset(seed=4)
    play_steps(env, SeededRandom(4), 15)
    twin = copy_method(env)
    for each in (env, twin):
        play_steps(each, SeededRandom(5))
    assert env.table.history == twin.table.history
    assert env.reset()[1]["seat"] == twin.reset()[1]["seat"]
    assert env.table.seed == twin.table.seed


# Many tables at once.


def random_actions(masks: np.ndarray[Any, Any], rng: SeededRandom) -> np.ndarray[Any, Any]:
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in masks])


@pytest.mark.parametrize("players", [2, 5, 8])
def test_vector_env_continues_after_a_game_ends(players: int) -> None:
    env = gymnasium.make_vec(
        SEAT_ENV_ID, num_envs=6, vectorization_mode="vector_entry_point", players=players
    )
    assert isinstance(env, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, _ = env.reset(seed=players)
    layout = env._family.layout
    rng, ended = SeededRandom(players), 0
    while ended < 8:
        assert env.observation_space.contains(observations)
        observations, rewards, over, late, infos = env.step(
            random_actions(observations["action_mask"], rng)
        )
        assert not late.any()
        assert not rewards[~over].any()
        for table in np.flatnonzero(over):
            final = infos["final_obs"][table]
            assert env.single_observation_space.contains(final)
            assert layout.read(final["observation"], "city_size").any()
            assert not layout.read(observations["observation"][table], "city_size").any()
            points = infos["final_info"]["points"][table]
            assert rewards[table] == 0 or points[table % players] == max(points)
            ended += 1
    env.close()


def test_many_tables_are_reproducible() -> None:
    played = []
    for _ in range(2):
        env = SeatVectorEnv(num_envs=3, opponents="rush", observations="float32")
        observations, _ = env.reset(seed=5)
        rng = SeededRandom(5)
        for _ in range(10):
            observations, *_ = env.step(random_actions(observations["action_mask"], rng))
        played.append((observations["observation"], env.reset()[0]["observation"]))
    assert np.array_equal(played[0][0], played[1][0])
    assert np.array_equal(played[0][1], played[1][1])


def test_many_tables_refuse_illegal_actions_without_any_change() -> None:
    env = SeatVectorEnv(num_envs=2, opponents="random")
    observations, _ = env.reset(seed=1)
    actions = random_actions(observations["action_mask"], SeededRandom(1))
    with pytest.raises(IllegalActionError, match=r"\(wait\) is not legal at table 1"):
        env.step(np.array([actions[0], 0]))
    with pytest.raises(IllegalActionError, match="table 0"):
        env.step(np.array([10**6, actions[1]]))
    with pytest.raises(ValueError, match="3 actions"):
        env.step(np.array([*actions, actions[0]]))
    assert np.array_equal(env._observations()["observation"], observations["observation"])


def test_many_tables_accept_only_options_that_run_inside_the_engine() -> None:
    with pytest.raises(BotError, match="search"):
        SeatVectorEnv(opponents="search(iterations=2)")
    with pytest.raises(ValueError, match="beliefs are not written"):
        SeatVectorEnv(beliefs=True)


def test_random_setups_are_reported_at_the_end_too() -> None:
    env = SeatVectorEnv(3, "charter", preset="random", players=3)
    observations, _ = env.reset(seed=2)
    layout = get_family("2016").layout
    rng, ends = SeededRandom(3), 0
    while ends < 4:
        casts = layout.read(observations["observation"], "cast").copy()
        observations, _, over, _, infos = env.step(random_actions(observations["action_mask"], rng))
        for number in np.flatnonzero(over):
            ends += 1
            last = infos["final_obs"][number]["observation"]
            assert layout.read(last, "cast").tolist() == casts[number].tolist()


def test_gymnasium_can_vectorize_single_environments() -> None:
    env = gymnasium.make_vec(SEAT_ENV_ID, num_envs=2, vectorization_mode="sync", players=2)
    assert isinstance(env, SyncVectorEnv)
    observations, infos = env.reset(seed=1)
    assert observations["action_mask"].any(axis=1).all()
    assert infos["action_mask"].shape == observations["action_mask"].shape
    env.step(random_actions(observations["action_mask"], SeededRandom(1)))
    env.close()

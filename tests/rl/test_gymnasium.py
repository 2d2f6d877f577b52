"""Citadels as Gymnasium wants it: one seat learns, bots sit in the others."""

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
from citadels.rl.envs import SEAT
from citadels.rl.families import family
from citadels.rl.opponents import opponents_of, seated
from citadels.rl.picture import SHAPE
from citadels.rl.seat_env import SeatEnv
from citadels.rl.seat_vector import SeatVectorEnv
from citadels.rl.table import IllegalActionError
from tests.properties.games import Lots

each_number_of_players = pytest.mark.parametrize("players", range(2, 9))


def made(**options: Any) -> SeatEnv:
    """The environment by its name, without wrappers."""
    env = gymnasium.make(SEAT, **options).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play_on(env: SeatEnv, lots: Lots, steps: int = 10_000) -> tuple[float, dict[str, Any]]:
    """Answer by lot to the end or so many times: the last reward and info."""
    reward, over, info = 0.0, False, {"legal": env.table.legal()}
    while steps and not over:
        _, reward, over, _, info = env.step(lots.pick(info["legal"]))
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
def test_the_checker_of_gymnasium_finds_nothing(options: dict[str, Any]) -> None:
    check_env(made(**options))


def test_its_name_is_found_without_importing_anything() -> None:
    env = gymnasium.make(f"citadels.rl.envs:{SEAT}", render_mode="rgb_array", players=2)
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == SHAPE


@each_number_of_players
def test_a_learner_is_asked_only_its_own_questions(players: int) -> None:
    env = made(players=players, opponents="beginner")
    seen, info = env.reset(seed=players)
    lots, over = Lots(players), False
    reward = 0.0
    while not over:
        assert env.table.asked() == info["seat"] == env.seat
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert np.flatnonzero(seen["action_mask"]).tolist() == info["legal"]
        assert len(info["words"]) == len(info["legal"])
        seen, reward, over, _, info = env.step(lots.pick(info["legal"]))
        assert 0 <= reward <= 1
    assert not info["action_mask"].any()
    assert reward == 0 or info["points"][env.seat] == max(info["points"])
    with pytest.raises(ValueError, match="reset"):
        env.step(0)


@pytest.mark.parametrize("line", [*BOTS, "search(iterations=1)"])
def test_every_bot_can_be_an_opponent(line: str) -> None:
    if line == "search":
        line = "search(iterations=2)"
    env = made(players=2, opponents=line)
    env.reset(seed=1)
    play_on(env, Lots(1), 12)
    assert len(env.table.taken) > 12, "the bot has answered too"


def test_opponents_sit_from_the_left_of_the_learner_on() -> None:
    bots = opponents_of(["random", "charter", "rush"], 4)
    lines = [bot.spec if bot else "" for bot in seated(bots, 2)]
    assert lines == ["charter", "rush", "", "random"]
    with pytest.raises(ValueError, match="2 opponents"):
        opponents_of(["random", "charter"], 4)
    with pytest.raises(BotError, match="nobody"):
        made(opponents="nobody")


def test_seeds_repeat_games_with_their_opponents() -> None:
    told = []
    for _ in range(2):
        env = made(players=3, opponents=["search(iterations=1)", "charter"])
        env.reset(seed=9)
        play_on(env, Lots(9), 20)
        first = env.table.taken
        env.reset()
        play_on(env, Lots(10), 20)
        told.append((first, env.table.seed, env.seat, env.table.taken))
    assert told[0] == told[1]


def test_a_seat_is_kept_or_drawn_anew() -> None:
    kept = made(players=4, seat=2)
    drawn = made(players=4)
    seats = set()
    for seed in range(12):
        assert kept.reset(seed=seed)[1]["seat"] == 2
        seats.add(drawn.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2, 3}


def test_an_illegal_action_is_refused_in_words_or_raises() -> None:
    env = made(seat=0)
    seen, info = env.reset(seed=1)
    wrong = info["legal"][-1] + 1
    again, reward, over, late, told = env.step(wrong)
    assert f"action {wrong} (" in told["refused"]
    assert (reward, over, late) == (0, False, False)
    assert np.array_equal(seen["observation"], again["observation"])
    assert told["legal"] == info["legal"]
    strict = made(seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalActionError, match=str(wrong)):
        strict.step(wrong)


def test_a_game_is_truncated_after_so_many_steps() -> None:
    env = made(max_steps=3)
    env.reset(seed=1)
    late = [env.step(0)[3] for _ in range(3)]
    assert late == [False, False, True]


@pytest.mark.parametrize(
    ("options", "word"),
    [({"seat": 4}, "seat"), ({"seat": "left"}, "seat"), ({"illegal": "ignore"}, "illegal")],
)
def test_wrong_options_are_refused(options: dict[str, Any], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        made(**options)


@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301
def test_a_copy_goes_on_with_the_same_game_and_the_same_opponents(how: Any) -> None:
    env = made(players=3)
    how(env).reset(seed=1)  # also before the first game
    env.reset(seed=4)
    play_on(env, Lots(4), 15)
    twin = how(env)
    for each in (env, twin):
        play_on(each, Lots(5))
    assert env.table.taken == twin.table.taken
    assert env.reset()[1]["seat"] == twin.reset()[1]["seat"]
    assert env.table.seed == twin.table.seed


# Many tables at once.


def by_lot(masks: np.ndarray[Any, Any], lots: Lots) -> np.ndarray[Any, Any]:
    return np.array([lots.pick(np.flatnonzero(mask).tolist()) for mask in masks])


@pytest.mark.parametrize("players", [2, 5, 8])
def test_many_tables_play_on_after_the_end_of_a_game(players: int) -> None:
    env = gymnasium.make_vec(
        SEAT, num_envs=6, vectorization_mode="vector_entry_point", players=players
    )
    assert isinstance(env, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=players)
    layout = env._family.layout
    lots, ended = Lots(players), 0
    while ended < 8:
        assert env.observation_space.contains(seen)
        seen, rewards, over, late, infos = env.step(by_lot(seen["action_mask"], lots))
        assert not late.any()
        assert not rewards[~over].any()
        for table in np.flatnonzero(over):
            final = infos["final_obs"][table]
            assert env.single_observation_space.contains(final)
            assert layout.read(final["observation"], "city_size").any()
            assert not layout.read(seen["observation"][table], "city_size").any()
            points = infos["final_info"]["points"][table]
            assert rewards[table] == 0 or points[table % players] == max(points)
            ended += 1
    env.close()


def test_many_tables_repeat_their_games() -> None:
    played = []
    for _ in range(2):
        env = SeatVectorEnv(num_envs=3, opponents="rush", observations="float32")
        seen, _ = env.reset(seed=5)
        lots = Lots(5)
        for _ in range(10):
            seen, *_ = env.step(by_lot(seen["action_mask"], lots))
        played.append((seen["observation"], env.reset()[0]["observation"]))
    assert np.array_equal(played[0][0], played[1][0])
    assert np.array_equal(played[0][1], played[1][1])


def test_many_tables_refuse_illegal_actions_before_anything_changes() -> None:
    env = SeatVectorEnv(num_envs=2, opponents="random")
    seen, _ = env.reset(seed=1)
    actions = by_lot(seen["action_mask"], Lots(1))
    with pytest.raises(IllegalActionError, match=r"\(wait\) is not legal at table 1"):
        env.step(np.array([actions[0], 0]))
    with pytest.raises(IllegalActionError, match="table 0"):
        env.step(np.array([10**6, actions[1]]))
    with pytest.raises(ValueError, match="3 actions"):
        env.step(np.array([*actions, actions[0]]))
    assert np.array_equal(env._observations()["observation"], seen["observation"])


def test_many_tables_take_only_what_runs_inside_the_engine() -> None:
    with pytest.raises(BotError, match="search"):
        SeatVectorEnv(opponents="search(iterations=2)")
    with pytest.raises(ValueError, match="beliefs are not written"):
        SeatVectorEnv(beliefs=True)


def test_set_ups_by_lot_are_told_at_the_end_as_well() -> None:
    env = SeatVectorEnv(3, "charter", preset="random", players=3)
    seen, _ = env.reset(seed=2)
    layout = family("2016").layout
    lots, ends = Lots(3), 0
    while ends < 4:
        casts = layout.read(seen["observation"], "cast").copy()
        seen, _, over, _, infos = env.step(by_lot(seen["action_mask"], lots))
        for number in np.flatnonzero(over):
            ends += 1
            last = infos["final_obs"][number]["observation"]
            assert layout.read(last, "cast").tolist() == casts[number].tolist()


def test_gymnasium_can_make_many_of_single_ones() -> None:
    env = gymnasium.make_vec(SEAT, num_envs=2, vectorization_mode="sync", players=2)
    assert isinstance(env, SyncVectorEnv)
    seen, infos = env.reset(seed=1)
    assert seen["action_mask"].any(axis=1).all()
    assert infos["action_mask"].shape == seen["action_mask"].shape
    env.step(by_lot(seen["action_mask"], Lots(1)))
    env.close()

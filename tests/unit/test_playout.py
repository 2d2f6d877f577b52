"""Games played inside the engine by players that do not think."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels.engine.answers.codec import verb_of
from citadels.engine.bits import zeros
from citadels.engine.codes import BUILD, END
from citadels.engine.game import Game
from citadels.engine.playout import (
    BuilderPolicy,
    BusyPolicy,
    Policy,
    RandomPolicy,
    playout,
    playout_by_seat,
)
from citadels.engine.setup import new_game, setup_from_preset

POLICIES = (RandomPolicy, BusyPolicy, BuilderPolicy)


def new_test_game(seed: int = 1) -> Game:
    game = new_game(setup_from_preset("2016", 4), seed)
    game.is_quiet = True
    return game


@pytest.mark.parametrize("policy", POLICIES)
def test_a_game_is_played_to_its_end(policy: type[RandomPolicy]) -> None:
    game = new_test_game()
    played = playout(game, policy(1))
    assert game.is_over()
    assert played > 100
    assert playout(game, policy(1)) == 0, "nothing is left to play"


@pytest.mark.parametrize("policy", POLICIES)
def test_the_same_seed_plays_the_same_game(policy: type[RandomPolicy]) -> None:
    rows = []
    for seed in (5, 5, 6, 5 + 2**32):
        game = new_test_game()
        playout(game, policy(seed))
        rows.append(list(game.row))
    assert rows[0] == rows[1]
    assert rows[0] != rows[2]
    assert rows[0] != rows[3]


def test_the_limit_is_kept() -> None:
    game = new_test_game()
    assert playout(game, RandomPolicy(1), 10) == 10
    assert playout(game, RandomPolicy(1), 0) == 0
    assert not game.is_over()


def test_each_seat_can_have_a_policy_of_its_own() -> None:
    game, twin = new_test_game(), new_test_game()
    first = RandomPolicy(1)
    assert playout_by_seat(game, [first] * 4, 10) == 10
    assert playout(twin, RandomPolicy(1), 10) == 10
    assert list(game.row) == list(twin.row)
    assert playout_by_seat(game, [BuilderPolicy(seat) for seat in range(4)]) > 100
    assert game.is_over()
    assert playout_by_seat(game, [first] * 4) == 0, "nothing is left to play"


def test_a_playout_keeps_to_the_options() -> None:
    """Answered through the checked door, the same policy plays the same game."""
    game, twin = new_test_game(), new_test_game()
    policy, same = BuilderPolicy(9), BuilderPolicy(9)
    while not game.is_over():
        answer = policy.choose(game, game.write_options())
        assert answer in game.legal()
        game.apply(answer)
        assert playout(twin, same, 1) == 1
        assert list(game.row) == list(twin.row)


def test_policy_random_numbers_are_uniform() -> None:
    policy = RandomPolicy(3)
    counts = Counter(policy.randbelow(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert min(counts.values()) > 850


def test_chance_of_a_policy_leaves_the_deal_alone() -> None:
    game = new_test_game()
    before = list(game.row[:4])
    RandomPolicy(1).choose(game, game.write_options())
    assert list(game.row[:4]) == before


def game_at_menu(*options: int) -> Game:
    """A game with fake options."""
    game = new_test_game()
    game.options = zeros(len(options))
    for index, option in enumerate(options):
        game.options[index] = option
    return game


def test_a_busy_player_seldom_ends_a_turn() -> None:
    game = game_at_menu(END << 24, BUILD << 24, BUILD << 24 | 1)
    policy = BusyPolicy(2)
    verbs = Counter(verb_of(policy.choose(game, 3)) for _ in range(800))
    assert 0 < verbs[END] < 100
    assert policy.choose(game_at_menu(END << 24), 1) == END << 24


def test_a_builder_builds() -> None:
    game = game_at_menu(END << 24, 7 << 24, BUILD << 24, 9 << 24)
    policy = BuilderPolicy(2)
    verbs = Counter(verb_of(policy.choose(game, 4)) for _ in range(400))
    assert verbs[BUILD] > 280
    assert policy.choose(game_at_menu(9 << 24), 1) == 9 << 24


def test_a_policy_must_say_how_it_chooses() -> None:
    with pytest.raises(NotImplementedError):
        Policy().choose(new_test_game(), 1)

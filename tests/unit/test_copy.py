"""A game can be copied and pickled with the standard library, on either engine."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

from citadels.engine.game import Game
from citadels.engine.game_state import EMPTY_LIST
from citadels.engine.playout import RandomPolicy, playout
from citadels.engine.serialization import dump
from citadels.engine.setup import new_game, setup_from_preset


def make_midgame() -> Game:
    game = new_game(setup_from_preset("2016", 5), seed=3)
    assert playout(game, RandomPolicy(3), 90) == 90
    return game


def pickle_round_trip(game: Game) -> Game:
    twin = pickle.loads(pickle.dumps(game))  # noqa: S301  our own bytes
    assert isinstance(twin, Game)
    return twin


@pytest.mark.parametrize("twin_of", [Game.copy, copy.copy, copy.deepcopy, pickle_round_trip])
def test_a_copy_is_the_same_game_and_goes_its_own_way(twin_of: Callable[[Game], Game]) -> None:
    game = make_midgame()
    before = dump(game)
    twin = twin_of(game)
    assert dump(twin) == before
    playout(twin, RandomPolicy(4))
    assert twin.is_over()
    assert dump(game) == before
    playout(game, RandomPolicy(4))
    assert list(game.row) == list(twin.row), "the same chance was to come"


def test_copies_share_nothing_they_write_to() -> None:
    game = make_midgame()
    twin = game.copy()
    twin.shuffle_deck()
    twin.gain(0, 1)
    assert twin.log == []
    assert not EMPTY_LIST
    twin.apply(twin.legal()[0])
    assert twin.log
    assert not EMPTY_LIST

"""What a seat can tell about the characters is the same from its view and from the game itself.

Views keep their secrets (`test_views.py`), so the short way to it keeps them too.
"""

from __future__ import annotations

import pytest

from citadels.engine.codes import THEATER
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.knowledge.role_knowledge import (
    role_knowledge_from_game,
    role_knowledge_from_view,
)
from citadels.engine.setup import setup_from_preset
from citadels.engine.state import SWAP_OWNER
from citadels.engine.view import make_view
from tests.properties.games import PLAYERS, PROFILE, Table, noted, seeds, varied_setup
from tests.properties.test_sample_fairness import before_the_round, played, preset_with

ANSWERS = 60  # several rounds


def must_be_the_same(game: Game) -> None:
    for seat in range(game.seats()):
        assert (
            role_knowledge_from_game(game, seat).as_numbers()
            == role_knowledge_from_view(make_view(game, seat)).as_numbers()
        )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("profile", PROFILES)
def test_from_the_view_and_from_the_game(profile: str, players: int) -> None:
    for seed in seeds(2, 40):
        table = Table(varied_setup(players, seed, profile), seed)
        for game in table.steps():
            with noted(table):
                must_be_the_same(game)
            if len(table.answers) == ANSWERS:
                break


@pytest.mark.parametrize("players", PLAYERS)
def test_when_the_theater_has_swapped(players: int) -> None:
    """The two know what went which way; the others do not."""
    setup = setup_from_preset(PROFILE, players, districts=preset_with(THEATER))
    swapped = 0
    for game in played(before_the_round(setup, 1), seed=players, answers=24, swap=True):
        must_be_the_same(game)
        owner = game.get(SWAP_OWNER)
        if owner == 1:
            swapped += 1
            told = [role_knowledge_from_game(game, seat).swap_given >= 0 for seat in range(players)]
            assert told[owner]
            assert sum(told) == 2
    assert swapped

"""A seat's knowledge of the characters is the same from its view and from the game itself.

Views reveal no secrets (`test_views.py`), so neither does this shortcut past the view.
"""

from __future__ import annotations

import pytest

from citadels.engine.codes import THEATER
from citadels.engine.editions.registry import PROFILES
from citadels.engine.game import Game
from citadels.engine.knowledge.role_knowledge import (
    RoleKnowledge,
    role_knowledge_from_game,
    role_knowledge_from_view,
)
from citadels.engine.setup import setup_from_preset
from citadels.engine.state import SWAP_OWNER
from citadels.engine.view import make_view
from tests.properties.random_games import (
    PLAYER_COUNTS,
    PROFILE,
    RandomGame,
    note_on_failure,
    random_setup_for,
    seed_range,
)
from tests.properties.test_sampler_uniformity import (
    find_preset_with,
    game_before_round,
    play_answers,
)

MAX_ANSWERS = 60  # several rounds


def all_numbers(knowledge: RoleKnowledge) -> list[int]:
    """Everything in it as numbers: two are equal if these are."""
    numbers: list[int] = [knowledge.seats, knowledge.seat]
    for other in range(knowledge.seats):
        numbers += [knowledge.known[other], knowledge.held[other]]
    numbers += [knowledge.faceup, knowledge.rank, knowledge.killed, int(knowledge.has_aside)]
    numbers += [knowledge.laid_down, knowledge.laid_size, knowledge.packet, knowledge.packet_size]
    numbers += [knowledge.seen, knowledge.seen_again, knowledge.steps, int(knowledge.is_picking)]
    numbers += [knowledge.first_seat, knowledge.swap_owner, knowledge.swap_other]
    numbers += [knowledge.swap_given, knowledge.swap_taken]
    return numbers


def assert_same_knowledge(game: Game) -> None:
    for seat in range(game.seats()):
        from_view = role_knowledge_from_view(make_view(game, seat))
        assert all_numbers(role_knowledge_from_game(game, seat)) == all_numbers(from_view)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
@pytest.mark.parametrize("profile", PROFILES)
def test_view_and_game_give_the_same_knowledge(profile: str, players: int) -> None:
    for seed in seed_range(2, 40):
        table = RandomGame(random_setup_for(players, seed, profile), seed)
        for game in table.play():
            with note_on_failure(table):
                assert_same_knowledge(game)
            if len(table.answers) == MAX_ANSWERS:
                break


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_knowledge_after_a_swap_by_the_theater(players: int) -> None:
    """The two players involved know which characters were swapped; the others do not."""
    setup = setup_from_preset(PROFILE, players, districts=find_preset_with(THEATER))
    swapped = 0
    for game in play_answers(game_before_round(setup, 1), seed=players, answers=24, swap=True):
        assert_same_knowledge(game)
        owner = game.get(SWAP_OWNER)
        if owner == 1:
            swapped += 1
            knows_swap = [
                role_knowledge_from_game(game, seat).swap_given >= 0 for seat in range(players)
            ]
            assert knows_swap[owner]
            assert sum(knows_swap) == 2
    assert swapped

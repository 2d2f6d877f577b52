"""Equal numbers mean an equal private part of a view, so a cached part holds no old secret."""

from __future__ import annotations

import msgspec
import pytest

from citadels.engine.codes import KINDS
from citadels.engine.knowledge.private_state import private_state
from citadels.engine.setup import setup_from_preset
from citadels.engine.state import HELD_SEAT, HELD_SIZE
from citadels.engine.view import make_view
from tests.properties.random_games import PLAYER_COUNTS, RandomGame, note_on_failure, random_games
from tests.protocol.reference_views import private_view


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_same_numbers_mean_the_same_private_part(players: int) -> None:
    for random_game in random_games(players, usual=3, long=100):
        with note_on_failure(random_game) as table:
            json_by_key: dict[tuple[int, ...], bytes] = {}
            for game in table.play():
                for seat in range(players):
                    if game.to_move() == seat:
                        continue
                    own = msgspec.json.encode(private_view(make_view(game, seat), [], [], ""))
                    key = (seat, *private_state(game, seat))
                    assert json_by_key.setdefault(key, own) == own


def test_cards_to_choose_from_are_private() -> None:
    table = RandomGame(setup_from_preset("2016", 2, preset="first-game"), seed=1)
    game = next(game for game in table.play() if game.get(HELD_SIZE) > 0)
    holder = game.get(HELD_SEAT)
    holder_part, other_part = private_state(game, holder), private_state(game, 1 - holder)
    assert sum(holder_part[-KINDS:]) == game.get(HELD_SIZE)
    assert len(other_part) < KINDS

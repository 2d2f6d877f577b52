"""Views and knowledge survive encoding for another process."""

from __future__ import annotations

import pickle

import pytest

from citadels.engine.knowledge.view_codec import (
    knowledge_from_data,
    knowledge_to_data,
    view_from_data,
)
from citadels.engine.view import make_view
from tests.properties.random_games import (
    PLAYER_COUNTS,
    initial_knowledge,
    note_on_failure,
    observe_events,
    observers,
    random_games,
)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_what_is_sent_is_what_arrives(players: int) -> None:
    for table in random_games(players, 1, 5):
        with note_on_failure(table):
            knowledge_by_seat = initial_knowledge(table.game)
            for game in table.play():
                if table.answers:
                    observe_events(game, knowledge_by_seat)
                if table.rng.randbelow(20):
                    continue
                for seat in observers(game):
                    data = (
                        make_view(game, seat).as_data(),
                        knowledge_to_data(knowledge_by_seat[seat]),
                    )
                    received_view, received_knowledge = pickle.loads(pickle.dumps(data))  # noqa: S301 - our own
                    assert view_from_data(received_view).as_data() == data[0]
                    assert knowledge_to_data(knowledge_from_data(received_knowledge)) == data[1]

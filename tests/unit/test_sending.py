"""Views and knowledge arrive in another process as they were sent."""

from __future__ import annotations

import pickle

import pytest

from citadels.engine.knowledge.view_codec import (
    knowledge_from_data,
    knowledge_to_data,
    view_from_data,
)
from citadels.engine.view import make_view
from tests.properties.games import PLAYERS, everybody, hear, minds, noted, tables


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_sent_is_what_arrives(players: int) -> None:
    for table in tables(players, 1, 5):
        with noted(table):
            learnt = minds(table.game)
            for game in table.steps():
                if table.answers:
                    hear(game, learnt)
                if table.lots.below(20):
                    continue
                for seat in everybody(game):
                    sent = make_view(game, seat).as_data(), knowledge_to_data(learnt[seat])
                    seen, known = pickle.loads(pickle.dumps(sent))  # noqa: S301 - our own
                    assert view_from_data(seen).as_data() == sent[0]
                    assert knowledge_to_data(knowledge_from_data(known)) == sent[1]

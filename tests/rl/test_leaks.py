"""Nothing that a seat may not know is in what it observes or may do."""

from __future__ import annotations

import pytest

from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import make_view
from tests.properties.games import PLAYERS, Lots, noted, tables
from tests.properties.redeal import redealt
from tests.rl.playing import learning, moments, row_of


@pytest.mark.parametrize("players", PLAYERS)
def test_dealing_hidden_cards_anew_changes_no_observation(players: int) -> None:
    for table in tables(players, usual=2, long=60, skip=74_000):
        learners = learning(table)
        twins = learning(table)
        lots = Lots(players)
        with noted(table):
            for game in moments(table, learners):
                if len(table.answers) % 7 == 0:
                    for seat in range(players):
                        twin = redealt(game, seat, lots)
                        twins.game = twin
                        twins.learnt = learners.learnt
                        assert row_of(twins, seat).tobytes() == row_of(learners, seat).tobytes()
                        if game.to_move() == seat:
                            assert twins.actions() == learners.actions()


def test_a_game_that_might_be_this_one_looks_the_same() -> None:
    for table in tables(4, usual=2, long=20, skip=75_000):
        learners = learning(table)
        twins = learning(table)
        with noted(table):
            for game in moments(table, learners):
                if len(table.answers) % 13 == 0:
                    seat = game.to_move()
                    learnt = learners.learnt[seat]
                    twins.game = Sampler(make_view(game, seat), learnt, game.rules).draw(1)
                    twins.learnt = learners.learnt
                    assert row_of(twins, seat).tobytes() == row_of(learners, seat).tobytes()

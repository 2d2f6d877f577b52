"""Neither observations nor legal actions reveal anything that a seat may not know."""

from __future__ import annotations

import pytest

from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import make_view
from tests.properties.random_games import PLAYER_COUNTS, SeededRandom, note_on_failure, random_games
from tests.properties.redeal import redeal
from tests.rl.learner_games import make_learners, observation_of, observed_steps


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_redealing_hidden_cards_changes_no_observation(players: int) -> None:
    for table in random_games(players, usual=2, long=60, skip=74_000):
        learners = make_learners(table)
        twins = make_learners(table)
        rng = SeededRandom(players)
        with note_on_failure(table):
            for game in observed_steps(table, learners):
                if len(table.answers) % 7 == 0:
                    for seat in range(players):
                        twin = redeal(game, seat, rng)
                        twins.game = twin
                        twins.knowledge = learners.knowledge
                        assert (
                            observation_of(twins, seat).tobytes()
                            == observation_of(learners, seat).tobytes()
                        )
                        if game.to_move() == seat:
                            assert twins.legal_actions() == learners.legal_actions()


def test_a_game_that_a_seat_cannot_distinguish_looks_the_same() -> None:
    for table in random_games(4, usual=2, long=20, skip=75_000):
        learners = make_learners(table)
        twins = make_learners(table)
        with note_on_failure(table):
            for game in observed_steps(table, learners):
                if len(table.answers) % 13 == 0:
                    seat = game.to_move()
                    knowledge = learners.knowledge[seat]
                    twins.game = Sampler(make_view(game, seat), knowledge, game.rules).draw(1)
                    twins.knowledge = learners.knowledge
                    assert (
                        observation_of(twins, seat).tobytes()
                        == observation_of(learners, seat).tobytes()
                    )

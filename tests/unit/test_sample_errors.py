"""Sampling from what no game can have, and from a game that is over."""

from __future__ import annotations

import pytest

from citadels.engine.codes import DRAGON_GATE, HIDDEN, TAVERN
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.sampling.sampler import SampleError, Sampler, sample
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.view import SeatView, make_view
from tests.properties.games import Table, all_cards, as_text, hear, minds

CARDS = 68


def seen_and_learnt() -> tuple[SeatView, Knowledge]:
    game = new_game(setup_from_preset("2016", 4), 5)
    learnt = Knowledge(4, 0, CARDS)
    learnt.observe(game.events_for(0))
    return make_view(game, 0), learnt


def test_a_deck_with_more_cards_of_a_kind_than_there_are_is_refused() -> None:
    seen, learnt = seen_and_learnt()
    learnt.deck[:2] = [DRAGON_GATE, DRAGON_GATE]
    with pytest.raises(SampleError, match="cannot all be placed"):
        sample(seen, learnt, 1)


def test_cards_sure_to_be_in_a_shuffled_deck_must_exist() -> None:
    seen, learnt = seen_and_learnt()
    for _ in range(2):
        learnt.loose.add(DRAGON_GATE)
    with pytest.raises(SampleError):
        sample(seen, learnt, 1)


def test_cards_sure_to_be_under_the_museum_must_exist() -> None:
    seen, learnt = seen_and_learnt()
    for _ in range(2):
        learnt.museum.add(DRAGON_GATE)
    with pytest.raises(SampleError):
        sample(seen, learnt, 1)


def test_cards_sure_to_be_in_a_hand_must_exist() -> None:
    seen, learnt = seen_and_learnt()
    for _ in range(2):
        learnt.hands[1].add(DRAGON_GATE)
    with pytest.raises(SampleError):
        sample(seen, learnt, 1)


def test_a_draw_that_runs_into_a_corner_is_made_again() -> None:
    """One of two is in a hand; the other hand surely has the first: only one way is left."""
    seen, learnt = seen_and_learnt()
    learnt.hands[1].add(DRAGON_GATE)
    learnt.hands[1].add(TAVERN)
    learnt.hands[1].take_unknown()
    learnt.loose.add(DRAGON_GATE)
    for seed in range(20):
        game = Sampler(seen, learnt).draw(seed)
        assert game.in_hand(1, TAVERN) >= 1
        assert game.in_hand(1, DRAGON_GATE) == 0


def test_a_game_that_is_over_can_be_sampled() -> None:
    table = Table(setup_from_preset("2016", 3), 8)
    learnt = minds(table.game)
    for game in table.steps():
        if table.answers:
            hear(game, learnt)
    hear(table.game, learnt)
    for seat in range(-1, 3):
        seen = make_view(table.game, seat)
        twin = sample(seen, learnt[seat], 1)
        assert twin.is_over()
        assert as_text(make_view(twin, seat)) == as_text(seen)
        assert all_cards(twin) == all_cards(table.game)


def test_characters_that_nobody_can_have_dealt_are_refused() -> None:
    seen, learnt = seen_and_learnt()
    seen.seen = []
    seen.roles[2] = [HIDDEN] * 9
    with pytest.raises(ValueError, match="no way to deal the characters"):
        sample(seen, learnt, 1)

"""Sampling from impossible views, and from a game that is over."""

from __future__ import annotations

import pytest

from citadels.engine.codes import DRAGON_GATE, HIDDEN, TAVERN
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.sampling.sampler import SampleError, Sampler, sample
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.view import SeatView, make_view
from tests.properties.random_games import (
    RandomGame,
    count_all_cards,
    initial_knowledge,
    observe_events,
    view_text,
)

CARD_COUNT = 68


def make_view_and_knowledge() -> tuple[SeatView, Knowledge]:
    game = new_game(setup_from_preset("2016", 4), 5)
    knowledge = Knowledge(4, 0, CARD_COUNT)
    knowledge.observe(game.events_for(0))
    return make_view(game, 0), knowledge


def test_a_deck_with_more_cards_of_a_kind_than_there_are_is_refused() -> None:
    view, knowledge = make_view_and_knowledge()
    knowledge.deck[:2] = [DRAGON_GATE, DRAGON_GATE]
    with pytest.raises(SampleError, match="cannot all be placed"):
        sample(view, knowledge, 1)


def test_cards_sure_to_be_in_a_shuffled_deck_must_exist() -> None:
    view, knowledge = make_view_and_knowledge()
    for _ in range(2):
        knowledge.loose.add(DRAGON_GATE)
    with pytest.raises(SampleError):
        sample(view, knowledge, 1)


def test_cards_sure_to_be_under_the_museum_must_exist() -> None:
    view, knowledge = make_view_and_knowledge()
    for _ in range(2):
        knowledge.museum.add(DRAGON_GATE)
    with pytest.raises(SampleError):
        sample(view, knowledge, 1)


def test_cards_sure_to_be_in_a_hand_must_exist() -> None:
    view, knowledge = make_view_and_knowledge()
    for _ in range(2):
        knowledge.hands[1].add(DRAGON_GATE)
    with pytest.raises(SampleError):
        sample(view, knowledge, 1)


def test_a_draw_that_runs_into_a_corner_is_made_again() -> None:
    """The hand has one of two cards, and one of these is in the deck: only one way is left."""
    view, knowledge = make_view_and_knowledge()
    knowledge.hands[1].add(DRAGON_GATE)
    knowledge.hands[1].add(TAVERN)
    knowledge.hands[1].take_unknown()
    knowledge.loose.add(DRAGON_GATE)
    for seed in range(20):
        game = Sampler(view, knowledge).draw(seed)
        assert game.in_hand(1, TAVERN) >= 1
        assert game.in_hand(1, DRAGON_GATE) == 0


def test_a_game_that_is_over_can_be_sampled() -> None:
    table = RandomGame(setup_from_preset("2016", 3), 8)
    knowledge_by_seat = initial_knowledge(table.game)
    for game in table.play():
        if table.answers:
            observe_events(game, knowledge_by_seat)
    observe_events(table.game, knowledge_by_seat)
    for seat in range(-1, 3):
        view = make_view(table.game, seat)
        twin = sample(view, knowledge_by_seat[seat], 1)
        assert twin.is_over()
        assert view_text(make_view(twin, seat)) == view_text(view)
        assert count_all_cards(twin) == count_all_cards(table.game)


def test_characters_that_nobody_can_have_dealt_are_refused() -> None:
    view, knowledge = make_view_and_knowledge()
    view.seen = []
    view.roles[2] = [HIDDEN] * 9
    with pytest.raises(ValueError, match="no way to deal the characters"):
        sample(view, knowledge, 1)

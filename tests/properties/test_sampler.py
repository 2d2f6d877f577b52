"""Sampled games agree with view and knowledge, can be played to the end, and depend on seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels.engine.codes import HIDDEN, KINDS, NO_ROLE
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.sampling.sampler import Sampler, sample
from citadels.engine.state import FLOWERED
from citadels.engine.view import make_view
from tests.properties.random_games import (
    IS_COVERAGE_RUN,
    PLAYER_COUNTS,
    RandomGame,
    count_all_cards,
    initial_knowledge,
    note_on_failure,
    observe_events,
    observers,
    random_answer,
    random_games,
    view_text,
)

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


@each_number_of_players
def test_the_knowledge_of_a_seat_is_true(players: int) -> None:
    for table in random_games(players, 10, 200, skip=20):
        with note_on_failure(table):
            knowledge_by_seat = initial_knowledge(table.game)
            for game in table.play():
                if table.answers:
                    observe_events(game, knowledge_by_seat)
                for knowledge in knowledge_by_seat.values():
                    assert_knowledge_true(game, knowledge)


def assert_knowledge_true(game: Game, knowledge: Knowledge) -> None:
    """Check everything in the knowledge of a seat against the game."""
    assert len(knowledge.deck) == game.deck_size()
    for place, card in enumerate(knowledge.deck):
        assert card in {HIDDEN, game.deck_at(place)}, (
            f"seat {knowledge.seat} is wrong about the deck"
        )
    if knowledge.loose.sure_count > 0:
        hidden_places = [place for place, card in enumerate(knowledge.deck) if card == HIDDEN]
        unknown = Counter(game.deck_at(place) for place in hidden_places)
        cards = [unknown[card] for card in range(KINDS)]
        assert assert_pile_holds(knowledge.loose, cards), (
            f"seat {knowledge.seat} is wrong about the shuffled deck"
        )
    if knowledge.museum.sure_count > 0:
        cards = [game.in_museum(card) for card in range(KINDS)]
        assert assert_pile_holds(knowledge.museum, cards), (
            f"seat {knowledge.seat} is wrong about the Museum"
        )
    for seat, pile in enumerate(knowledge.hands):
        if pile.sure_count > 0:
            cards = [game.in_hand(seat, card) for card in range(KINDS)]
            assert assert_pile_holds(pile, cards), (
                f"seat {knowledge.seat} is wrong about the hand of {seat}"
            )
    if game.get(FLOWERED) != NO_ROLE:
        assert game.get(FLOWERED) not in knowledge.blank_threats
        assert knowledge.real_threat in {NO_ROLE, game.get(FLOWERED)}
    if knowledge.taken_card != HIDDEN:
        assert game.held(knowledge.taken_card) == 1, (
            f"seat {knowledge.seat} is wrong about what was taken"
        )


def assert_pile_holds(pile: Pile, cards: list[int]) -> bool:
    """Whether at least as many of the known cards are there as the pile requires."""
    return sum(min(pair) for pair in zip(pile.known, cards, strict=True)) >= pile.sure_count


@each_number_of_players
def test_a_sample_looks_like_the_original_game(players: int) -> None:
    """For all seats at every step of one game, for a random seat in the others."""
    for number, table in enumerate(random_games(players, 3, 60, skip=120)):
        with note_on_failure(table):
            knowledge_by_seat = initial_knowledge(table.game)
            for game in table.play():
                if table.answers:
                    observe_events(game, knowledge_by_seat)
                everyone = list(observers(game))
                all_seats = number == 0 and not IS_COVERAGE_RUN
                for seat in everyone if all_seats else [table.rng.choice(everyone)]:
                    assert_sample_consistent(game, seat, knowledge_by_seat[seat], table)


def assert_sample_consistent(
    game: Game, seat: int, knowledge: Knowledge, table: RandomGame
) -> None:
    view = make_view(game, seat)
    twin = Sampler(view, knowledge, game.rules).draw(table.rng.randbelow(2**31))
    assert view_text(make_view(twin, seat)) == view_text(view)
    assert count_all_cards(twin) == count_all_cards(game)
    assert_knowledge_true(twin, knowledge)


@each_number_of_players
def test_sampled_games_can_be_played_to_the_end(players: int) -> None:
    for table in random_games(players, 3, 30, skip=220):
        with note_on_failure(table):
            knowledge_by_seat = initial_knowledge(table.game)
            for game in table.play():
                if table.answers:
                    observe_events(game, knowledge_by_seat)
                if table.rng.randbelow(40) == 0:
                    seat = table.rng.choice(list(observers(game)))
                    twin = sample(
                        make_view(game, seat), knowledge_by_seat[seat], table.rng.randbelow(2**31)
                    )
                    play_sample_to_end(twin, table)


def play_sample_to_end(game: Game, table: RandomGame) -> None:
    cards = count_all_cards(game)
    while not game.is_over():
        game.apply(random_answer(game, table.rng, 2))
    assert count_all_cards(game) == cards


def test_a_sample_depends_on_its_seed() -> None:
    table = next(iter(random_games(5, 1, 1, skip=320)))
    knowledge_by_seat = initial_knowledge(table.game)
    view = make_view(table.game, 2)
    rows = Counter(tuple(sample(view, knowledge_by_seat[2], seed).row) for seed in (1, 1, 2, 3))
    assert sorted(rows.values()) == [1, 1, 2]

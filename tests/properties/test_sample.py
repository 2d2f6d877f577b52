"""Sampled games: they agree with view and knowledge, play to the end, and favour nobody."""

from __future__ import annotations

from collections import Counter

import pytest

from citadels.engine.codes import HIDDEN, KINDS, NO_ROLE
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.sampling.sampler import Sampler, sample
from citadels.engine.state import FLOWERED
from citadels.engine.view import make_view
from tests.properties.games import (
    COVERED,
    PLAYERS,
    Table,
    all_cards,
    as_text,
    choice,
    everybody,
    hear,
    minds,
    noted,
    tables,
)

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


@each_number_of_players
def test_what_a_seat_has_learnt_is_true(players: int) -> None:
    for table in tables(players, 10, 200, skip=20):
        with noted(table):
            learnt = minds(table.game)
            for game in table.steps():
                if table.answers:
                    hear(game, learnt)
                for mind in learnt.values():
                    sound(game, mind)


def sound(game: Game, mind: Knowledge) -> None:
    """Whatever the seat believes is so."""
    assert len(mind.deck) == game.deck_size()
    for place, card in enumerate(mind.deck):
        assert card in {HIDDEN, game.deck_at(place)}, f"seat {mind.seat} is wrong about the deck"
    if mind.loose.sure_count > 0:
        places = [place for place, card in enumerate(mind.deck) if card == HIDDEN]
        unknown = Counter(game.deck_at(place) for place in places)
        cards = [unknown[card] for card in range(KINDS)]
        assert holds(mind.loose, cards), f"seat {mind.seat} is wrong about the shuffled deck"
    if mind.museum.sure_count > 0:
        cards = [game.in_museum(card) for card in range(KINDS)]
        assert holds(mind.museum, cards), f"seat {mind.seat} is wrong about the Museum"
    for seat, pile in enumerate(mind.hands):
        if pile.sure_count > 0:
            cards = [game.in_hand(seat, card) for card in range(KINDS)]
            assert holds(pile, cards), f"seat {mind.seat} is wrong about the hand of {seat}"
    if game.get(FLOWERED) != NO_ROLE:
        assert game.get(FLOWERED) not in mind.blank_threats
        assert mind.real_threat in {NO_ROLE, game.get(FLOWERED)}
    if mind.taken_card != HIDDEN:
        assert game.held(mind.taken_card) == 1, f"seat {mind.seat} is wrong about what was taken"


def holds(pile: Pile, cards: list[int]) -> bool:
    """Whether at least as many of the known cards are there as the pile says."""
    return sum(min(pair) for pair in zip(pile.known, cards, strict=True)) >= pile.sure_count


@each_number_of_players
def test_a_sample_looks_like_the_game_it_was_drawn_for(players: int) -> None:
    """For everybody at every step in one game, for somebody in others."""
    for number, table in enumerate(tables(players, 3, 60, skip=120)):
        with noted(table):
            learnt = minds(table.game)
            for game in table.steps():
                if table.answers:
                    hear(game, learnt)
                everyone = list(everybody(game))
                all_seats = number == 0 and not COVERED
                for seat in everyone if all_seats else [table.lots.pick(everyone)]:
                    alike(game, seat, learnt[seat], table)


def alike(game: Game, seat: int, mind: Knowledge, table: Table) -> None:
    seen = make_view(game, seat)
    twin = Sampler(seen, mind, game.rules).draw(table.lots.below(2**31))
    assert as_text(make_view(twin, seat)) == as_text(seen)
    assert all_cards(twin) == all_cards(game)
    sound(twin, mind)


@each_number_of_players
def test_sampled_games_play_to_the_end(players: int) -> None:
    for table in tables(players, 3, 30, skip=220):
        with noted(table):
            learnt = minds(table.game)
            for game in table.steps():
                if table.answers:
                    hear(game, learnt)
                if table.lots.below(40) == 0:
                    seat = table.lots.pick(list(everybody(game)))
                    twin = sample(make_view(game, seat), learnt[seat], table.lots.below(2**31))
                    play_out(twin, table)


def play_out(game: Game, table: Table) -> None:
    cards = all_cards(game)
    while not game.is_over():
        game.apply(choice(game, table.lots, 2))
    assert all_cards(game) == cards


def test_the_same_seed_draws_the_same_sample_and_another_seed_another() -> None:
    table = next(iter(tables(5, 1, 1, skip=320)))
    learnt = minds(table.game)
    seen = make_view(table.game, 2)
    rows = Counter(tuple(sample(seen, learnt[2], seed).row) for seed in (1, 1, 2, 3))
    assert sorted(rows.values()) == [1, 1, 2]

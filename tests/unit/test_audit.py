"""The audit of a game detects every card and coin that appears or disappears."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from citadels.engine.codes import BEAUTIFIED_BIT
from citadels.engine.game import Game
from citadels.engine.playout import BuilderPolicy, RandomPolicy, playout
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.state import (
    CITY,
    CITY_MASK,
    HAND_MASK,
    HAND_SIZE,
    HELD_SIZE,
    MUSEUM_SIZE,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS_BASE,
    SITE_CARD,
    TAX,
)
from citadels.engine.validation.audit import Audit, AuditError, gold_on_table, playout_with_audit


def make_midgame() -> Game:
    game = new_game(setup_from_preset("2016", 4), seed=2)
    playout(game, BuilderPolicy(2), 120)
    return game


def cell_index(seat: int, field: int) -> int:
    return SEATS_BASE + seat * SEAT_SIZE + field


def find_built_district(game: Game) -> int:
    return next(card for card in range(64) if game.in_city(0, card))


def test_books_of_a_game_agree_to_its_end() -> None:
    game = new_game(setup_from_preset("2016", 4), seed=2)
    assert playout_with_audit(game, RandomPolicy(1), 20) == 20
    assert playout_with_audit(game, RandomPolicy(1), 5000) > 20
    assert game.is_over()


def test_a_game_that_loses_a_coin_is_stopped() -> None:
    game = make_midgame()
    books = Audit(game)
    game.log = []
    game.row[cell_index(1, SEAT_GOLD)] -= 1
    with pytest.raises(AuditError, match="gold is on the table, but it should be"):
        books.check(game)


def test_gold_may_come_from_the_bank_and_go_there() -> None:
    game = make_midgame()
    books = Audit(game)
    game.log = []
    game.gain(0, 3)
    game.pay(0, 1)
    books.check(game)
    game.log = []
    game.row[TAX] += 1
    with pytest.raises(AuditError, match="gold"):
        books.check(game)


def test_a_coin_on_a_district_goes_to_the_bank_with_it() -> None:
    game = make_midgame()
    card = find_built_district(game)
    game.take_from_city(0, card)
    game.add_to_city(0, card + BEAUTIFIED_BIT)
    books = Audit(game)
    assert books.gold == gold_on_table(game)
    game.log = []
    game.destroy(0, card + BEAUTIFIED_BIT)
    books.check(game)


def test_nobody_owes_gold() -> None:
    game = make_midgame()
    game.row[cell_index(2, SEAT_GOLD)] = -1
    with pytest.raises(AuditError, match="seat 2 has -1 gold"):
        gold_on_table(game)


def add_card_to_hand(game: Game) -> None:
    game.row[cell_index(0, HAND_SIZE)] += 1


def clear_hand_mask(game: Game) -> None:
    mask = game.row[cell_index(0, HAND_MASK)]
    game.row[cell_index(0, HAND_MASK)] = mask & (mask - 1)


def add_to_city_mask(game: Game) -> None:
    free = next(card for card in range(60) if not game.in_city(1, card))
    game.row[cell_index(1, CITY_MASK)] |= 2**free


def add_district(game: Game) -> None:
    game.add_to_city(1, find_built_district(game))


def put_card_on_site(game: Game) -> None:
    game.row[SITE_CARD] = 1


def duplicate_district(game: Game) -> None:
    game.row[cell_index(0, CITY + find_built_district(game))] += 1


def add_held_card(game: Game) -> None:
    game.row[HELD_SIZE] += 1


def add_museum_card(game: Game) -> None:
    game.row[MUSEUM_SIZE] += 1


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (add_card_to_hand, "lie in a hand, but .* are counted"),
        (clear_hand_mask, "lies in a hand, but the set does not have it"),
        (add_to_city_mask, "kinds lie in a city, but the set has"),
        (add_district, "cards of kind .* instead of"),
        (put_card_on_site, "cards of kind 1 instead of"),
        (duplicate_district, "lie in a city, but .* are counted"),
        (add_held_card, "lie in front of a player, but 1 are counted"),
        (add_museum_card, "lie under the Museum, but 1 are counted"),
    ],
)
def test_a_card_that_comes_by_itself_is_found(spoil: Callable[[Game], None], message: str) -> None:
    game = make_midgame()
    Audit(game)
    assert game.row[cell_index(0, HAND_SIZE)] > 0, "the examples need a card in the hand"
    spoil(game)
    with pytest.raises(AuditError, match=message):
        Audit(game)

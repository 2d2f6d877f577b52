"""Pictures and texts of the table show what a seat may see, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.names import DISTRICTS
from citadels.engine.view import SeatView, make_view
from citadels.rl.drawing import block
from citadels.rl.picture import SHAPE, picture
from citadels.rl.text import table_text, texts_of
from tests.properties.games import Table, tables, varied_setup
from tests.properties.redeal import redealt

each_number_of_players = pytest.mark.parametrize("players", range(2, 9))


def in_the_middle(players: int, answers: int = 80) -> Table:
    """A table after some answers."""
    table = Table(varied_setup(players, players), players)
    for _, _ in zip(table.steps(), range(answers), strict=False):
        pass
    return table


@each_number_of_players
def test_a_picture_has_its_size_and_something_on_it(players: int) -> None:
    game = in_the_middle(players).game
    drawn = picture(make_view(game, game.to_move()))
    assert drawn.shape == SHAPE
    assert drawn.dtype == np.uint8
    assert len(set(drawn[::3, ::3].reshape(-1, 3).astype(np.int64) @ [65536, 256, 1])) > 50


@each_number_of_players
def test_hidden_cards_are_neither_in_the_picture_nor_in_the_text(players: int) -> None:
    table = in_the_middle(players)
    for seat in (NOBODY, 0, table.game.to_move()):
        seen = make_view(table.game, seat)
        twin = make_view(redealt(table.game, seat, table.lots), seat)
        assert np.array_equal(picture(seen), picture(twin)), f"a leak to seat {seat}"
        assert table_text(seen) == table_text(twin), f"a leak to seat {seat}"


def test_every_open_thing_changes_the_picture() -> None:
    game = in_the_middle(4).game
    seat = game.to_move()
    before = picture(make_view(game, seat))
    assert not np.array_equal(before, picture(make_view(game, (seat + 1) % 4)))
    for change in (more_gold, other_hand, other_city, one_option_less):
        seen = make_view(game, seat)
        change(seen)
        assert not np.array_equal(before, picture(seen)), change.__name__


def more_gold(seen: SeatView) -> None:
    seen.gold[1] += 1


def other_hand(seen: SeatView) -> None:
    seen.hands[seen.seat] = seen.hands[seen.seat][1:]


def other_city(seen: SeatView) -> None:
    seen.cities[2] = [*seen.cities[2], 0]


def one_option_less(seen: SeatView) -> None:
    seen.legal = seen.legal[1:]


def test_all_moments_of_games_can_be_shown() -> None:
    """Some questions of some games, those with piles that are seldom seen, and the end."""
    for table in tables(5, 2, 20):
        for number, game in enumerate(table.steps()):
            seen = make_view(game, game.to_move())
            if number % 40 == 0 or seen.shown_hand or seen.shown_deck:
                picture(seen)
            if number % 10 == 0:
                assert table_text(seen).count("\n") > len(seen.legal) + 5
        assert "over" in table_text(make_view(table.game))
        picture(make_view(table.game))


@pytest.mark.parametrize("profile", PROFILES)
def test_names_of_districts_fit_on_the_smallest_cards(profile: str) -> None:
    for row in edition(profile).districts:
        name = texts_of(profile).name_of_district(DISTRICTS[row.card])
        lines, _ = block(name, 57, 26, 14)
        assert " ".join(lines) == name

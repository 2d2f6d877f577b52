"""Pictures and texts of the table show exactly what a seat may see."""

from __future__ import annotations

import numpy as np
import pytest

from citadels.engine.codes import NOBODY
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.names import DISTRICTS
from citadels.engine.view import SeatView, make_view
from citadels.rl.render.canvas import fit_block
from citadels.rl.render.image import IMAGE_SHAPE, render_image
from citadels.rl.render.text import profile_texts, table_text
from tests.properties.random_games import RandomGame, random_games, random_setup_for
from tests.properties.redeal import redeal

each_number_of_players = pytest.mark.parametrize("players", range(2, 9))


def game_in_the_middle(players: int, answers: int = 80) -> RandomGame:
    """A table after some answers."""
    table = RandomGame(random_setup_for(players, players), players)
    for _, _ in zip(table.play(), range(answers), strict=False):
        pass
    return table


@each_number_of_players
def test_a_picture_has_the_right_size_and_is_not_blank(players: int) -> None:
    game = game_in_the_middle(players).game
    image = render_image(make_view(game, game.to_move()))
    assert image.shape == IMAGE_SHAPE
    assert image.dtype == np.uint8
    assert len(set(image[::3, ::3].reshape(-1, 3).astype(np.int64) @ [65536, 256, 1])) > 50


@each_number_of_players
def test_hidden_cards_are_neither_in_the_picture_nor_in_the_text(players: int) -> None:
    table = game_in_the_middle(players)
    for seat in (NOBODY, 0, table.game.to_move()):
        view = make_view(table.game, seat)
        twin = make_view(redeal(table.game, seat, table.rng), seat)
        assert np.array_equal(render_image(view), render_image(twin)), f"a leak to seat {seat}"
        assert table_text(view) == table_text(twin), f"a leak to seat {seat}"


def test_every_public_change_changes_the_picture() -> None:
    game = game_in_the_middle(4).game
    seat = game.to_move()
    before = render_image(make_view(game, seat))
    assert not np.array_equal(before, render_image(make_view(game, (seat + 1) % 4)))
    for change in (with_more_gold, with_other_hand, with_other_city, with_one_option_less):
        view = make_view(game, seat)
        change(view)
        assert not np.array_equal(before, render_image(view)), change.__name__


def with_more_gold(view: SeatView) -> None:
    view.gold[1] += 1


def with_other_hand(view: SeatView) -> None:
    view.hands[view.seat] = view.hands[view.seat][1:]


def with_other_city(view: SeatView) -> None:
    view.cities[2] = [*view.cities[2], 0]


def with_one_option_less(view: SeatView) -> None:
    view.legal = view.legal[1:]


def test_all_moments_of_games_can_be_rendered() -> None:
    """Some questions of some games, those with rarely shown piles, and the end."""
    for table in random_games(5, 2, 20):
        for number, game in enumerate(table.play()):
            view = make_view(game, game.to_move())
            if number % 40 == 0 or view.shown_hand or view.shown_deck:
                render_image(view)
            if number % 10 == 0:
                assert table_text(view).count("\n") > len(view.legal) + 5
        assert "over" in table_text(make_view(table.game))
        render_image(make_view(table.game))


@pytest.mark.parametrize("profile", PROFILES)
def test_names_of_districts_fit_on_the_smallest_cards(profile: str) -> None:
    for row in edition(profile).districts:
        name = profile_texts(profile).name_of_district(DISTRICTS[row.card])
        lines, _ = fit_block(name, 57, 26, 14)
        assert " ".join(lines) == name

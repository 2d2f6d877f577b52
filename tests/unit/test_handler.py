"""The defaults of a card that overrides nothing."""

from __future__ import annotations

from citadels.engine.codes import NO_ARGUMENT, NOBODY, NOT_YOUR_ABILITY
from citadels.engine.handler import Character, District
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.state import Frame


def test_a_district_without_a_text_changes_nothing() -> None:
    game = new_game(setup_from_preset("2016", 4), seed=1)
    plain = District()
    assert plain.refusal(game, 0, NO_ARGUMENT, NO_ARGUMENT) == NOT_YOUR_ABILITY
    assert plain.gold_gathered(2) == 2
    assert plain.cards_drawn(2) == 2
    assert plain.cards_kept(1, 2) == 1
    assert plain.build_price(game, 0, 3) == 3
    assert plain.points(game, 0, [0] * 5) == 0
    assert plain.points_in_hand(game, 0) == 0
    assert plain.budget(game, 0, from_hand=True) == game.gold(0)
    assert not plain.takes_cards()
    assert plain.shows_hand_of(Frame()) == NOBODY


def test_a_character_without_a_text_hinders_nobody() -> None:
    game = new_game(setup_from_preset("2016", 4), seed=1)
    plain = Character()
    assert not plain.at_call(game, 0, 0)
    assert not plain.restricts(game, 0, 0)
    assert plain.may_build
    assert not plain.may_repeat
    assert plain.uncounted_kinds(game) == 0
    assert plain.hidden_marks_field(Frame()) == NOBODY

"""Winners where the rules have no tie-break."""

from __future__ import annotations

from citadels.engine.scoring import winners
from citadels.engine.setup import new_game, setup_from_preset


def test_a_tie_is_shared_if_nothing_breaks_it() -> None:
    game = new_game(setup_from_preset("2016", 4), seed=1)
    game.rules.tie_break = []
    assert winners(game) == [0, 1, 2, 3]


def test_a_way_that_does_not_apply_breaks_nothing() -> None:
    game = new_game(setup_from_preset("2016", 4), seed=1)
    game.rules.tie_break = [0]
    assert winners(game) == [0, 1, 2, 3]

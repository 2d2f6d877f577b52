"""The problems for which a set-up is refused, the same in every way to a game."""

from __future__ import annotations

import pytest

from citadels.engine.editions.edition import Problem, Setup, SetupError
from citadels.engine.setup import make_rules, new_game
from citadels.engine.validation.setup_problems import setup_problems


def new_game_problems(setup: Setup) -> list[Problem]:
    """The problems with which every way to a game refuses this set-up."""
    problems = setup_problems(setup)
    assert problems
    for make in (lambda: make_rules(setup), lambda: new_game(setup, 1)):
        with pytest.raises(SetupError) as caught:
            make()
        assert caught.value.problems == problems
    return problems

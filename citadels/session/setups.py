"""The set-up for a few choices."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.setup import random_setup, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems

RANDOM: Final = "random"
_MAX_SEED: Final = 10**9


def make_setup(
    profile: str, players: int, preset: str, target: int = 0, seed: int | None = None
) -> Setup:
    """A preset, or random cards; `target` is the size of a city in a shorter game."""
    if seed is None:
        seed = secrets.randbelow(_MAX_SEED)
    if preset != RANDOM:
        return setup_from_preset(profile, players, preset=preset, target=target, seed=seed)
    setup = replace(random_setup(profile, players, seed), target=target)
    problems = setup_problems(setup)
    if problems:
        raise SetupError(problems)
    return setup

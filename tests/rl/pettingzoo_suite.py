"""PettingZoo's own tests, with types; and random games."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, Final

from pettingzoo import AECEnv

from tests.properties.random_games import SeededRandom

with warnings.catch_warnings():
    # The tests import environments of PettingZoo in a way that it warns against.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test.api_test import api_test as _api_test
    from pettingzoo.test.max_cycles_test import max_cycles_test as _max_cycles_test
    from pettingzoo.test.parallel_test import parallel_api_test as _parallel_api_test
    from pettingzoo.test.render_test import render_test as _render_test
    from pettingzoo.test.save_obs_test import test_save_obs as _save_test
    from pettingzoo.test.seed_test import parallel_seed_test as _parallel_seed_test
    from pettingzoo.test.seed_test import seed_test as _seed_test
    from pettingzoo.test.state_test import state_test as _state_test

check_api: Final[Callable[..., None]] = _api_test
check_max_cycles: Final[Callable[..., None]] = _max_cycles_test
check_parallel_api: Final[Callable[..., None]] = _parallel_api_test
check_parallel_seeds: Final[Callable[..., None]] = _parallel_seed_test
check_rendering: Final[Callable[..., None]] = _render_test
check_seeds: Final[Callable[..., None]] = _seed_test
check_state: Final[Callable[..., None]] = _state_test
save_observations: Final[Callable[..., None]] = _save_test


def play_randomly(env: AECEnv[str, Any, Any], rng: SeededRandom, answers: int = 10_000) -> None:
    """Answer at random until the game is over or this number of answers is given."""
    while answers and not any(env.terminations.values()):
        env.step(rng.choice(env.infos[env.agent_selection]["legal"]))
        answers -= 1

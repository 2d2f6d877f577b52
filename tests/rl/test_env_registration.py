"""The environments are registered by name with their libraries."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import pettingzoo

from citadels.rl import envs
from citadels.rl.pettingzoo import aec_env


def test_pettingzoo_finds_the_table_by_name() -> None:
    envs.register()  # again does no harm
    env = pettingzoo.make("aec", envs.TABLE_ENV_ID, players=2, max_cycles=9)
    assert isinstance(env.unwrapped, aec_env.CitadelsEnv)
    assert env.unwrapped.max_cycles == 9
    assert len(pettingzoo.make("parallel", envs.TABLE_ENV_ID, players=5).possible_agents) == 5


def test_gymnasium_finds_the_seat_by_name() -> None:
    envs.register()  # again does no harm
    assert gymnasium.spec(envs.SEAT_ENV_ID).vector_entry_point is not None


def test_the_package_of_the_environments_loads_no_libraries() -> None:
    """Learned bots import the encoding, and must not load libraries that they do not need."""
    program = (
        "import sys, citadels.rl.encoding.observation_writer;"
        "print({'gymnasium', 'pettingzoo', 'PIL', 'numpy'} & set(sys.modules))"
    )
    process = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert process.stdout.strip() == "set()"

"""Importing this makes the environments known to Gymnasium and PettingZoo by their names.

`gymnasium.make("citadels.rl.envs:citadels/Seat-v0")` imports it by itself.
"""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

SEAT_ENV_ID: Final = "citadels/Seat-v0"
TABLE_ENV_ID: Final = "citadels/table-v0"  # for PettingZoo, as both of its kinds


def register() -> None:
    """Register the environments with both libraries. Calling it again does no harm."""
    if SEAT_ENV_ID not in gymnasium.registry:
        gymnasium.register(
            SEAT_ENV_ID,
            entry_point="citadels.rl.gymnasium.env:SeatEnv",
            vector_entry_point="citadels.rl.gymnasium.vector_env:SeatVectorEnv",
        )
    if not hasattr(pettingzoo, "register"):  # it has names of environments since 1.27
        return
    if TABLE_ENV_ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", TABLE_ENV_ID, "citadels.rl.pettingzoo.aec_env:env")
        pettingzoo.register(
            "parallel", TABLE_ENV_ID, "citadels.rl.pettingzoo.parallel_env:parallel_env"
        )


register()

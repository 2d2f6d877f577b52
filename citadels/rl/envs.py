"""Importing this makes the environments known to Gymnasium and PettingZoo by their names.

`gymnasium.make("citadels.rl.envs:citadels/Seat-v0")` imports it by itself.
"""

from __future__ import annotations

from typing import Final

import gymnasium
import pettingzoo

SEAT: Final = "citadels/Seat-v0"
TABLE: Final = "citadels/table-v0"  # for PettingZoo, as both of its kinds


def register() -> None:
    """Tell both libraries where the environments are. Once is enough, more does no harm."""
    if SEAT not in gymnasium.registry:
        gymnasium.register(
            SEAT,
            entry_point="citadels.rl.seat_env:SeatEnv",
            vector_entry_point="citadels.rl.seat_vector:SeatVectorEnv",
        )
    if not hasattr(pettingzoo, "register"):  # it has names of environments since 1.27
        return
    if TABLE not in pettingzoo.aec_registry:
        pettingzoo.register("aec", TABLE, "citadels.rl.citadels_v0:env")
        pettingzoo.register("parallel", TABLE, "citadels.rl.parallel_v0:parallel_env")


register()

"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from citadels.rl.table import UINT8, Table

OBSERVATION = "observation"
ACTION_MASK = "action_mask"


def row_space(table: Table, rows: int = 1) -> spaces.Box:
    """What a seat knows, or several seats one after the other: bytes, or the same scaled."""
    kind = np.uint8 if table.options.observations == UINT8 else np.float32
    return spaces.Box(0, 255, (rows * table.size,), kind)


def mask_space(table: Table) -> spaces.Box:
    return spaces.Box(0, 1, (table.width,), np.int8)


def seat_space(table: Table) -> spaces.Dict:
    """What a seat knows and may do."""
    return spaces.Dict({OBSERVATION: row_space(table), ACTION_MASK: mask_space(table)})


def action_space(table: Table) -> spaces.Discrete:
    return spaces.Discrete(table.width)

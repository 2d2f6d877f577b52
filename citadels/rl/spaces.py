"""The spaces of observations and actions, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from citadels.rl.learner_table import UINT8, LearnerTable

OBSERVATION = "observation"
ACTION_MASK = "action_mask"


def row_space(table: LearnerTable, rows: int = 1) -> spaces.Box:
    """What a seat knows, or several seats one after the other: bytes, or the same scaled."""
    dtype = np.uint8 if table.options.observations == UINT8 else np.float32
    return spaces.Box(0, 255, (rows * table.observation_size,), dtype)


def mask_space(table: LearnerTable) -> spaces.Box:
    return spaces.Box(0, 1, (table.action_count,), np.int8)


def observation_space(table: LearnerTable) -> spaces.Dict:
    """What a seat knows and may do."""
    return spaces.Dict({OBSERVATION: row_space(table), ACTION_MASK: mask_space(table)})


def action_space(table: LearnerTable) -> spaces.Discrete:
    return spaces.Discrete(table.action_count)

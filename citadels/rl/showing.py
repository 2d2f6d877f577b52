"""Showing a table to people: as text or as a picture, from what one seat sees."""

from __future__ import annotations

import sys
from typing import Final

import numpy as np
import numpy.typing as npt

from citadels.engine.view import SeatView
from citadels.rl.picture import picture
from citadels.rl.text import table_text

ANSI: Final = "ansi"
HUMAN: Final = "human"  # the text, printed after every step
RGB_ARRAY: Final = "rgb_array"
MODES: Final = (ANSI, HUMAN, RGB_ARRAY)
PER_SECOND: Final = 1  # pictures of a film: a table is read, not watched

Shown = npt.NDArray[np.uint8] | str | None


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is {', '.join(MODES)} or None, not {mode!r}")
    return mode


def show(seen: SeatView, mode: str | None) -> Shown:
    """A picture, a text, or nothing if the text is printed."""
    if mode == RGB_ARRAY:
        return picture(seen)
    if mode == ANSI:
        return table_text(seen)
    if mode == HUMAN:
        sys.stdout.write(table_text(seen) + "\n")
        return None
    raise ValueError("nothing is rendered: the environment was made without a render_mode")

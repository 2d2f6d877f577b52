"""Showing a table to people: as text or as a picture, from what one seat sees."""

from __future__ import annotations

import sys
from typing import Final

import numpy as np
import numpy.typing as npt

from citadels.engine.view import SeatView
from citadels.rl.render.image import render_image
from citadels.rl.render.text import table_text

ANSI: Final = "ansi"
HUMAN: Final = "human"  # the text, printed after every step
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (ANSI, HUMAN, RGB_ARRAY)
FRAMES_PER_SECOND: Final = 1  # pictures of a film: a table is read, not watched

RenderFrame = npt.NDArray[np.uint8] | str | None


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode


def render_view(view: SeatView, mode: str | None) -> RenderFrame:
    """A picture, a text, or nothing if the text is printed."""
    if mode == RGB_ARRAY:
        return render_image(view)
    if mode == ANSI:
        return table_text(view)
    if mode == HUMAN:
        sys.stdout.write(table_text(view) + "\n")
        return None
    raise ValueError("nothing is rendered: the environment was made without a render_mode")

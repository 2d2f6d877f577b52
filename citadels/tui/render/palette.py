"""Colours that everybody can distinguish; none is the only sign of a thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """The colours of one theme, as styles."""

    types: dict[str, str]  # of districts
    gold: str
    mine: str  # what belongs to the reader
    active: str  # the player who decides, and the character that is called
    danger: str
    quiet: str  # what is true but seldom looked for
    cursor: str


def _make_palette(types: dict[str, str], mine: str, danger: str, quiet: str, text: str) -> Palette:
    gold = types["noble"]
    active, cursor = f"bold {text} on {gold}", f"bold {text} on {mine}"
    return Palette(types, gold, f"bold {mine}", active, f"bold {danger}", quiet, cursor)


# After the palette of Okabe and Ito, darker on light ground.
DARK: Final = _make_palette(
    types={
        "noble": "#f0c64a",
        "religious": "#6cb8f0",
        "trade": "#4cc38a",
        "military": "#f08a5d",
        "unique": "#d79ad6",
    },
    mine="#8fd3ff",
    danger="#ff9a76",
    quiet="#8b98a5",
    text="#101418",
)
LIGHT: Final = _make_palette(
    types={
        "noble": "#8a6100",
        "religious": "#0b5c9e",
        "trade": "#00694b",
        "military": "#a83a00",
        "unique": "#8a3a80",
    },
    mine="#0b5c9e",
    danger="#a83a00",
    quiet="#5d6873",
    text="#ffffff",
)
DARK_THEME: Final = Theme(
    name="citadels-dark",
    primary="#8fd3ff",
    accent="#f0c64a",
    foreground="#e6ebf0",
    background="#14181d",
    surface="#1b2027",
    panel="#232a33",
    dark=True,
)
LIGHT_THEME: Final = Theme(
    name="citadels-light",
    primary="#0b5c9e",
    accent="#8a6100",
    foreground="#1a1f24",
    background="#fbf9f4",
    surface="#f2eee5",
    panel="#e8e2d5",
    dark=False,
)

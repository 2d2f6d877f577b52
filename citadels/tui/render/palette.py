"""Colours, chosen so that they can be told apart by everybody; none is the only sign of a thing."""

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
    active: str  # whoever decides
    danger: str
    quiet: str  # what is true but seldom looked for
    cursor: str
    called: str


# After the palette of Okabe and Ito, darker on light ground.
DARK: Final = Palette(
    types={
        "noble": "#f0c64a",
        "religious": "#6cb8f0",
        "trade": "#4cc38a",
        "military": "#f08a5d",
        "unique": "#d79ad6",
    },
    gold="#f0c64a",
    mine="bold #8fd3ff",
    active="bold #101418 on #f0c64a",
    danger="bold #ff9a76",
    quiet="#8b98a5",
    cursor="bold #101418 on #8fd3ff",
    called="bold #101418 on #f0c64a",
)
LIGHT: Final = Palette(
    types={
        "noble": "#8a6100",
        "religious": "#0b5c9e",
        "trade": "#00694b",
        "military": "#a83a00",
        "unique": "#8a3a80",
    },
    gold="#8a6100",
    mine="bold #0b5c9e",
    active="bold #ffffff on #8a6100",
    danger="bold #a83a00",
    quiet="#5d6873",
    cursor="bold #ffffff on #0b5c9e",
    called="bold #ffffff on #8a6100",
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

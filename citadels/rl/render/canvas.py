"""Signs, words and cards for pictures of the table. Types have a shape too, never colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

from citadels.engine.codes import MILITARY, NOBLE, RELIGIOUS, TRADE, UNIQUE

Point = tuple[float, float]


@dataclass(frozen=True)
class Box:
    """A part of the picture."""

    x: int
    y: int
    width: int
    height: int

    @property
    def corners(self) -> tuple[int, int, int, int]:
        return self.x, self.y, self.x + self.width, self.y + self.height

    def inner(self, margin: int) -> Box:
        return Box(
            self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin
        )


# The colours of the browser's table: evening around, paper for the cards.
BACKGROUND: Final = "#131a31"
PANEL: Final = "#202b4c"
OUTLINE: Final = "#3a4870"
PAPER: Final = "#f3e6c8"
INK: Final = "#2b2335"
LIGHT: Final = "#f4ecda"
MUTED: Final = "#bdb8c4"
GOLD: Final = "#f0bd48"
ALERT: Final = "#ff9587"

TYPE_COLOURS: Final = {
    NOBLE: "#9a6700",
    RELIGIOUS: "#1565ad",
    TRADE: "#1b764f",
    MILITARY: "#8e1f14",
    UNIQUE: "#7a2f85",
}
TYPE_TINTS: Final = {
    NOBLE: "#f7e3ae",
    RELIGIOUS: "#d3e5f6",
    TRADE: "#cfe9d8",
    MILITARY: "#f5d3cb",
    UNIQUE: "#ecd8f0",
}

COIN: Final = -1
CARD_BACK: Final = -2
TURN: Final = -3
_MIN_FONT_SIZE: Final = 9
_SUPERSAMPLING: Final = 8  # signs are drawn larger by this factor and scaled down, for smooth edges


@cache
def font(size: int) -> FreeTypeFont:
    typeface = ImageFont.load_default(size)
    if not isinstance(typeface, FreeTypeFont):
        raise TypeError("Pillow was built without FreeType and cannot draw letters of any size")
    return typeface


@lru_cache(maxsize=4096)
def text_width(text: str, size: int) -> float:
    return font(size).getlength(text)


@lru_cache(maxsize=4096)
def fit_line(text: str, width: int, size: int) -> tuple[str, int]:
    """Words in one line: smaller if they are too wide, shorter if that is not enough."""
    while size > _MIN_FONT_SIZE and text_width(text, size) > width:
        size -= 1
    if text_width(text, size) <= width:
        return text, size
    while text and text_width(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…", size


@lru_cache(maxsize=4096)
def wrap(text: str, width: int, size: int) -> tuple[str, ...]:
    """Lines that are no wider than this, as long as no single word is."""
    lines: list[str] = []
    for word in text.split():
        if lines and text_width(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=4096)
def fit_block(text: str, width: int, height: int, size: int) -> tuple[tuple[str, ...], int]:
    """Words in several lines, in the largest letters with which they fit."""
    while size > _MIN_FONT_SIZE:
        lines = wrap(text, width, size)
        is_narrow = max((text_width(line, size) for line in lines), default=0.0) <= width
        if is_narrow and len(lines) * (size + 2) <= height:
            return lines, size
        size -= 1
    max_lines = max(1, height // (size + 2))
    return tuple(
        fit_line(line, width, size)[0] for line in wrap(text, width, size)[:max_lines]
    ), size


# Signs, on a square from 0 to 1.


def _star() -> list[Point]:
    points = []
    for point in range(10):
        radius = 0.5 if point % 2 == 0 else 0.2
        angle = pi * point / 5
        points.append((0.5 + radius * sin(angle), 0.52 - radius * cos(angle)))
    return points


_CROWN: Final = [
    (0.05, 0.2), (0.28, 0.5), (0.5, 0.1), (0.72, 0.5), (0.95, 0.2), (0.86, 0.88), (0.14, 0.88),
]  # fmt: skip
_CROSS: Final = [
    (0.39, 0.02), (0.61, 0.02), (0.61, 0.28), (0.9, 0.28), (0.9, 0.48), (0.61, 0.48),
    (0.61, 0.98), (0.39, 0.98), (0.39, 0.48), (0.1, 0.48), (0.1, 0.28), (0.39, 0.28),
]  # fmt: skip
_BLADE: Final = [
    (0.5, 0.0), (0.62, 0.16), (0.6, 0.62), (0.85, 0.62), (0.85, 0.74), (0.59, 0.74),
    (0.59, 1.0), (0.41, 1.0), (0.41, 0.74), (0.15, 0.74), (0.15, 0.62), (0.4, 0.62), (0.38, 0.16),
]  # fmt: skip
_SCALES: Final[list[list[Point]]] = [
    [(0.46, 0.05), (0.54, 0.05), (0.54, 0.9), (0.75, 0.9), (0.75, 1.0), (0.25, 1.0), (0.25, 0.9),
     (0.46, 0.9)],
    [(0.08, 0.14), (0.92, 0.14), (0.92, 0.24), (0.08, 0.24)],
    [(0.0, 0.55), (0.38, 0.55), (0.3, 0.74), (0.08, 0.74)],
    [(0.62, 0.55), (1.0, 0.55), (0.92, 0.74), (0.7, 0.74)],
    [(0.17, 0.2), (0.21, 0.2), (0.21, 0.56), (0.17, 0.56)],
    [(0.79, 0.2), (0.83, 0.2), (0.83, 0.56), (0.79, 0.56)],
]  # fmt: skip
_CARD: Final = [(0.18, 0.03), (0.82, 0.03), (0.82, 0.97), (0.18, 0.97)]
_SHAPES: Final[dict[int, list[list[Point]]]] = {
    NOBLE: [_CROWN],
    RELIGIOUS: [_CROSS],
    TRADE: _SCALES,
    MILITARY: [_BLADE],
    UNIQUE: [_star()],
    CARD_BACK: [_CARD],
    TURN: [[(0.1, 0.05), (0.95, 0.5), (0.1, 0.95)]],
}


@cache
def _icon_mask(icon: int, size: int) -> Image.Image:
    """A sign as a mask."""
    large = size * _SUPERSAMPLING
    image = Image.new("L", (large, large), 0)
    draw = ImageDraw.Draw(image)
    if icon == COIN:
        draw.ellipse((0, 0, large - 1, large - 1), fill=255)
        draw.ellipse((large * 0.16, large * 0.16, large * 0.84, large * 0.84), fill=150)
        draw.ellipse((large * 0.24, large * 0.24, large * 0.76, large * 0.76), fill=255)
    for shape in _SHAPES.get(icon, ()):
        draw.polygon([(x * large, y * large) for x, y in shape], fill=255)
    return image.resize((size, size), Image.Resampling.LANCZOS)


class Canvas:
    """A picture to draw on."""

    def __init__(self, width: int, height: int) -> None:
        self.image = Image.new("RGB", (width, height), BACKGROUND)
        self._draw = ImageDraw.Draw(self.image)

    def draw_panel(
        self, box: Box, fill: str, edge: str, thickness: int = 1, radius: int = 6
    ) -> None:
        self._draw.rounded_rectangle(box.corners, radius, fill=fill, outline=edge, width=thickness)

    def draw_icon(self, icon: int, x: int, y: int, size: int, colour: str) -> None:
        self.image.paste(colour, (x, y), _icon_mask(icon, size))

    def draw_text(
        self, text: str, box: Box, size: int, colour: str, is_centered: bool = False
    ) -> int:
        """Words in one line that stays inside the box. Returns where they end."""
        fitted, size = fit_line(text, box.width, size)
        width = int(text_width(fitted, size) + 0.5)
        x = box.x + (box.width - width) // 2 if is_centered else box.x
        self._draw.text((x, box.y + box.height // 2), fitted, colour, font(size), anchor="lm")
        return x + width

    def draw_paragraph(self, text: str, box: Box, size: int, colour: str) -> int:
        """Words in several lines from the top of the box. Returns where they end."""
        lines, size = fit_block(text, box.width, box.height, size)
        self._draw_lines(lines, box.x, box.y, size, colour)
        return box.y + len(lines) * (size + 4)

    def _draw_lines(self, lines: Sequence[str], x: int, y: int, size: int, colour: str) -> None:
        for number, line in enumerate(lines):
            self._draw.text((x, y + number * (size + 4)), line, colour, font(size), anchor="la")

    def draw_card(
        self, box: Box, name: str, cost: int, district_type: int, is_beautified: bool
    ) -> None:
        """A district: sign and cost on a band in the colour of its type, and the name.

        A coin lies on it if it is beautified.
        """
        band_height = 20
        self.draw_panel(box, TYPE_TINTS[district_type], TYPE_COLOURS[district_type], 2, 5)
        band_box = Box(box.x, box.y, box.width, band_height)
        self.draw_panel(band_box, TYPE_COLOURS[district_type], TYPE_COLOURS[district_type], 1, 5)
        self._draw.rectangle(
            (box.x, box.y + 10, box.x + box.width, box.y + band_height), TYPE_COLOURS[district_type]
        )
        self.draw_icon(district_type, box.x + 5, box.y + 4, 13, LIGHT)
        if is_beautified:
            self.draw_icon(COIN, box.x + box.width // 2 - 7, box.y + 3, 14, GOLD)
        cost_box = Box(box.x + box.width - 18, box.y, 14, band_height)
        self.draw_text(str(cost), cost_box, 15, LIGHT, is_centered=True)
        name_box = Box(
            box.x + 5, box.y + band_height + 2, box.width - 8, box.height - band_height - 4
        )
        lines, size = fit_block(name, name_box.width, name_box.height, 14)
        y = name_box.y + (name_box.height - len(lines) * (size + 2)) // 2
        for number, line in enumerate(lines):
            line_box = Box(name_box.x, y + number * (size + 2), name_box.width, size + 2)
            self.draw_text(line, line_box, size, INK, is_centered=True)

"""The colours of the charts, and how those of a page replace them.

Series are blue, amber, violet and green. The tests of the browser's themes measure that they can be
distinguished with all common kinds of colour blindness; each also has its own shape. A page may set
`--lab-1` to `--lab-4`; text and lines take the text colour of the page.
"""

from __future__ import annotations

from typing import Final

INK: Final = "#2b2335"
PAPER: Final = "#fcf5e5"
SERIES: Final = ("#263c67", "#ac721b", "#883daf", "#35695c")
SHAPES: Final = ("circle", "diamond", "triangle-up", "square")
ON_PAGE: Final = {
    INK: "currentColor",
    **{colour: f"var(--lab-{at},{colour})" for at, colour in enumerate(SERIES, 1)},
}

# Cells of a heat map have a light background with dark text in both themes.
CELL_INK: Final = "#2b2334"
NEUTRAL_CELL: Final = "#f1e7d0"
ABOVE_RANGE: Final = ((220, 232, 244), (112, 163, 216))
BELOW_RANGE: Final = ((250, 229, 186), (226, 158, 66))


def cell_colour(side: int, strength: float) -> str:
    """A colour from pale to strong, by side; a cell on no side has no colour."""
    if side == 0:
        return NEUTRAL_CELL
    pale, strong = ABOVE_RANGE if side > 0 else BELOW_RANGE
    fraction = min(1.0, strength)
    levels = [
        round(start + (end - start) * fraction) for start, end in zip(pale, strong, strict=True)
    ]
    return "#" + "".join(f"{level:02x}" for level in levels)

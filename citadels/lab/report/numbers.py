"""Numbers as each language writes them."""

from __future__ import annotations

from typing import Final

from citadels.lab.report.figures import AMOUNT, EFFECT, Figure

MINUS: Final = "\u2212"
_COMMA: Final = {"decimal": ",", "thousands": "\u00a0"}
_FRENCH: Final = {"decimal": ",", "thousands": "\u202f"}
SIGNS: Final = {
    "en": {"decimal": ".", "thousands": ","},
    "fr": _FRENCH,
    "ru": _COMMA,
    "uk": _COMMA,
    "bg": _COMMA,
}


def number(language: str, value: float, digits: int = 0, *, signed: bool = False) -> str:
    """`-1234.5` as people write it."""
    signs = SIGNS[language]
    plain = f"{abs(value):,.{digits}f}"
    whole, _, rest = plain.partition(".")
    told = whole.replace(",", signs["thousands"]) + (signs["decimal"] + rest if rest else "")
    if float(plain.replace(",", "")) == 0:  # neither more nor less
        return told
    return (MINUS if value < 0 else "+" if signed else "") + told


def percent(language: str, value: float, digits: int = 0) -> str:
    """A share as a percentage."""
    space = "" if language == "en" else "\u00a0"
    return f"{number(language, 100 * value, digits)}{space}%"


def scaled(unit: str, value: float) -> float:
    """As it is drawn: shares in percent."""
    return value if unit == AMOUNT else 100 * value


def told(language: str, unit: str, value: float, digits: int = 1) -> str:
    """A number of a figure; differences have their sign."""
    return number(language, scaled(unit, value), digits, signed=unit == EFFECT)


def digits_of(figure: Figure) -> int:
    """How many digits behind the comma say something."""
    return 2 if figure.id == "districts-gold" or figure.unit == AMOUNT else 1

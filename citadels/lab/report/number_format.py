"""Numbers as each language writes them."""

from __future__ import annotations

from typing import Final

from citadels.lab.report.figures import AMOUNT, EFFECT, Figure

MINUS: Final = "\u2212"
_COMMA: Final = {"decimal": ",", "thousands": "\u00a0"}
_FRENCH: Final = {"decimal": ",", "thousands": "\u202f"}
NUMBER_SYMBOLS: Final = {
    "en": {"decimal": ".", "thousands": ","},
    "fr": _FRENCH,
    "ru": _COMMA,
    "uk": _COMMA,
    "bg": _COMMA,
}


def format_number(language: str, value: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number such as `-1234.5` as people write it."""
    symbols = NUMBER_SYMBOLS[language]
    plain = f"{abs(value):,.{digits}f}"
    integer, _, fraction = plain.partition(".")
    text = integer.replace(",", symbols["thousands"]) + (
        symbols["decimal"] + fraction if fraction else ""
    )
    if float(plain.replace(",", "")) == 0:  # zero has no sign
        return text
    return (MINUS if value < 0 else "+" if signed else "") + text


def format_percent(language: str, value: float, digits: int = 0) -> str:
    space = "" if language == "en" else "\u00a0"
    return f"{format_number(language, 100 * value, digits)}{space}%"


def to_display_scale(unit: str, value: float) -> float:
    """A value in the unit that is shown: shares in percent."""
    return value if unit == AMOUNT else 100 * value


def format_value(language: str, unit: str, value: float, digits: int = 1) -> str:
    """A number of a figure; differences have their sign."""
    return format_number(language, to_display_scale(unit, value), digits, signed=unit == EFFECT)


def decimal_digits(figure: Figure) -> int:
    """How many digits after the decimal point are meaningful."""
    return 2 if figure.id == "districts-gold" or figure.unit == AMOUNT else 1

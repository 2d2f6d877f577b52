"""Words, numbers and lists as they stand in JSON. Nothing in them needs an escape."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.text import place_text
from citadels.engine.bits import count_bits, lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.native_types import i64

UNKNOWN: Final = '"?"'
_CHARACTERS: Final[list[str]] = [f'"{slug}"' for slug in CHARACTERS]
_DISTRICTS: Final[list[str]] = [f'"{place_text(card)}"' for card in range(len(DISTRICTS))]
_FINE: Final[list[str]] = [
    f'"{place_text(card + BEAUTIFIED_BIT)}"' for card in range(len(DISTRICTS))
]
_NUMBERS: Final[list[str]] = [str(value) for value in range(-1, 256)]  # nearly all that are met


def number(value: i64) -> str:
    return _NUMBERS[value + 1] if -1 <= value < 256 else str(value)


def character(role: i64) -> str:
    """A character, or nothing."""
    return _CHARACTERS[role] if role >= 0 else '""'


def characters(mask: i64, hidden: i64 = 0) -> str:
    """The characters of a set, and a question mark for each that may not be known."""
    items: list[str] = []
    while mask:
        items.append(_CHARACTERS[lowest_bit(mask)])
        mask &= mask - 1
    if hidden:
        items += [UNKNOWN] * count_bits(hidden)
    return ",".join(items)


def place(code: i64) -> str:
    """A district as it stands in a city."""
    return _FINE[code - BEAUTIFIED_BIT] if code >= BEAUTIFIED_BIT else _DISTRICTS[code]


def places(codes: list[int]) -> str:
    return ",".join([place(code) for code in codes])


def seats(mask: i64) -> str:
    items: list[str] = []
    while mask:
        items.append(number(lowest_bit(mask)))
        mask &= mask - 1
    return ",".join(items)


# Fields that stand there only if they say something.


def add_number(out: list[str], name: str, value: i64, default: i64) -> None:
    if value != default:
        out.append(name)
        out.append(number(value))


def add_character(out: list[str], name: str, role: i64) -> None:
    if role >= 0:
        out.append(name)
        out.append(_CHARACTERS[role])


def add_list(out: list[str], name: str, items: str) -> None:
    if items:
        out.append(name)
        out.append(items)
        out.append("]")

"""An answer is one int: a verb and up to three arguments of a byte each."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import (
    FOR_GOLD,
    NOTHING,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
    USE,
)
from citadels.engine.typed import i64

ALONE: Final = NOTHING << 16 | NOTHING << 8 | NOTHING  # an answer without arguments


def answer(verb: i64, first: i64 = NOTHING, second: i64 = NOTHING, third: i64 = NOTHING) -> i64:
    return verb << 24 | first << 16 | second << 8 | third


def use(handler: i64, first: i64 = NOTHING, second: i64 = NOTHING) -> i64:
    """The use of an ability: whose, and what it is used on."""
    return (USE << 24) | handler << 16 | first << 8 | second


def plain(argument: i64) -> i64:
    """The code inside an argument of a use, whatever it is a code of."""
    if argument >= FOR_GOLD or argument < ROLE_ARGUMENT:
        return argument
    if argument < SEAT_ARGUMENT:
        return argument - ROLE_ARGUMENT
    if argument < TYPE_ARGUMENT:
        return argument - SEAT_ARGUMENT
    return argument - TYPE_ARGUMENT


def verb_of(given: i64) -> i64:
    return given >> 24


def first_of(given: i64) -> i64:
    return (given >> 16) & 255


def second_of(given: i64) -> i64:
    return (given >> 8) & 255


def third_of(given: i64) -> i64:
    return given & 255


def reason(code: i64, first: i64 = 0, second: i64 = 0) -> i64:
    """Why an option is not there: a code with up to two numbers."""
    return code | first << 8 | second << 20


def reason_code(given: i64) -> i64:
    return given & 255


def reason_first(given: i64) -> i64:
    return (given >> 8) & 4095


def reason_second(given: i64) -> i64:
    return given >> 20

"""An answer is one int: a verb and up to three arguments of a byte each."""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import (
    FOR_GOLD,
    NO_ARGUMENT,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
    USE,
)
from citadels.engine.native_types import i64

NO_ARGUMENTS: Final = NO_ARGUMENT << 16 | NO_ARGUMENT << 8 | NO_ARGUMENT  # of a bare answer


def make_answer(
    verb: i64, arg1: i64 = NO_ARGUMENT, arg2: i64 = NO_ARGUMENT, arg3: i64 = NO_ARGUMENT
) -> i64:
    return verb << 24 | arg1 << 16 | arg2 << 8 | arg3


def make_use(handler: i64, arg1: i64 = NO_ARGUMENT, arg2: i64 = NO_ARGUMENT) -> i64:
    """The use of an ability: the handler that has it, and what it is used on."""
    return (USE << 24) | handler << 16 | arg1 << 8 | arg2


def argument_code(argument: i64) -> i64:
    """The code inside an argument of a use, whatever it is a code of."""
    if argument >= FOR_GOLD or argument < ROLE_ARGUMENT:
        return argument
    if argument < SEAT_ARGUMENT:
        return argument - ROLE_ARGUMENT
    if argument < TYPE_ARGUMENT:
        return argument - SEAT_ARGUMENT
    return argument - TYPE_ARGUMENT


def verb_of(answer: i64) -> i64:
    return answer >> 24


def arg1_of(answer: i64) -> i64:
    return (answer >> 16) & 255


def arg2_of(answer: i64) -> i64:
    return (answer >> 8) & 255


def arg3_of(answer: i64) -> i64:
    return answer & 255


def make_reason(code: i64, arg1: i64 = 0, arg2: i64 = 0) -> i64:
    """Why an option is not there: a code with up to two numbers."""
    return code | arg1 << 8 | arg2 << 20


def reason_code(answer: i64) -> i64:
    return answer & 255


def reason_arg1(answer: i64) -> i64:
    return (answer >> 8) & 4095


def reason_arg2(answer: i64) -> i64:
    return answer >> 20

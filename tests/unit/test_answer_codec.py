"""Answers and reasons as ints: encoding and decoding round-trip."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.engine import codes
from citadels.engine.answers.codec import (
    arg1_of,
    arg2_of,
    arg3_of,
    argument_code,
    make_answer,
    make_reason,
    make_use,
    reason_arg1,
    reason_arg2,
    reason_code,
    verb_of,
)
from citadels.engine.answers.text import AnswerTextError, answer_repr, answer_text, parse_answer

BYTE = st.integers(0, 255)
SEATS = ["Ann", "Bob", "Cid"]


@given(st.integers(1, 29), BYTE, BYTE, BYTE)
def test_an_answer_is_a_verb_and_three_bytes(
    verb: int, first: int, second: int, third: int
) -> None:
    given_ = make_answer(verb, first, second, third)
    assert (verb_of(given_), arg1_of(given_), arg2_of(given_), arg3_of(given_)) == (
        *(verb, first),
        *(second, third),
    )


@given(BYTE, BYTE, BYTE)
def test_a_use_names_its_handler(handler: int, first: int, second: int) -> None:
    assert make_use(handler, first, second) == make_answer(codes.USE, handler, first, second)
    assert make_use(handler) == make_answer(
        codes.USE, handler, codes.NO_ARGUMENT, codes.NO_ARGUMENT
    )


@pytest.mark.parametrize(
    ("argument", "code"),
    [
        (0, 0),
        (127, 127),
        (codes.ROLE_ARGUMENT, 0),
        (codes.ROLE_ARGUMENT + 26, 26),
        (codes.SEAT_ARGUMENT, 0),
        (codes.SEAT_ARGUMENT + 7, 7),
        (codes.TYPE_ARGUMENT, 0),
        (codes.TYPE_ARGUMENT + 4, 4),
        (codes.FOR_GOLD, codes.FOR_GOLD),
        (codes.FOR_CARDS, codes.FOR_CARDS),
        (codes.NO_ARGUMENT, codes.NO_ARGUMENT),
    ],
)
def test_the_code_inside_an_argument(argument: int, code: int) -> None:
    assert argument_code(argument) == code


@given(BYTE, st.integers(0, 4095), st.integers(0, 4095))
def test_a_reason_is_a_code_and_two_numbers(code: int, first: int, second: int) -> None:
    reason = make_reason(code, first, second)
    assert (reason_code(reason), reason_arg1(reason), reason_arg2(reason)) == (code, first, second)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected an answer"),
        ("  ", "expected an answer"),
        ("dance", "'dance' is neither a verb nor a card"),
        ("build moon", "'moon' is not a district"),
        ("build moon by tavern", "'moon' is not a district"),
        ("build tavern by moon", "'moon' is not a district"),
        ("pick jester", "'jester' is not a character"),
        ("from Zoe", "'Zoe' is not a seat"),
        ("warlord Bob tavern now", "'now' is unexpected here"),
        ("warlord Zoe tavern", "'Zoe' is not a player"),
        ("income gold", "is not an income"),
        ("income gold x cards 1", "is not an income"),
        ("income gold 1 cards x", "'x' is not a number of cards"),
        ("income gold 100 cards 1", "is not an income"),
        ("income gold 1 cards 100", "'100' is not a number of cards"),
        ("income cards 1 gold 1", "is not an income"),
    ],
)
def test_words_that_are_no_answer_are_refused(text: str, message: str) -> None:
    with pytest.raises(AnswerTextError) as caught:
        parse_answer(text, SEATS)
    assert message in str(caught.value)


def test_an_answer_without_words_is_shown_as_a_number() -> None:
    with pytest.raises(AnswerTextError, match="has no words"):
        answer_text(make_answer(200), SEATS)
    assert answer_repr(make_answer(200)) == str(make_answer(200))
    assert answer_repr(make_answer(codes.PICK, 99)) == str(make_answer(codes.PICK, 99))
    assert answer_repr(make_answer(codes.FROM, 2)) == "'from seat 2'"
    assert answer_repr(make_answer(codes.END)) == "'end'"

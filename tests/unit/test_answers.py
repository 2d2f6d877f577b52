"""Answers and reasons as ints: what is put in comes out again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.engine import codes
from citadels.engine.answers import (
    answer,
    first_of,
    plain,
    reason,
    reason_code,
    reason_first,
    reason_second,
    second_of,
    third_of,
    use,
    verb_of,
)
from citadels.engine.words import WordsError, answer_code, answer_text, readable

BYTE = st.integers(0, 255)
SEATS = ["Ann", "Bob", "Cid"]


@given(st.integers(1, 29), BYTE, BYTE, BYTE)
def test_an_answer_is_a_verb_and_three_bytes(
    verb: int, first: int, second: int, third: int
) -> None:
    given_ = answer(verb, first, second, third)
    assert (verb_of(given_), first_of(given_), second_of(given_), third_of(given_)) == (
        *(verb, first),
        *(second, third),
    )


@given(BYTE, BYTE, BYTE)
def test_a_use_names_its_handler(handler: int, first: int, second: int) -> None:
    assert use(handler, first, second) == answer(codes.USE, handler, first, second)
    assert use(handler) == answer(codes.USE, handler, codes.NOTHING, codes.NOTHING)


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
        (codes.NOTHING, codes.NOTHING),
    ],
)
def test_the_code_inside_an_argument(argument: int, code: int) -> None:
    assert plain(argument) == code


@given(BYTE, st.integers(0, 4095), st.integers(0, 4095))
def test_a_reason_is_a_code_and_two_numbers(code: int, first: int, second: int) -> None:
    why = reason(code, first, second)
    assert (reason_code(why), reason_first(why), reason_second(why)) == (code, first, second)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an answer is missing"),
        ("  ", "an answer is missing"),
        ("dance", "'dance' is no verb"),
        ("build moon", "'moon' is no district"),
        ("build moon by tavern", "'moon' is no district"),
        ("build tavern by moon", "'moon' is no district"),
        ("pick jester", "'jester' is no character"),
        ("from Zoe", "'Zoe' sits at no seat"),
        ("warlord Bob tavern now", "'now' is one word too many"),
        ("warlord Zoe tavern", "'Zoe' is no player"),
        ("income gold", "is no income"),
        ("income gold x cards 1", "is no income"),
        ("income gold 1 cards x", "'x' is no number of cards"),
        ("income gold 100 cards 1", "is no income"),
        ("income gold 1 cards 100", "'100' is no number of cards"),
        ("income cards 1 gold 1", "is no income"),
    ],
)
def test_words_that_are_no_answer_are_refused(text: str, message: str) -> None:
    with pytest.raises(WordsError) as caught:
        answer_code(text, SEATS)
    assert message in str(caught.value)


def test_an_answer_without_words_is_shown_as_a_number() -> None:
    with pytest.raises(WordsError, match="has no words"):
        answer_text(answer(200), SEATS)
    assert readable(answer(200)) == str(answer(200))
    assert readable(answer(codes.PICK, 99)) == str(answer(codes.PICK, 99))
    assert readable(answer(codes.FROM, 2)) == "'from seat 2'"
    assert readable(answer(codes.END)) == "'end'"

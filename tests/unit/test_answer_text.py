"""The words of answers: each reads back, and other words are refused with what is wrong."""

from __future__ import annotations

import pytest

from citadels.engine import codes
from citadels.engine.answers.codec import make_answer
from citadels.engine.answers.text import AnswerTextError, answer_repr, answer_text, parse_answer
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    FOR_CARDS,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
)

SEATS = ["Ann", "Bob"]


def error_message(text: str) -> str:
    """The error for words that are no answer."""
    with pytest.raises(AnswerTextError) as caught:
        parse_answer(text, SEATS)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("gold", make_answer(codes.GOLD)),
        ("pass", make_answer(codes.DECLINE)),
        ("take gold", make_answer(codes.TAKE_GOLD)),
        ("take card", make_answer(codes.TAKE_CARD)),
        ("take tavern", make_answer(codes.TAKE, codes.TAVERN)),
        ("pay gold", make_answer(codes.PAY_GOLD)),
        ("pay tavern", make_answer(codes.PAY_CARD, codes.TAVERN)),
        ("keep", make_answer(codes.KEEP_TAKEN)),
        ("keep keep", make_answer(codes.KEEP_CARD, codes.KEEP)),
        ("build tavern", make_answer(codes.BUILD, codes.TAVERN)),
        (
            "build castle by tavern*",
            make_answer(codes.BUILD_BY, codes.CASTLE, codes.TAVERN + BEAUTIFIED_BIT),
        ),
        ("income", make_answer(codes.INCOME)),
        ("income gold 2 cards 1", make_answer(codes.SPLIT, 2, 1)),
        ("pick king", make_answer(codes.PICK, codes.KING)),
        ("from Bob", make_answer(codes.FROM, 1)),
        ("king", make_answer(codes.USE, codes.KING)),
        ("thief king", make_answer(codes.USE, codes.THIEF, ROLE_ARGUMENT + codes.KING)),
        ("navigator cards", make_answer(codes.USE, codes.NAVIGATOR, FOR_CARDS)),
        ("spy Bob trade", make_answer(codes.USE, codes.SPY, SEAT_ARGUMENT + 1, TYPE_ARGUMENT + 2)),
    ],
)
def test_an_answer_has_one_text_and_the_text_one_answer(text: str, answer: int) -> None:
    assert parse_answer(text, SEATS) == answer
    assert answer_text(answer, SEATS) == text


def test_blanks_between_and_around_words_mean_nothing() -> None:
    assert parse_answer("  take \t gold ", SEATS) == make_answer(codes.TAKE_GOLD)


@pytest.mark.parametrize("verb", ["build", "under", "take", "give", "discard", "pay"])
def test_a_missing_district_is_named_with_its_verb(verb: str) -> None:
    assert error_message(verb) == f"expected a district after '{verb}'"


@pytest.mark.parametrize("verb", ["pick", "lay", "mark", "hand"])
def test_a_missing_character_is_named_with_its_verb(verb: str) -> None:
    assert error_message(verb) == f"expected a character after '{verb}'"


def test_a_missing_player_is_named() -> None:
    assert error_message("from") == "expected a player after 'from'"


def test_what_is_given_up_for_a_building_must_be_said() -> None:
    assert error_message("build castle by") == "expected a district after 'by'"
    assert error_message("build castle by x") == "'x' is not a district"
    assert error_message("build x by tavern") == "'x' is not a district"


@pytest.mark.parametrize(
    "text",
    [
        "gold x",
        "end x y z w",
        "pass x",
        "take gold x",
        "take card x y",
        "pay gold x",
        "take tavern x",
        "keep tavern x",
        "build tavern x",
        "build tavern x framework",
        "build castle by tavern x",
        "income gold 2 cards 1 x",
        "pick king x",
        "hand king x y",
        "from Bob x",
        "spy Bob trade x",
        "armory Bob keep x y",
    ],
)
def test_the_first_word_too_many_is_named(text: str) -> None:
    assert error_message(text) == "'x' is unexpected here"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected an answer"),
        ("  ", "expected an answer"),
        ("dance", "'dance' is neither a verb nor a card with an ability"),
        ("dance x", "'dance' is neither a verb nor a card with an ability"),
        ("build x y", "'x' is not a district"),
        ("build king", "'king' is not a district"),
        ("keep x", "'x' is not a district"),
        ("pick tavern", "'tavern' is not a character"),
        ("from Zoe", "'Zoe' is not a seat; the seats are Ann, Bob"),
        ("thief x", "'x' is not a player, character, district or type"),
        ("income x", "'income x' is not an income: write 'income gold 1 cards 2'"),
        ("income gold 2", "'income gold 2' is not an income: write 'income gold 1 cards 2'"),
        (
            "income gold 100 cards 1",
            "'income gold 100 cards 1' is not an income: write 'income gold 1 cards 2'",
        ),
        ("income gold 1 cards x", "'x' is not a number of cards"),
        ("income gold 1 cards ²", "'²' is not a number of cards"),
    ],
)
def test_the_word_that_is_wrong_is_named(text: str, message: str) -> None:
    assert error_message(text) == message


def test_a_number_that_is_no_answer_is_shown_as_a_number() -> None:
    assert answer_repr(make_answer(codes.BUILD, codes.TAVERN)) == "'build tavern'"
    assert answer_repr(make_answer(codes.FROM, 1)) == "'from seat 1'"
    assert answer_repr(0) == "0"

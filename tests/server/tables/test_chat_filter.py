"""Validation of chat messages."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citadels.server.errors import ServerError
from citadels.server.tables.chat_filter import (
    MAX_CHARACTERS,
    PHRASES,
    check_phrase,
    clean_chat,
)


def code_of(text: str) -> str:
    with pytest.raises(ServerError) as caught:
        clean_chat(text)
    return caught.value.code


@pytest.mark.parametrize(
    "text",
    [
        "Well played!",
        "Qui m’a volé ? C'est toi !",
        "Кто меня ограбил?",
        "Хто мене пограбував, га?",
        "Кой ме ограби?",
        "½ of <b>my</b> city & 3 gold :-)",
        "👍🏽 👨\u200d👩\u200d👧 ❤\ufe0f",
        "🫨",
        "علی\u200cرضا خوب بود",
        "!!!",
    ],
)
def test_an_ordinary_text_is_unchanged(text: str) -> None:
    assert clean_chat(text) == text


@pytest.mark.parametrize(
    ("text", "clean_text"),
    [
        ("  one\n two\r\n\tthree\u2028four ", "one two three four"),
        ("cafe\u0301", "café"),
        ("\u202eevil\u202c \u2066x\u2069", "evil x"),
        ("bell\x07 and \x1b[31mred", "bell and [31mred"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("half\ud800 own\ue000 never\uffff", "half own never"),
        ("a \u200b b", "a b"),
        ("e\u200b\u0301", "é"),
        ("x" + "\u0305" * 50, "x" + "\u0305" * 4),
        ("x" + "\u0305\u200d" * 50, "x" + "\u0305\u200d" * 4 + "\u200d" * 46),
    ],
)
def test_a_text_becomes_one_line_without_harmful_characters(text: str, clean_text: str) -> None:
    assert clean_chat(text) == clean_text


@pytest.mark.parametrize("text", ["", " \n ", "\x00", "\u200d", "\ufe0f", "\u0301", "\u2800"])
def test_an_invisible_text_is_empty(text: str) -> None:
    assert code_of(text) == "chat-empty"


def test_a_cleaned_text_has_at_most_200_characters() -> None:
    assert clean_chat("a" * MAX_CHARACTERS) == "a" * MAX_CHARACTERS
    assert clean_chat("a" + " " * 500 + "b") == "a b"
    assert code_of("a" * (MAX_CHARACTERS + 1)) == "chat-too-long"
    assert code_of(" " * 1_000_000) == "chat-too-long"


def test_the_error_message_quotes_the_beginning_of_the_text() -> None:
    with pytest.raises(ServerError, match=r"'aaa.*'\.\.\. has more than 200 characters"):
        clean_chat("a" * 300)


@given(st.text(max_size=300))
def test_cleaning_is_idempotent_and_raises_no_other_error(text: str) -> None:
    try:
        clean_text = clean_chat(text)
    except ServerError:
        return
    assert clean_chat(clean_text) == clean_text
    assert 1 <= len(clean_text) <= MAX_CHARACTERS
    assert not any(unicodedata.category(letter) in {"Cc", "Cs", "Co"} for letter in clean_text)
    assert unicodedata.is_normalized("NFC", clean_text)


def test_phrases_have_distinct_slugs() -> None:
    assert len(set(PHRASES)) == len(PHRASES)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", slug) for slug in PHRASES)


def test_an_unlisted_phrase_is_refused() -> None:
    assert [check_phrase(slug) for slug in PHRASES] == list(PHRASES)
    with pytest.raises(ServerError, match="'Hello' is no phrase") as caught:
        check_phrase("Hello")
    assert caught.value.code == "chat-unknown-phrase"

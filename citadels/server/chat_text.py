"""What people may say at a table: short texts of their own, and ready phrases."""

from __future__ import annotations

import unicodedata
from typing import Final

from citadels.engine.native_types import override
from citadels.server.names import is_invisible

MOST_CHARACTERS: Final = 200
# What is longer is not even looked at, because putting marks in order takes quadratic time.
_LONGEST_INPUT: Final = 2000
_LONGEST_SHOWN: Final = 40
_MOST_MARKS: Final = 4  # in a row, so that no tower of them covers the lines around

# Emoji and several scripts are written with these; the rest that is invisible only does harm.
_KEPT: Final = "\u200c\u200d\ufe0e\ufe0f"

# Each player reads them in his own language: the slug is what is sent.
PHRASES: Final = (
    "hello",
    "good-luck",
    "thanks",
    "you-are-welcome",
    "sorry",
    "yes",
    "no",
    "well-played",
    "nice-city",
    "clever",
    "ouch",
    "oh-no",
    "not-me",
    "who-robbed-me",
    "spare-my-city",
    "watch-the-leader",
    "crown-please",
    "thinking",
    "hurry-please",
    "one-moment",
    "back-soon",
    "last-round",
    "rematch",
    "goodbye",
)


class BadChatError(ValueError):
    """A text that cannot be said at a table; the code says why, for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message

    @override
    def __str__(self) -> str:
        return self.message


def clean_chat(text: str) -> str:
    """The text as everybody will read it, on one line. Raises `BadChatError` if nothing is left."""
    if len(text) > _LONGEST_INPUT:
        raise _too_long(text)
    # Line ends are blanks and control characters at once, so they become blanks first.
    shown = "".join(letter for letter in " ".join(text.split()) if _may_be_said(letter))
    said = _without_towers(" ".join(unicodedata.normalize("NFC", shown).split()))
    if not any(_is_seen(letter) for letter in said):
        raise BadChatError("chat-empty", f"{text[:_LONGEST_SHOWN]!a} has nothing to read in it")
    if len(said) > MOST_CHARACTERS:
        raise _too_long(text)
    return said


def check_phrase(slug: str) -> str:
    """The slug, if there is such a phrase. Raises `BadChatError` if not."""
    if slug not in PHRASES:
        raise BadChatError("chat-unknown-phrase", f"{slug[:_LONGEST_SHOWN]!a} is no phrase")
    return slug


def _too_long(text: str) -> BadChatError:
    shown = f"{text[:_LONGEST_SHOWN]!a}..."
    return BadChatError("chat-too-long", f"{shown} has more than {MOST_CHARACTERS} characters")


def _may_be_said(letter: str) -> bool:
    """Whether it is kept. New emoji are, which this Python does not know yet."""
    if letter in _KEPT:
        return True
    kind = unicodedata.category(letter)
    return kind not in {"Cc", "Cs", "Co"} and not is_invisible(letter) and not _is_no_one(letter)


def _is_no_one(letter: str) -> bool:
    """Whether its code is one of those that will never be a character."""
    code = ord(letter)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def _is_seen(letter: str) -> bool:
    return letter not in _KEPT and unicodedata.category(letter)[0] not in "MZ"


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        is_mark = unicodedata.category(letter)[0] == "M"
        if is_mark:
            marks += 1
        elif letter not in _KEPT:  # a joiner between marks does not begin a new tower
            marks = 0
        if not is_mark or marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)

"""Validates what people may say at a table: short texts, and ready-made phrases."""

from __future__ import annotations

import unicodedata
from typing import Final

from citadels.server.errors import ServerError
from citadels.server.tables.player_names import is_invisible

MAX_CHARACTERS: Final = 200
# Longer input is rejected unread, because sorting combining marks takes quadratic time.
_MAX_INPUT_CHARACTERS: Final = 2000
_MAX_QUOTED_CHARACTERS: Final = 40
_MAX_MARKS: Final = 4  # in a row, so that stacked marks do not cover other lines

# Emoji and several scripts need these; all other invisible characters only do harm.
_ALLOWED_INVISIBLE: Final = "\u200c\u200d\ufe0e\ufe0f"

# Only the slug is sent, so that each player reads the phrase in their own language.
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


def clean_chat(text: str) -> str:
    """The cleaned text, on one line. Raises `ServerError` if nothing visible is left."""
    if len(text) > _MAX_INPUT_CHARACTERS:
        raise _too_long(text)
    # Line ends are both white space and control characters, so they become spaces first.
    allowed = "".join(letter for letter in " ".join(text.split()) if _is_allowed(letter))
    cleaned = _limit_marks(" ".join(unicodedata.normalize("NFC", allowed).split()))
    if not any(_is_visible(letter) for letter in cleaned):
        raise ServerError("chat-empty", f"{text[:_MAX_QUOTED_CHARACTERS]!a} has no visible text")
    if len(cleaned) > MAX_CHARACTERS:
        raise _too_long(text)
    return cleaned


def check_phrase(slug: str) -> str:
    """The slug, if there is such a phrase. Raises `ServerError` otherwise."""
    if slug not in PHRASES:
        raise ServerError("chat-unknown-phrase", f"{slug[:_MAX_QUOTED_CHARACTERS]!a} is no phrase")
    return slug


def _too_long(text: str) -> ServerError:
    quoted = f"{text[:_MAX_QUOTED_CHARACTERS]!a}..."
    return ServerError("chat-too-long", f"{quoted} has more than {MAX_CHARACTERS} characters")


def _is_allowed(letter: str) -> bool:
    """Whether a character is kept, as are new emoji that this Python does not know yet."""
    if letter in _ALLOWED_INVISIBLE:
        return True
    kind = unicodedata.category(letter)
    return (
        kind not in {"Cc", "Cs", "Co"} and not is_invisible(letter) and not _is_noncharacter(letter)
    )


def _is_noncharacter(letter: str) -> bool:
    """Whether Unicode guarantees that this code point will never be a character."""
    code = ord(letter)
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def _is_visible(letter: str) -> bool:
    return letter not in _ALLOWED_INVISIBLE and unicodedata.category(letter)[0] not in "MZ"


def _limit_marks(text: str) -> str:
    letters: list[str] = []
    mark_count = 0
    for letter in text:
        is_mark = unicodedata.category(letter)[0] == "M"
        if is_mark:
            mark_count += 1
        elif letter not in _ALLOWED_INVISIBLE:  # a joiner between marks does not reset the count
            mark_count = 0
        if not is_mark or mark_count <= _MAX_MARKS:
            letters.append(letter)
    return "".join(letters)

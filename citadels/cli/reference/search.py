"""Search for entries by words, ignoring case, accents and the kind of apostrophe."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from citadels.cli.reference.entry import Entry

_BASE_LETTERS: Final = "йїґ"  # letters of their own, not accented ones
_APOSTROPHES: Final = "’ʼ"
MAX_SUGGESTIONS: Final = 3  # names that may have been meant


@lru_cache(maxsize=5_000)  # every title is compared with every query
def fold(text: str) -> str:
    """A text as it is searched: lower case, without accents, one apostrophe, ё as е."""
    return "".join(_fold_letter(letter) for letter in unicodedata.normalize("NFC", text))


def _fold_letter(letter: str) -> str:
    if letter in _APOSTROPHES:
        return "'"
    lower = letter.casefold()
    if lower in _BASE_LETTERS:
        return lower
    parts = unicodedata.normalize("NFD", lower)
    return "".join(part for part in parts if not unicodedata.combining(part))


def search(entries: list[Entry], query: str) -> list[Entry]:
    """Entries that have all the words somewhere, those with them in the title first."""
    words = fold(query).split()
    weights = [(_weight(entry, words), entry) for entry in entries]
    matches = [pair for pair in weights if pair[0]]
    matches.sort(key=lambda pair: -pair[0])  # else they stay in the order of the reference
    return [entry for _, entry in matches]


def _weight(entry: Entry, words: list[str]) -> int:
    """The same weights as in the browser."""
    title, text = fold(entry.title), fold(entry.text)
    weight = 0
    for word in words:
        if title == word:
            weight += 8
        elif title.startswith(word):
            weight += 4
        elif word in title:
            weight += 3
        elif re.search(rf"(?<!\w){re.escape(word)}", text):
            weight += 2
        elif word in text:
            weight += 1
        else:
            return 0
    return weight


def suggest(names: list[str], query: str) -> list[str]:
    by_fold = {fold(name): name for name in names}
    return [
        by_fold[match] for match in get_close_matches(fold(query), by_fold, MAX_SUGGESTIONS, 0.6)
    ]

"""Finding entries by words: whatever the case, the accents and the apostrophe."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from citadels.cli.reference.entry import Entry

_OWN_LETTERS: Final = "йїґ"  # no и, і and г with something above
_APOSTROPHES: Final = "’ʼ"
NEAR: Final = 3  # names that may have been meant


@lru_cache(maxsize=5_000)  # every title is compared with every query
def fold(text: str) -> str:
    """A text as it is searched for: small, without accents, one apostrophe, ё as е."""
    return "".join(_letter(letter) for letter in unicodedata.normalize("NFC", text))


def _letter(letter: str) -> str:
    if letter in _APOSTROPHES:
        return "'"
    small = letter.casefold()
    if small in _OWN_LETTERS:
        return small
    parts = unicodedata.normalize("NFD", small)
    return "".join(part for part in parts if not unicodedata.combining(part))


def search(entries: list[Entry], query: str) -> list[Entry]:
    """Entries that have all the words somewhere, those with them in the title first."""
    wanted = fold(query).split()
    weighed = [(_weight(entry, wanted), entry) for entry in entries]
    found = [pair for pair in weighed if pair[0]]
    found.sort(key=lambda pair: -pair[0])  # else they stay in the order of the reference
    return [entry for _, entry in found]


def _weight(entry: Entry, wanted: list[str]) -> int:
    """As the reference in the browser weighs."""
    title, text = fold(entry.title), fold(entry.text)
    weight = 0
    for word in wanted:
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


def near(names: list[str], query: str) -> list[str]:
    """Names that look like what was typed."""
    by_fold = {fold(name): name for name in names}
    return [by_fold[found] for found in get_close_matches(fold(query), by_fold, NEAR, 0.6)]

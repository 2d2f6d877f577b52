"""One thing that can be looked up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CHARACTER: Final = "character"
DISTRICT: Final = "district"
TERM: Final = "term"
PRESET: Final = "preset"
PART: Final = "part"
PARAGRAPH: Final = "paragraph"  # of the reference, in every language
RULING: Final = "ruling"
RULE: Final = "rule"  # a numbered paragraph of the full statement, in English


@dataclass(frozen=True)
class Entry:
    """An entry of the reference in one language and profile."""

    kind: str
    id: str  # can be typed to see it
    title: str
    text: str
    slug: str = ""  # of a card, a term or a part
    profile: str = ""  # whose words these are

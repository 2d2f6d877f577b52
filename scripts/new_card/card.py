"""The card that is to be added, and the forms of its name."""

from __future__ import annotations

import keyword
import re
from dataclasses import dataclass
from typing import Final

CHARACTER: Final = "character"
DISTRICT: Final = "district"
KINDS: Final = (CHARACTER, DISTRICT)
RANKS: Final = range(1, 10)
COSTS: Final = range(10)
SLUG_PATTERN: Final = re.compile(r"[a-z]+(-[a-z]+)*")
# The ways of aiming an ability, with the constant of `citadels/engine/aims.py`.
AIMS: Final = {
    "nothing": "AIM_NOTHING",
    "hand": "AIM_HAND",
    "own-city": "AIM_OWN_CITY",
    "city": "AIM_CITY",
    "character": "AIM_CHARACTER",
    "player": "AIM_PLAYER",
    "player-and-type": "AIM_PLAYER_AND_TYPE",
    "gold-or-cards": "AIM_GOLD_OR_CARDS",
}


class CardError(ValueError):
    """A card that cannot be added. The message contains the offending value."""


@dataclass(frozen=True)
class NewCard:
    """A character with its rank, or a unique district with its cost."""

    kind: str
    slug: str
    rank: int = 5
    cost: int = 4
    aims: str = ""  # a key of AIMS, or nothing if the card is never used

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise CardError(f"'{self.kind}' is not a kind of card; choose {' or '.join(KINDS)}")
        if not SLUG_PATTERN.fullmatch(self.slug) or keyword.iskeyword(self.slug):
            raise CardError(
                f"'{self.slug}' is not a slug: lower-case words joined by '-', as in night-watch"
            )
        if self.rank not in RANKS:
            raise CardError(f"{self.rank} is not a rank; choose {RANKS[0]} to {RANKS[-1]}")
        if self.cost not in COSTS:
            raise CardError(f"{self.cost} is not a cost; choose {COSTS[0]} to {COSTS[-1]}")
        if self.aims and self.aims not in AIMS:
            raise CardError(f"'{self.aims}' is not an aim; choose one of {', '.join(AIMS)}")

    @property
    def is_character(self) -> bool:
        return self.kind == CHARACTER

    @property
    def folder(self) -> str:
        return f"{self.kind}s"

    @property
    def module(self) -> str:
        return self.slug.replace("-", "_")

    @property
    def constant(self) -> str:
        return self.module.upper()

    @property
    def title(self) -> str:
        return " ".join(word.capitalize() for word in self.slug.split("-"))

    @property
    def class_name(self) -> str:
        return self.title.replace(" ", "")

    @property
    def camel_case(self) -> str:
        return self.class_name[0].lower() + self.class_name[1:]

    @property
    def module_path(self) -> str:
        return f"citadels/engine/{self.folder}/{self.module}.py"

    @property
    def story_path(self) -> str:
        return f"tests/stories/{self.folder}/{self.module}.story"

    @property
    def drawing_path(self) -> str:
        return f"web/src/lib/drawing/districts/unique/{self.slug}.ts"

"""Families of profiles: those of one family share one action index and one layout.

A network trained on a profile plays every set-up of its family, with two to eight players.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from citadels import PROFILES
from citadels.engine.codes import RELIGIOUS
from citadels.engine.editions.edition import Edition, Setup
from citadels.engine.editions.registry import edition
from citadels.engine.handler import FOR_INCOME
from citadels.rl.actions import ActionIndex
from citadels.rl.encoding.codec import Codec
from citadels.rl.encoding.features import ENCODING
from citadels.rl.layout import Layout

FAMILIES: Final = {"2016": ("2016",), "classic": ("classic-en", "classic-ru", "classic-fr")}


@dataclass(frozen=True)
class Family:
    """Everything that a network has to know about its numbers."""

    name: str
    profiles: tuple[str, ...]
    layout: Layout
    actions: ActionIndex
    codec: Codec

    @cached_property
    def encoding(self) -> str:
        """The version of layout and index: it is another one as soon as the family has a new card.

        Networks record it, because with another they would play nonsense.
        """
        pieces = [
            f"{piece.name} {piece.offset} {piece.shape}" for piece in self.layout.features.values()
        ]
        text = "\n".join([*self.actions.texts, *pieces])
        return f"{ENCODING}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


@lru_cache(maxsize=len(FAMILIES))
def get_family(name: str) -> Family:
    """The family of this name. The error lists the names that exist."""
    if name not in FAMILIES:
        raise ValueError(f"there is no family {name!r}; there are {', '.join(FAMILIES)}")
    profiles = FAMILIES[name]
    editions = [edition(profile) for profile in profiles]
    roles = sorted({row.role for codec in editions for row in codec.characters})
    cards = sorted({row.card for codec in editions for row in codec.districts})
    layout = Layout(len(roles), len(cards))
    actions = ActionIndex(roles, cards, _max_split(editions))
    codec = Codec(roles, cards, layout.offsets, list(actions.answers))
    return Family(name, profiles, layout, actions, codec)


def family_of(setup: Setup) -> Family:
    """The family to which the profile of a set-up belongs."""
    return get_family(next(name for name, has in FAMILIES.items() if setup.profile in has))


def profile_number(setup: Setup) -> int:
    return PROFILES.index(setup.profile)


def _max_split(editions: list[Edition]) -> int:
    """How many districts can at most count for an income that is split into gold and cards."""
    return max(
        sum(
            row.copies
            for row in rulebook.districts
            if row.type == RELIGIOUS or row.effect.hooks & FOR_INCOME
        )
        for rulebook in editions
    )

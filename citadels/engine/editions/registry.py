"""The profiles there are, by name."""

from __future__ import annotations

from typing import Final

from citadels.engine.editions.classic_en import CLASSIC_EN
from citadels.engine.editions.classic_fr import CLASSIC_FR
from citadels.engine.editions.classic_ru import CLASSIC_RU
from citadels.engine.editions.edition import Edition
from citadels.engine.editions.revised_2016 import REVISED_2016

EDITIONS: Final[tuple[Edition, ...]] = (REVISED_2016, CLASSIC_EN, CLASSIC_RU, CLASSIC_FR)
PROFILES: Final = tuple(edition.slug for edition in EDITIONS)


def edition(slug: str) -> Edition:
    """The edition of this name. The error lists the names that exist."""
    for candidate in EDITIONS:
        if candidate.slug == slug:
            return candidate
    raise ValueError(f"there is no profile {slug!r}; choose one of: {', '.join(PROFILES)}")

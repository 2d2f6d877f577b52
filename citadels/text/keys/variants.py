"""Texts that have variants for some profiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.text import LANGUAGES, variant_key


@dataclass(frozen=True)
class Variant:
    """A text with variants for some profiles, and the languages that have them."""

    key: str
    suffixes: tuple[str, ...]  # a profile, or the common first word of several
    languages: tuple[str, ...] = LANGUAGES

    def keys(self) -> set[str]:
        return {variant_key(self.key, suffix) for suffix in self.suffixes}


_CLASSIC: Final = ("classic",)
_EACH_CLASSIC: Final = ("classic-en", "classic-ru", "classic-fr")
_CLASSIC_OR_EN: Final = ("classic", "classic-en")
_CLASSIC_OR_FR: Final = ("classic", "classic-fr")
_CLASSIC_EN: Final = ("classic-en",)
_CLASSIC_FR: Final = ("classic-fr",)

# Texts that are printed differently. Names differ only in languages with an older printing.
VARIANTS: Final = (
    Variant("character-magician", _CLASSIC, ("fr",)),
    Variant("character-merchant", _CLASSIC, ("fr",)),
    Variant("character-navigator", _CLASSIC, ("fr",)),
    Variant("district-barracks", _CLASSIC, ("en",)),
    Variant("district-factory", _CLASSIC, ("fr",)),
    Variant("district-graveyard", _CLASSIC_EN, ("en",)),
    Variant("district-haunted-quarter", _CLASSIC, ("en", "ru")),
    Variant("district-smithy", _CLASSIC, ("fr", "ru")),
    Variant("character-assassin.text", _CLASSIC),
    Variant("character-witch.text", _EACH_CLASSIC),
    Variant("character-wizard.text", _CLASSIC),
    Variant("character-king.text", _CLASSIC),
    Variant("character-emperor.text", _CLASSIC_OR_FR),
    Variant("character-abbot.text", _CLASSIC),
    Variant("character-merchant.text", _CLASSIC_OR_FR),
    Variant("character-alchemist.text", _CLASSIC_FR),
    Variant("character-architect.text", _CLASSIC_OR_FR),
    Variant("character-navigator.text", _EACH_CLASSIC),
    Variant("character-warlord.text", _CLASSIC),
    Variant("character-diplomat.text", _EACH_CLASSIC),
    Variant("character-queen.text", _CLASSIC_EN),
    Variant("character-tax-collector.text", _CLASSIC_OR_EN),
    Variant("district-armory.text", _CLASSIC),
    Variant("district-bell-tower.text", _CLASSIC_FR),
    Variant("district-dragon-gate.text", _CLASSIC),
    Variant("district-graveyard.text", _CLASSIC_EN, ("en",)),
    Variant("district-great-wall.text", _CLASSIC),
    Variant("district-haunted-quarter.text", _CLASSIC),
    Variant("district-hospital.text", _CLASSIC_FR),
    Variant("district-laboratory.text", _CLASSIC),
    Variant("district-library.text", _CLASSIC),
    Variant("district-quarry.text", _CLASSIC_OR_FR),
    Variant("district-smithy.text", _CLASSIC_FR),
    Variant("district-wishing-well.text", _CLASSIC),
    Variant("term-completed-city.text", _CLASSIC),
    Variant("term-unique-district.text", _CLASSIC),
    Variant("answer-use-abbot", _CLASSIC),
    Variant("answer-use-laboratory", _CLASSIC),
    Variant("answer-use-smithy", _CLASSIC_FR),
)

"""Texts that some profiles have in other words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels.text import LANGUAGES, variant_key


@dataclass(frozen=True)
class Variant:
    """A text that some profiles have in other words, and the languages in which they do."""

    key: str
    endings: tuple[str, ...]  # a profile, or the word with which those of several begin
    languages: tuple[str, ...] = LANGUAGES

    def keys(self) -> set[str]:
        return {variant_key(self.key, ending) for ending in self.endings}


_ALL: Final = ("classic",)
_EACH: Final = ("classic-en", "classic-ru", "classic-fr")
_EN_APART: Final = ("classic", "classic-en")
_FR_APART: Final = ("classic", "classic-fr")
_EN: Final = ("classic-en",)
_FR: Final = ("classic-fr",)

# What is printed otherwise, and where. Names differ only in languages with an older printing.
VARIANTS: Final = (
    Variant("character-magician", _ALL, ("fr",)),
    Variant("character-merchant", _ALL, ("fr",)),
    Variant("character-navigator", _ALL, ("fr",)),
    Variant("district-barracks", _ALL, ("en",)),
    Variant("district-factory", _ALL, ("fr",)),
    Variant("district-graveyard", _EN, ("en",)),
    Variant("district-haunted-quarter", _ALL, ("en", "ru")),
    Variant("district-smithy", _ALL, ("fr", "ru")),
    Variant("character-assassin.text", _ALL),
    Variant("character-witch.text", _EACH),
    Variant("character-wizard.text", _ALL),
    Variant("character-king.text", _ALL),
    Variant("character-emperor.text", _FR_APART),
    Variant("character-abbot.text", _ALL),
    Variant("character-merchant.text", _FR_APART),
    Variant("character-alchemist.text", _FR),
    Variant("character-architect.text", _FR_APART),
    Variant("character-navigator.text", _EACH),
    Variant("character-warlord.text", _ALL),
    Variant("character-diplomat.text", _EACH),
    Variant("character-queen.text", _EN),
    Variant("character-tax-collector.text", _EN_APART),
    Variant("district-armory.text", _ALL),
    Variant("district-bell-tower.text", _FR),
    Variant("district-dragon-gate.text", _ALL),
    Variant("district-graveyard.text", _EN, ("en",)),
    Variant("district-great-wall.text", _ALL),
    Variant("district-haunted-quarter.text", _ALL),
    Variant("district-hospital.text", _FR),
    Variant("district-laboratory.text", _ALL),
    Variant("district-library.text", _ALL),
    Variant("district-quarry.text", _FR_APART),
    Variant("district-smithy.text", _FR),
    Variant("district-wishing-well.text", _ALL),
    Variant("term-completed-city.text", _ALL),
    Variant("term-unique-district.text", _ALL),
    Variant("answer-use-abbot", _ALL),
    Variant("answer-use-laboratory", _ALL),
    Variant("answer-use-smithy", _FR),
)

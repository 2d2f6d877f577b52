"""Which texts there must be: those the engine's names ask for, and the fixed words of the table."""

from __future__ import annotations

from typing import Final

from citadels.engine import names

BASIC_DISTRICTS: Final = (
    "manor",
    "castle",
    "palace",
    "temple",
    "church",
    "monastery",
    "cathedral",
    "tavern",
    "market",
    "trading-post",
    "docks",
    "harbor",
    "town-hall",
    "watchtower",
    "prison",
    "barracks",
    "fortress",
)
TYPES: Final = ("noble", "religious", "trade", "military", "unique")
TERMS: Final = (
    "gold",
    "card",
    "hand",
    "deck",
    "bank",
    "stash",
    "crown",
    "city",
    "completed-city",
    "district",
    "unique-district",
    "building-limit",
    "character",
    "rank",
    "faceup",
    "facedown",
    "warrant",
    "signed-warrant",
    "threat",
    "flowered-threat",
    "bribe",
    "player",
    "seat",
    "round",
    "turn",
    "gather",
    "selection-phase",
    "turn-phase",
    "score",
    "points",
)
COUNTS: Final = ("gold", "cards", "districts", "points")
PRESETS: Final = (
    "first-game",
    "ambitious-aristocrats",
    "cunning-agents",
    "illustrious-emissaries",
    "devious-dignitaries",
    "tenacious-delegates",
    "vicious-nobles",
)
PROFILES: Final = ("2016",)


def fixed_keys() -> set[str]:
    """Keys of words that no name of the engine stands for."""
    keys = {"term-cards"}
    for slug in TERMS:
        keys |= {f"term-{slug}", f"term-{slug}.text"}
    keys |= {f"type-{slug}" for slug in TYPES}
    keys |= {f"count-{slug}" for slug in COUNTS}
    keys |= {f"preset-{slug}" for slug in PRESETS}
    keys |= {f"profile-{slug}" for slug in PROFILES}
    return keys


def engine_keys() -> set[str]:
    """Keys of everything the engine can name."""
    keys: set[str] = set()
    for slug in _slugs(names.CHARACTERS):
        keys |= {f"character-{slug}", f"character-{slug}.text"}
    for slug in _slugs(names.DISTRICTS):
        keys.add(f"district-{slug}")
        if slug not in BASIC_DISTRICTS:
            keys.add(f"district-{slug}.text")
    keys |= {f"log-{slug}" for slug in _slugs(names.EVENTS)}
    keys |= {f"reason-{slug}" for slug in _slugs(names.REASONS)}
    keys |= {f"question-{slug}" for slug in _slugs(names.QUESTIONS)}
    return keys


def _slugs(words: tuple[str, ...]) -> list[str]:
    """The words of a table; a code without a word has an empty one."""
    return [word for word in words if word]

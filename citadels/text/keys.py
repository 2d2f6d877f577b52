"""Which texts there must be: those the engine's names ask for, and the fixed words of the table."""

from __future__ import annotations

from typing import Final

from citadels.engine import names
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.editions.registry import PROFILES as PROFILES

# Districts without a text: those that no edition chooses some of for a game.
BASIC_DISTRICTS: Final = tuple(
    names.DISTRICTS[row.card] for book in EDITIONS for row in book.districts if not row.chosen
)
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
PRESETS: Final = tuple(preset.slug for edition in EDITIONS for preset in edition.presets)


ANSWERS: Final = (
    "pick",
    "lay",
    "gold",
    "cards",
    "keep-card",
    "under",
    "build",
    "build-by",
    "income",
    "split",
    "end",
    "done",
    "decline",
    "decline-confiscate",
    "decline-reveal-threat",
    "decline-swap-character",
    "take",
    "take-gold",
    "take-card",
    "give",
    "discard",
    "pay-card",
    "pay-gold",
    "from",
    "mark",
    "bribe",
    "refuse",
    "reveal",
    "confiscate",
    "give-role",
    "keep-taken",
)
USES: Final = (
    "assassin",
    "witch",
    "magistrate",
    "thief",
    "spy",
    "blackmailer",
    "magician",
    "magician-player",
    "wizard",
    "seer",
    "king",
    "emperor",
    "patrician",
    "abbot",
    "cardinal",
    "merchant",
    "architect",
    "navigator-gold",
    "navigator-cards",
    "scholar",
    "warlord",
    "diplomat",
    "marshal",
    "queen",
    "artist",
    "tax-collector",
    "armory",
    "laboratory",
    "museum",
    "smithy",
    "theater",
)

# The words of the terminal program: after each slug, what is given to its text.
TERMINAL: Final[tuple[tuple[str, ...], ...]] = (
    ("names",),
    ("label", "label"),
    ("called", "rank", "character"),
    ("killed",),
    ("bewitched",),
    ("robbed",),
    ("tax",),
    ("saw",),
    ("looking", "target"),
    ("known", "target"),
    ("prompt", "seat", "numbers"),
    ("help",),
    ("refused",),
    ("nothing",),
    ("unknown", "words"),
    ("several", "words"),
    ("no-card", "words"),
    ("cost", "amount"),
    ("winner", "names"),
    ("stopped",),
    ("seed", "seed"),
    ("saved", "file"),
    ("not-saved", "file", "why"),
)

# What is given to a text, by the beginning of its key.
PLACES: Final = {
    "count-": {"amount"},
    "log-": {"seat", "target", "card", "amount", "given"},
    "reason-": {"card", "character", "seat", "price", "gold", "amount"},
    "problem-": {"players", "character", "district", "rank", "amount", "name"},
    "question-": {"target", "card", "amount"},
    "answer-": {"card", "given", "character", "target", "type", "gold", "cards"},
}


def places_of(key: str) -> set[str]:
    """The variables that a text of this key may use."""
    for slug, *given in TERMINAL:
        if key == f"terminal-{slug}":
            return set(given)
    for start, places in PLACES.items():
        if key.startswith(start):
            return places
    return set()


def fixed_keys() -> set[str]:
    """Keys of words that no name of the engine stands for."""
    keys = {"term-cards"}
    for slug in TERMS:
        keys |= {f"term-{slug}", f"term-{slug}.text"}
    keys |= {f"count-{slug}" for slug in COUNTS}
    keys |= {f"preset-{slug}" for slug in PRESETS}
    keys |= {f"profile-{slug}" for slug in PROFILES}
    keys |= {f"answer-{slug}" for slug in ANSWERS}
    keys |= {f"answer-use-{slug}" for slug in USES}
    keys |= {f"terminal-{slug}" for slug, *_ in TERMINAL}
    return keys


def engine_keys() -> set[str]:
    """Keys of everything the engine can name. A code without a word has an empty one."""
    keys: set[str] = set()
    for slug in names.CHARACTERS:
        keys |= {f"character-{slug}", f"character-{slug}.text"}
    for slug in names.DISTRICTS:
        keys.add(f"district-{slug}")
        if slug not in BASIC_DISTRICTS:
            keys.add(f"district-{slug}.text")
    keys |= {f"type-{slug}" for slug in names.TYPES}
    keys |= {f"log-{slug}" for slug in names.EVENTS if slug}
    keys |= {f"log-{slug}-hidden" for slug in names.HIDING_EVENTS}
    keys |= {f"reason-{slug}" for slug in names.REASONS}
    keys |= {f"problem-{slug}" for slug in names.PROBLEMS}
    keys |= {f"question-{slug}" for _, _, slug in names.QUESTIONS}
    keys |= {f"score-{slug}" for slug in names.SCORES}
    return keys

"""The keys that must exist: those of the engine's names, and a fixed list of others."""

from __future__ import annotations

from typing import Final

from citadels.engine import names
from citadels.engine.editions.declarations import QUESTIONS
from citadels.engine.editions.registry import PROFILES
from citadels.text.keys.game import ANSWERS, BASIC_DISTRICTS, COUNTS, PRESETS, TERMS, USES
from citadels.text.keys.lab import LAB
from citadels.text.keys.programs import COMMANDS, TERMINAL

# The variables of a text, by the beginning of its key.
VARIABLES: Final = {
    "count-": {"amount"},
    "log-": {"seat", "target", "card", "amount", "given"},
    "reason-": {"card", "character", "seat", "price", "gold", "amount"},
    "problem-": {"players", "character", "district", "rank", "amount", "name"},
    "warning-": {"players", "character", "district", "rank", "amount", "name"},
    "question-": {"target", "card", "amount"},
    "answer-": {"card", "given", "character", "target", "type", "gold", "cards"},
}


def variables_of(key: str) -> set[str]:
    """The variables that a text of this key may use."""
    for prefix, entries in (("terminal", TERMINAL), ("command", COMMANDS), ("lab", LAB)):
        for slug, *arguments in entries:
            if key == f"{prefix}-{slug}":
                return set(arguments)
    for prefix, variables in VARIABLES.items():
        if key.startswith(prefix):
            return variables
    return set()


def fixed_keys() -> set[str]:
    """Keys that do not belong to a name of the engine."""
    keys = {"term-cards"}
    for slug in TERMS:
        keys |= {f"term-{slug}", f"term-{slug}.text"}
    keys |= {f"count-{slug}" for slug in COUNTS}
    keys |= {f"preset-{slug}" for slug in PRESETS}
    keys |= {f"profile-{slug}" for slug in PROFILES}
    keys |= {f"answer-{slug}" for slug in ANSWERS}
    keys |= {f"answer-use-{slug}" for slug in USES}
    keys |= {f"terminal-{slug}" for slug, *_ in TERMINAL}
    keys |= {f"command-{slug}" for slug, *_ in COMMANDS}
    keys |= {f"lab-{slug}" for slug, *_ in LAB}
    return keys


def engine_keys() -> set[str]:
    """Keys of everything the engine can name. A code without a name has an empty one."""
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
    keys |= {f"warning-{slug}" for slug in names.WARNINGS}
    keys |= {f"question-{slug}" for _, _, slug in QUESTIONS}
    keys |= {f"score-{slug}" for slug in names.SCORES}
    return keys


def base_keys() -> set[str]:
    """Keys of all texts, without the variants of profiles."""
    return engine_keys() | fixed_keys()

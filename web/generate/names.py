"""The words of the engine as types: a kind without its component does not compile."""

from __future__ import annotations

from collections.abc import Iterable

from citadels.bots.registry import BOTS
from citadels.engine import names
from citadels.engine.answers.arguments import VERBS
from citadels.engine.editions.registry import PROFILES
from citadels.server.tables.chat_filter import PHRASES
from citadels.text import LANGUAGES
from citadels.text.keys.game import PRESETS, TERMS


def names_file() -> str:
    """A type, and the list of its words in the order of the codes."""
    parts = [
        _list("CHARACTERS", "Character", names.CHARACTERS),
        _list("DISTRICTS", "District", names.DISTRICTS),
        _list("TYPES", "DistrictType", names.TYPES),
        _list("QUESTIONS", "QuestionKind", (slug for _, _, slug in names.QUESTIONS)),
        _list("EVENTS", "EventKind", filter(None, names.EVENTS)),
        _list("REASONS", "Reason", names.REASONS),
        _list("SCORES", "Score", names.SCORES),
        _list("VERBS", "Verb", [*(slug for slug, _ in VERBS.values()), "use"]),
        _list("UNDO", "UndoReason", [*names.UNDO, ""]),
        _list("PHRASES", "Phrase", PHRASES),
        _list("PROFILES", "Profile", PROFILES),
        _list("PRESETS", "Preset", PRESETS),
        _list("TERMS", "Term", TERMS),
        _list("LANGUAGES", "Language", LANGUAGES),
        _list("BOTS", "BotName", BOTS),
        "export type StepKind = 'deal' | 'answer' | 'undo' | 'away' | 'back';\n",
        "export type TableStatus = 'open' | 'playing' | 'finished' | 'closed';\n",
        "export type SeatKind = 'open' | 'person' | 'bot';\n",
    ]
    return "\n".join(parts)


def _list(name: str, kind: str, words: Iterable[str]) -> str:
    body = "\n".join(f"  '{word}'," for word in dict.fromkeys(words))
    return (
        f"export const {name} = [\n{body}\n] as const;\n"
        f"export type {kind} = (typeof {name})[number];\n"
    )

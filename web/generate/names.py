"""The engine's names as types, so that a place of options without a component does not compile."""

from __future__ import annotations

from collections.abc import Iterable

from citadels.bots.registry import BOTS
from citadels.engine import names
from citadels.engine.answers.arguments import VERBS
from citadels.engine.editions.declarations import QUESTIONS
from citadels.engine.editions.registry import PROFILES
from citadels.protocol.options import PLACES, SHOWN
from citadels.server.tables.chat_filter import PHRASES
from citadels.text import LANGUAGES
from citadels.text.keys.game import PRESETS, TERMS


def render_names() -> str:
    """A type, and the list of its words in the order of the codes."""
    parts = [
        _render_list("CHARACTERS", "Character", names.CHARACTERS),
        _render_list("DISTRICTS", "District", names.DISTRICTS),
        _render_list("TYPES", "DistrictType", names.TYPES),
        _render_list("QUESTIONS", "QuestionKind", (slug for _, _, slug in QUESTIONS)),
        _render_list("EVENTS", "EventKind", filter(None, names.EVENTS)),
        _render_list("REASONS", "Reason", names.REASONS),
        _render_list("SCORES", "Score", names.SCORES),
        _render_list("VERBS", "Verb", [*(slug for slug, _ in VERBS.values()), "use"]),
        _render_list("PLACES", "Place", [SHOWN, *PLACES.values(), ""]),
        _render_list("UNDO", "UndoReason", [*names.UNDO, ""]),
        _render_list("PHRASES", "Phrase", PHRASES),
        _render_list("PROFILES", "Profile", PROFILES),
        _render_list("PRESETS", "Preset", PRESETS),
        _render_list("TERMS", "Term", TERMS),
        _render_list("LANGUAGES", "Language", LANGUAGES),
        _render_list("BOTS", "BotName", BOTS),
        "export type StepKind = 'deal' | 'answer' | 'undo' | 'away' | 'back';\n",
        "export type TableStatus = 'open' | 'playing' | 'finished' | 'closed';\n",
        "export type SeatKind = 'open' | 'person' | 'bot';\n",
    ]
    return "\n".join(parts)


def _render_list(name: str, kind: str, words: Iterable[str]) -> str:
    body = "\n".join(f"  '{word}'," for word in dict.fromkeys(words))
    return (
        f"export const {name} = [\n{body}\n] as const;\n"
        f"export type {kind} = (typeof {name})[number];\n"
    )

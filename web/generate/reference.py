"""Data of the rules reference: the engine's drafts and rulings, the topics of the texts."""

from __future__ import annotations

import json
from typing import Any, Final

from citadels import __version__
from citadels.engine.editions.edition import DraftRow, Edition
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.rulings import RULINGS
from web.generate.message_keys import read_english_texts

_DIFFERENCE: Final = "rules-diff-"
_TOPIC: Final = ".topic"


def render_reference() -> str:
    """One table for each profile."""
    books = {book.slug: _book_data(book) for book in EDITIONS}
    return (
        "import type { Profile } from '../protocol/names.gen';\n"
        "import type { Reference } from './reference';\n\n"
        f"export const VERSION = '{__version__}';\n\n"
        "/** In what the rulebooks differ, in the order of the texts about it. */\n"
        f"export const DIFFERENCES = {json.dumps(_differences(), indent=2)} as const;\n\n"
        f"export const REFERENCE: Record<Profile, Reference> = {json.dumps(books, indent=2)};\n"
    )


def _differences() -> list[str]:
    keys = [text.key for text in read_english_texts()]
    return [
        key.removeprefix(_DIFFERENCE).removesuffix(_TOPIC)
        for key in keys
        if key.startswith(_DIFFERENCE) and key.endswith(_TOPIC)
    ]


def _book_data(book: Edition) -> dict[str, Any]:
    rulings = {
        RULINGS[number][0]: RULINGS[number][1][book.reading(number)] for number in book.rulings
    }
    return {"drafts": [_draft_data(row) for row in book.drafts], "rulings": rulings}


def _draft_data(row: DraftRow) -> dict[str, int]:
    return {"players": row.players, "characters": row.characters, "faceup": row.faceup}

"""The printed properties of the cards of each rulebook: costs, types, copies, ranks, sets."""

from __future__ import annotations

import json
from typing import Any

from citadels.engine import names
from citadels.engine.editions.edition import Edition
from citadels.engine.editions.registry import EDITIONS


def render_cards() -> str:
    """One table for each profile."""
    books = {book.slug: _book_data(book) for book in EDITIONS}
    return (
        "import type { Profile } from './names.gen';\n"
        "import type { Book } from './book';\n\n"
        f"export const BOOKS: Record<Profile, Book> = {json.dumps(books, indent=2)};\n"
    )


def _book_data(book: Edition) -> dict[str, Any]:
    districts = {
        names.DISTRICTS[row.card]: {
            "cost": row.cost,
            "type": names.TYPES[row.type],
            "copies": row.copies,
            "chosen": row.is_optional,
        }
        for row in book.districts
    }
    characters = {
        names.CHARACTERS[row.role]: {"rank": row.rank, "leastPlayers": row.min_players}
        for row in book.characters
    }
    presets = {
        preset.slug: {
            "characters": [names.CHARACTERS[role] for role in preset.characters],
            "districts": [names.DISTRICTS[card] for card in preset.districts],
        }
        for preset in book.presets
    }
    return {
        "districts": districts,
        "characters": characters,
        "presets": presets,
        "targets": list(book.targets),
        "completeAt": {str(players): size for players, size in book.complete_at},
        "firstCrown": book.first_crown,
    }

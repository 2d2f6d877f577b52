"""What the cards can do, as far as the client shows them differently."""

from __future__ import annotations

import json
from collections.abc import Iterator

from citadels.engine.aims import AIM_NOTHING
from citadels.engine.codes import FIRST_DISTRICT_HANDLER, NO_TYPE
from citadels.engine.editions.declarations import CARDS, aims_of
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.handler import KEEPS_PILE
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES


def render_abilities() -> str:
    """Which cards have an ability in any of the books."""
    untargeted = [slug for slug, slot in _districts() if aims_of(slot) & AIM_NOTHING]
    keeping = [
        slug for slug, slot in _districts() if any(card.hooks & KEEPS_PILE for card in CARDS[slot])
    ]
    incomes = {
        CHARACTERS[row.role]: TYPES[row.effect.income_type]
        for book in EDITIONS
        for row in book.characters
        if row.effect.income_type != NO_TYPE
    }
    return (
        "import type { District, DistrictType } from './names.gen';\n\n"
        "/** Districts that are used without choosing a target. */\n"
        f"export const UNTARGETED: readonly District[] = {json.dumps(untargeted)};\n\n"
        "/** Districts that keep a pile of cards. */\n"
        f"export const KEEPS_PILE: readonly District[] = {json.dumps(keeping)};\n\n"
        "/** The type of districts from which a character has an income. */\n"
        "export const INCOME_TYPES: Readonly<Record<string, DistrictType>> = "
        f"{json.dumps(incomes, indent=2)};\n"
    )


def _districts() -> Iterator[tuple[str, int]]:
    """The slug and the slot of each district."""
    for card, slug in enumerate(DISTRICTS):
        yield slug, FIRST_DISTRICT_HANDLER + card

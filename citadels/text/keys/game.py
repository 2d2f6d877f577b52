"""Keys of the game itself: terms, counts, sets, answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from citadels.engine import names
from citadels.engine.aims import AIM_GOLD_OR_CARDS, AIM_NOTHING
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.declarations import CARDS
from citadels.engine.editions.registry import EDITIONS
from citadels.engine.names import handler_name
from citadels.protocol.options import PLACES

_WITH_TEXT: Final = {row.card for book in EDITIONS for row in book.districts if row.type == UNIQUE}
# Districts without a text: those that are not unique in any edition.
BASIC_DISTRICTS: Final = tuple(
    slug for card, slug in enumerate(names.DISTRICTS) if card not in _WITH_TEXT
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
PRESETS: Final = tuple(
    dict.fromkeys(preset.slug for edition in EDITIONS for preset in edition.presets)
)


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
    "decline-take-extra",
    "decline-reclaim",
    "decline-shorten",
    "decline-gather-when-killed",
    "take",
    "take-gold",
    "take-card",
    "give",
    "discard",
    "pay-card",
    "pay-gold",
    "pay-gold-pay-for-crown",
    "from",
    "mark",
    "bribe",
    "refuse",
    "reveal",
    "confiscate",
    "give-role",
    "keep-taken",
    "accept",
    "reclaim",
    "shorten",
    "thank",
)


def _use_slugs() -> Iterator[str]:
    """What the answers that use a card are called: its slug, and how the ability is aimed."""
    for handler, effects in CARDS.items():
        slug = handler_name(handler)
        for card in effects:
            if card.aims & AIM_GOLD_OR_CARDS:
                yield f"{slug}-gold"
                yield f"{slug}-cards"
            elif card.aims:
                yield slug
            if card.aims & AIM_NOTHING and card.aims != AIM_NOTHING:
                yield from (f"{slug}-{place}" for aim, place in PLACES.items() if card.aims & aim)


USES: Final = (*dict.fromkeys(_use_slugs()), "district")  # `district` without details

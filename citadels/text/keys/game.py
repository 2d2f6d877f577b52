"""Keys of the game itself: terms, counts, sets, answers."""

from __future__ import annotations

from typing import Final

from citadels.engine import names
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.registry import EDITIONS

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
    "district",  # without details
)

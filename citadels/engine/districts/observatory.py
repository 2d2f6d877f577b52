from __future__ import annotations

from citadels.engine.handler import WHEN_GATHERING, District
from citadels.engine.native_types import i64, override


class Observatory(District):
    """When you draw cards in gathering, draw 3."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.hooks = WHEN_GATHERING
        self.cards = cards

    @override
    def cards_drawn(self, cards: i64) -> i64:
        return self.cards

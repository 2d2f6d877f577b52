from __future__ import annotations

from citadels.engine.handler import WHEN_GATHERING, District
from citadels.engine.native_types import i64, override


class Library(District):
    """When you draw cards in gathering, keep them all."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = WHEN_GATHERING

    @override
    def cards_kept(self, kept: i64, drawn: i64) -> i64:
        return drawn


class LibraryOfTwo(District):
    """When you draw cards in gathering, keep two of them."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.hooks = WHEN_GATHERING
        self.cards = cards

    @override
    def cards_kept(self, kept: i64, drawn: i64) -> i64:
        return self.cards

"""The numbers of a table's rulebook: costs, types, ranks, districts that complete a city."""

from __future__ import annotations

from dataclasses import dataclass

from citadels.engine.editions.edition import Edition
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS, DISTRICTS, TYPES
from citadels.protocol.lobby import SetupInfo
from citadels.text.localize import strip_mark


@dataclass(frozen=True)
class CardData:
    costs: dict[str, int]
    types: dict[str, str]
    ranks: dict[str, int]
    cast: tuple[str, ...]  # the characters of the game, by rank
    deck: tuple[str, ...]  # the districts of the game, by cost
    goal: int  # districts that complete a city

    def cost(self, place: str) -> int:
        return self.costs.get(strip_mark(place), 0)

    def type(self, place: str) -> str:
        return self.types.get(strip_mark(place), "")


def card_data_of(setup: SetupInfo) -> CardData:
    book = edition(setup.profile)
    ranks = {CHARACTERS[row.role]: row.rank for row in book.characters}
    return CardData(
        costs={DISTRICTS[row.card]: row.cost for row in book.districts},
        types={DISTRICTS[row.card]: TYPES[row.type] for row in book.districts},
        ranks=ranks,
        cast=tuple(sorted(setup.characters, key=lambda slug: ranks.get(slug, 0))),
        deck=_deck(book, setup),
        goal=setup.target or dict(book.complete_at)[setup.players],
    )


def _deck(book: Edition, setup: SetupInfo) -> tuple[str, ...]:
    rows = sorted(book.districts, key=lambda row: row.cost)
    return tuple(
        DISTRICTS[row.card]
        for row in rows
        if (not row.is_optional or DISTRICTS[row.card] in setup.districts)
        and setup.removed.count(DISTRICTS[row.card]) < row.copies
    )

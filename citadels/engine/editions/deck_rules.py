"""How the special districts of a game are chosen, and what leaves the deck for them."""

from __future__ import annotations

from citadels.engine import chance
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.edition import DeckRule, DistrictRow, Edition, Problem, Setup
from citadels.engine.names import DISTRICTS
from citadels.engine.rulings import (
    ADD_WITHOUT_EXCHANGE,
    IMPORT_BONUS_DISTRICTS,
    ORDINARY_REMOVED,
)
from citadels.engine.state import State
from citadels.engine.typed import override


class ChooseSome(DeckRule):
    """So many of the special districts are played with; nothing leaves the deck."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @override
    def most(self, book: Edition) -> int:
        return self.amount

    @override
    def problems(self, book: Edition, setup: Setup) -> list[Problem]:
        problems = _choice_problems(book, setup.districts)
        if len(setup.districts) != self.amount:
            problems.append(_number("districts-wrong-number", self.amount))
        if setup.removed:
            problems.append(_number("removed-wrong-number", 0))
        return problems

    @override
    def draw(self, book: Edition, lots: State) -> tuple[int, ...]:
        return _draw(book, self.amount, lots)

    @override
    def removed(self, book: Edition, setup: Setup, keep: list[int], lots: State) -> tuple[int, ...]:
        return ()


class AddBonus(DeckRule):
    """Starred districts are added: a few freely; of more, ordinary cards make room for them."""

    def __init__(self, free: int, imported: bool) -> None:
        self.free = free
        self.imported = imported  # the book has none: the table has to want them

    @override
    def most(self, book: Edition) -> int:
        return len(_starred(book))

    @override
    def problems(self, book: Edition, setup: Setup) -> list[Problem]:
        problems = _choice_problems(book, setup.districts)
        wanted = not self.imported or book.reading_of(setup, IMPORT_BONUS_DISTRICTS) == 1
        if setup.districts and not wanted:
            problems.append(Problem("bonus-districts-elsewhere"))
        return [*problems, *_removal_problems(book, setup, self._to_remove(book, setup))]

    def _to_remove(self, book: Edition, setup: Setup) -> int:
        added = _added(book, setup)
        if added <= self.free:
            return 0
        return added if book.reading_of(setup, ORDINARY_REMOVED) == 0 else added - self.free

    @override
    def draw(self, book: Edition, lots: State) -> tuple[int, ...]:
        return () if self.imported else _draw(book, chance.below(lots, 2 * self.free), lots)

    @override
    def removed(self, book: Edition, setup: Setup, keep: list[int], lots: State) -> tuple[int, ...]:
        pool = [row for row in book.districts if not row.chosen]
        return _draw_cards(pool, self._to_remove(book, setup), keep, lots)


class ExchangeSpecial(DeckRule):
    """Starred districts take the places of other special ones, one for one."""

    @override
    def most(self, book: Edition) -> int:
        return len(_starred(book))

    @override
    def problems(self, book: Edition, setup: Setup) -> list[Problem]:
        problems = _choice_problems(book, setup.districts)
        special = [row.card for row in book.districts if row.type == UNIQUE]
        for card in sorted(set(setup.removed)):
            if card not in special:
                problems.append(Problem("removed-not-unique", (("district", _name(card)),)))
        return [*problems, *_removal_problems(book, setup, self._to_remove(book, setup))]

    def _to_remove(self, book: Edition, setup: Setup) -> int:
        free = book.reading_of(setup, ADD_WITHOUT_EXCHANGE) == 1
        return len(setup.removed) if free else _added(book, setup)

    @override
    def draw(self, book: Edition, lots: State) -> tuple[int, ...]:
        return _draw(book, chance.below(lots, 7), lots)

    @override
    def removed(self, book: Edition, setup: Setup, keep: list[int], lots: State) -> tuple[int, ...]:
        if book.reading_of(setup, ADD_WITHOUT_EXCHANGE) == 1:
            return ()
        pool = [row for row in book.districts if row.type == UNIQUE and not row.chosen]
        return _draw_cards(pool, _added(book, setup), keep, lots)


def _starred(book: Edition) -> list[int]:
    return [row.card for row in book.districts if row.chosen]


def _added(book: Edition, setup: Setup) -> int:
    """How many of the chosen districts come into the deck."""
    absent = book.left_out_of(setup)
    return len([card for card in setup.districts if card not in absent])


def _name(card: int) -> str:
    return DISTRICTS[card] if 0 <= card < len(DISTRICTS) else str(card)


def _number(code: str, amount: int) -> Problem:
    return Problem(code, (("amount", amount),))


def _choice_problems(book: Edition, districts: tuple[int, ...]) -> list[Problem]:
    problems: list[Problem] = []
    printed = [row.card for row in book.districts]
    for card in sorted(set(districts)):
        if card not in printed:
            problems.append(Problem("unknown-district", (("name", str(card)),)))
        elif card not in _starred(book):
            problems.append(Problem("district-not-unique", (("district", DISTRICTS[card]),)))
        elif districts.count(card) > 1:
            problems.append(Problem("district-twice", (("district", DISTRICTS[card]),)))
    return problems


def _removal_problems(book: Edition, setup: Setup, wanted: int) -> list[Problem]:
    problems: list[Problem] = []
    if len(setup.removed) != wanted:
        problems.append(_number("removed-wrong-number", wanted))
    copies = {row.card: row.copies for row in book.districts}
    for card in sorted(set(setup.removed)):
        if setup.removed.count(card) > copies.get(card, 0):
            problems.append(Problem("removed-not-there", (("district", _name(card)),)))
        elif card in _starred(book):
            problems.append(Problem("removed-starred", (("district", _name(card)),)))
    return problems


def _draw(book: Edition, amount: int, lots: State) -> tuple[int, ...]:
    pool = _starred(book)
    chosen = [pool.pop(chance.below(lots, len(pool))) for _ in range(amount)]
    return tuple(sorted(chosen))


def _draw_cards(
    rows: list[DistrictRow], amount: int, keep: list[int], lots: State
) -> tuple[int, ...]:
    pool = [row.card for row in rows for _ in range(row.copies)]
    for card in keep:
        if card in pool:
            pool.remove(card)
    drawn = [pool.pop(chance.below(lots, len(pool))) for _ in range(min(amount, len(pool)))]
    return tuple(sorted(drawn))

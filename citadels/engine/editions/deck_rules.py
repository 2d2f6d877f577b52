"""How the special districts of a game are chosen, and what leaves the deck for them."""

from __future__ import annotations

from citadels.engine import chance
from citadels.engine.codes import UNIQUE
from citadels.engine.editions.edition import DeckRule, DistrictRow, Edition, Problem, Setup
from citadels.engine.names import DISTRICTS
from citadels.engine.native_types import override
from citadels.engine.rulings import ADD_WITHOUT_EXCHANGE, IMPORT_BONUS_DISTRICTS, ORDINARY_REMOVED
from citadels.engine.state import State


class ChooseFixedNumber(DeckRule):
    """A fixed number of the special districts is played with; nothing leaves the deck."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @override
    def max_districts(self, book: Edition) -> int:
        return self.amount

    @override
    def problems(self, book: Edition, setup: Setup) -> list[Problem]:
        problems = _choice_problems(book, setup.districts)
        if len(setup.districts) != self.amount:
            problems.append(_amount_problem("districts-wrong-number", self.amount))
        if setup.removed:
            problems.append(_amount_problem("removed-wrong-number", 0))
        return problems

    @override
    def draw_districts(self, book: Edition, rng: State) -> tuple[int, ...]:
        return _draw(book, self.amount, rng)

    @override
    def draw_removed(
        self, book: Edition, setup: Setup, keep: list[int], rng: State
    ) -> tuple[int, ...]:
        return ()


class AddBonus(DeckRule):
    """Starred districts are added: a few freely; of more, ordinary cards make room for them."""

    def __init__(self, free: int, imported: bool) -> None:
        self.free = free
        self.imported = imported  # the book has none: the players have to ask for them

    @override
    def max_districts(self, book: Edition) -> int:
        return len(_starred(book))

    @override
    def problems(self, book: Edition, setup: Setup) -> list[Problem]:
        problems = _choice_problems(book, setup.districts)
        allowed = not self.imported or book.setup_reading(setup, IMPORT_BONUS_DISTRICTS) == 1
        if setup.districts and not allowed:
            problems.append(Problem("bonus-districts-elsewhere"))
        return [*problems, *_removal_problems(book, setup, self._count_to_remove(book, setup))]

    def _count_to_remove(self, book: Edition, setup: Setup) -> int:
        added = _count_added(book, setup)
        if added <= self.free:
            return 0
        return added if book.setup_reading(setup, ORDINARY_REMOVED) == 0 else added - self.free

    @override
    def draw_districts(self, book: Edition, rng: State) -> tuple[int, ...]:
        return () if self.imported else _draw(book, chance.randbelow(rng, 2 * self.free), rng)

    @override
    def draw_removed(
        self, book: Edition, setup: Setup, keep: list[int], rng: State
    ) -> tuple[int, ...]:
        pool = [row for row in book.districts if not row.is_optional]
        return _draw_cards(pool, self._count_to_remove(book, setup), keep, rng)


class ExchangeSpecial(DeckRule):
    """Starred districts take the places of other special ones, one for one."""

    @override
    def max_districts(self, book: Edition) -> int:
        return len(_starred(book))

    @override
    def problems(self, book: Edition, setup: Setup) -> list[Problem]:
        problems = _choice_problems(book, setup.districts)
        special = [row.card for row in book.districts if row.type == UNIQUE]
        for card in sorted(set(setup.removed)):
            if card not in special:
                problems.append(Problem("removed-not-unique", (("district", _slug(card)),)))
        return [*problems, *_removal_problems(book, setup, self._count_to_remove(book, setup))]

    def _count_to_remove(self, book: Edition, setup: Setup) -> int:
        free = book.setup_reading(setup, ADD_WITHOUT_EXCHANGE) == 1
        return len(setup.removed) if free else _count_added(book, setup)

    @override
    def draw_districts(self, book: Edition, rng: State) -> tuple[int, ...]:
        return _draw(book, chance.randbelow(rng, 7), rng)

    @override
    def draw_removed(
        self, book: Edition, setup: Setup, keep: list[int], rng: State
    ) -> tuple[int, ...]:
        if book.setup_reading(setup, ADD_WITHOUT_EXCHANGE) == 1:
            return ()
        pool = [row for row in book.districts if row.type == UNIQUE and not row.is_optional]
        return _draw_cards(pool, _count_added(book, setup), keep, rng)


def _starred(book: Edition) -> list[int]:
    return [row.card for row in book.districts if row.is_optional]


def _count_added(book: Edition, setup: Setup) -> int:
    """How many of the chosen districts come into the deck."""
    left_out = book.left_out_districts(setup)
    return len([card for card in setup.districts if card not in left_out])


def _slug(card: int) -> str:
    return DISTRICTS[card] if 0 <= card < len(DISTRICTS) else str(card)


def _amount_problem(code: str, amount: int) -> Problem:
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


def _removal_problems(book: Edition, setup: Setup, expected: int) -> list[Problem]:
    problems: list[Problem] = []
    if len(setup.removed) != expected:
        problems.append(_amount_problem("removed-wrong-number", expected))
    copies = {row.card: row.copies for row in book.districts}
    for card in sorted(set(setup.removed)):
        if setup.removed.count(card) > copies.get(card, 0):
            problems.append(Problem("removed-not-there", (("district", _slug(card)),)))
        elif card in _starred(book):
            problems.append(Problem("removed-starred", (("district", _slug(card)),)))
    return problems


def _draw(book: Edition, amount: int, rng: State) -> tuple[int, ...]:
    pool = _starred(book)
    cards = [pool.pop(chance.randbelow(rng, len(pool))) for _ in range(amount)]
    return tuple(sorted(cards))


def _draw_cards(
    rows: list[DistrictRow], amount: int, kept_cards: list[int], rng: State
) -> tuple[int, ...]:
    pool = [row.card for row in rows for _ in range(row.copies)]
    for card in kept_cards:
        if card in pool:
            pool.remove(card)
    drawn = [pool.pop(chance.randbelow(rng, len(pool))) for _ in range(min(amount, len(pool)))]
    return tuple(sorted(drawn))

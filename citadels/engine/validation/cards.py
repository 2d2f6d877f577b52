"""District cards: piles that are counted in several ways, and how often each card is there."""

from __future__ import annotations

from citadels.engine.bits import BIT
from citadels.engine.codes import KINDS, NO_CARD
from citadels.engine.rules import Rules
from citadels.engine.state import (
    BEAUTIFIED_UNIT,
    CITY,
    CITY_MASK,
    CITY_SIZE,
    DECK,
    DECK_CAPACITY,
    DECK_HEAD,
    DECK_SIZE,
    HAND,
    HAND_MASK,
    HAND_SIZE,
    HELD,
    HELD_MASK,
    HELD_SEAT,
    HELD_SIZE,
    MUSEUM_CARDS,
    MUSEUM_SIZE,
    SEAT_SIZE,
    SEATS_BASE,
    SITE_CARD,
)
from citadels.engine.validation.errors import InvalidStateError, require, require_within


def check_cards(rules: Rules, row: list[int]) -> None:
    for seat in range(rules.seats):
        base = SEATS_BASE + seat * SEAT_SIZE
        _check_pile(rules, row, base + HAND, base + HAND_SIZE, base + HAND_MASK)
        _check_city(rules, row, base)
    _check_pile(rules, row, HELD, HELD_SIZE, HELD_MASK)
    require((row[HELD_SEAT] < 0) == (row[HELD_SIZE] == 0), row, HELD_SEAT, "held cards differ")
    _check_copies_of(rules, row, MUSEUM_CARDS)
    under = sum(row[MUSEUM_CARDS : MUSEUM_CARDS + KINDS])
    require(under == row[MUSEUM_SIZE], row, MUSEUM_SIZE, f"the cards are {under}")
    _check_deck(rules, row)
    _check_totals(rules, row)


def _check_pile(rules: Rules, row: list[int], cells: int, size: int, mask: int) -> None:
    _check_copies_of(rules, row, cells)
    _check_counts(row, row[cells : cells + KINDS], size, mask)


def _check_copies_of(rules: Rules, row: list[int], cells: int) -> None:
    for card in range(KINDS):
        require_within(row, cells + card, 0, rules.copies[card])


def _check_city(rules: Rules, row: list[int], base: int) -> None:
    for card in range(KINDS):
        cell = base + CITY + card
        beautified, copies = divmod(row[cell], BEAUTIFIED_UNIT)
        is_valid = 0 <= beautified <= copies <= rules.copies[card]
        require(
            is_valid,
            row,
            cell,
            f"{copies} districts, {beautified} beautified, of {rules.copies[card]}",
        )
    city = [cell % BEAUTIFIED_UNIT for cell in row[base + CITY : base + CITY + KINDS]]
    _check_counts(row, city, base + CITY_SIZE, base + CITY_MASK)


def _check_counts(row: list[int], copies: list[int], size: int, mask: int) -> None:
    """A pile is counted in three ways that must agree: by kind, in all, and as a set."""
    require(sum(copies) == row[size], row, size, f"the cards are {sum(copies)}")
    kinds = sum(BIT[card] for card in range(KINDS) if copies[card] > 0)
    require(kinds == row[mask], row, mask, f"the cards are those of {kinds}")


def _check_deck(rules: Rules, row: list[int]) -> None:
    for index in range(DECK_CAPACITY):
        cell = DECK + (row[DECK_HEAD] + index) % DECK_CAPACITY
        require_within(row, cell, 0, KINDS - 1 if index < row[DECK_SIZE] else 0)


def _check_totals(rules: Rules, row: list[int]) -> None:
    """No district lies on the table more often than the game has it."""
    counts = [row[HELD + card] + row[MUSEUM_CARDS + card] for card in range(KINDS)]
    for index in range(row[DECK_SIZE]):
        counts[row[DECK + (row[DECK_HEAD] + index) % DECK_CAPACITY]] += 1
    for seat in range(rules.seats):
        base = SEATS_BASE + seat * SEAT_SIZE
        for card in range(KINDS):
            counts[card] += row[base + HAND + card] + row[base + CITY + card] % BEAUTIFIED_UNIT
    if row[SITE_CARD] != NO_CARD:
        counts[row[SITE_CARD]] += 1
    for card, count in enumerate(counts):
        if count > rules.copies[card]:
            raise InvalidStateError(
                f"district {card} is there {count} times, not {rules.copies[card]}"
            )

"""Books kept beside a game: no card and no coin may appear or vanish by itself.

Cards are counted where they lie and compared with the copies of the edition. Gold is counted on
the table and compared with what the bank gave and took by the events. What the other modules
here do once for a saved game, with a reason for each number, this does after every answer of a
million.
"""

from __future__ import annotations

from citadels.engine.bits import BIT, count_bits, zeros
from citadels.engine.codes import DESTROYED, GAINED, KINDS, NO_CARD, PAID
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.native_types import i64, vec
from citadels.engine.playout import Policy, playout
from citadels.engine.state import (
    BEAUTIFIED_UNIT,
    CITY,
    CITY_MASK,
    CITY_SIZE,
    DECK_SIZE,
    HAND,
    HAND_MASK,
    HAND_SIZE,
    HELD,
    HELD_MASK,
    HELD_SIZE,
    MUSEUM_CARDS,
    MUSEUM_SIZE,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
    SITE_CARD,
    TAX,
)


class AuditError(ValueError):
    """The books do not agree with the table."""


class Audit:
    """What the table must hold, answer by answer."""

    def __init__(self, game: Game) -> None:
        self.gold: i64 = gold_on_table(game)
        self.count: vec[i64] = zeros(KINDS)
        self.check_cards(game)

    def check(self, game: Game) -> None:
        """After each answer of a game that records its events."""
        self.check_gold(game)
        self.check_cards(game)

    def check_gold(self, game: Game) -> None:
        expected = self.gold
        destroyed: i64 = 0  # each perhaps with a coin on it, which goes to the bank unrecorded
        log = game.log
        for offset in range(0, len(log), EVENT_SIZE):
            kind: i64 = log[offset]
            if kind == GAINED:
                expected += log[offset + 4]
            elif kind == PAID:
                expected -= log[offset + 4]
            elif kind == DESTROYED:
                destroyed += 1
        self.gold = gold_on_table(game)
        if self.gold > expected or self.gold < expected - destroyed:
            raise AuditError(f"{self.gold} gold is on the table, but it should be {expected}")

    def check_cards(self, game: Game) -> None:
        row = game.row
        count = self.count
        for card in range(KINDS):
            count[card] = row[HELD + card] + row[MUSEUM_CARDS + card]
        for index in range(row[DECK_SIZE]):
            count[game.deck_at(index)] += 1
        if row[SITE_CARD] != NO_CARD:
            count[row[SITE_CARD]] += 1
        _check_pile(row, HELD, row[HELD_SIZE], row[HELD_MASK], "in front of a player")
        _check_pile(row, MUSEUM_CARDS, row[MUSEUM_SIZE], -1, "under the Museum")
        for seat in range(row[SEATS]):
            base = SEATS_BASE + seat * SEAT_SIZE
            for card in range(KINDS):
                count[card] += row[base + HAND + card] + row[base + CITY + card] % BEAUTIFIED_UNIT
            _check_pile(row, base + HAND, row[base + HAND_SIZE], row[base + HAND_MASK], "in a hand")
            _check_pile(row, base + CITY, row[base + CITY_SIZE], row[base + CITY_MASK], "in a city")
        for card in range(KINDS):
            copies = game.rules.copies[card]
            if count[card] != copies:
                raise AuditError(f"{count[card]} cards of kind {card} instead of {copies}")


def gold_on_table(game: Game) -> i64:
    """The players' gold, the taxes, and the coins on districts."""
    row = game.row
    gold = row[TAX]
    for seat in range(row[SEATS]):
        base = SEATS_BASE + seat * SEAT_SIZE
        money = row[base + SEAT_GOLD]
        if money < 0:
            raise AuditError(f"seat {seat} has {money} gold")
        gold += money
        for cell in range(base + CITY, base + CITY + KINDS):
            gold += row[cell] // BEAUTIFIED_UNIT
    return gold


def _check_pile(row: vec[i64], base: i64, size: i64, mask: i64, where: str) -> None:
    """The size and the set of kinds that are kept beside a pile are those of the pile."""
    cards: i64 = 0
    kinds: i64 = 0
    for card in range(KINDS):
        copies = row[base + card] % BEAUTIFIED_UNIT
        if copies > 0:
            cards += copies
            kinds += 1
            if mask & BIT[card] == 0:
                raise AuditError(f"kind {card} lies {where}, but the set does not have it")
    if cards != size:
        raise AuditError(f"{cards} cards lie {where}, but {size} are counted")
    if mask >= 0 and count_bits(mask) != kinds:
        raise AuditError(f"{kinds} kinds lie {where}, but the set has {count_bits(mask)}")


def playout_with_audit(game: Game, policy: Policy, limit: i64) -> i64:
    """Play as `playout` does and check the books after each answer."""
    audit = Audit(game)
    played: i64 = 0
    while played < limit and playout(game, policy, 1) == 1:
        played += 1
        audit.check(game)
    return played

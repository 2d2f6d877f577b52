"""What all layouts share: codes, prices, the packed answer and the generator. Figures are made up."""

from __future__ import annotations

from typing import Final

from layouts.ints import i64, vec

SEATS: Final[i64] = 4
KINDS: Final[i64] = 64  # room; the slice uses CARDS of them
CARDS: Final[i64] = 48
COMMON: Final[i64] = 18  # kinds below are in the deck three times, the others once
DECK_ROOM: Final[i64] = 128
FULL_CITY: Final[i64] = 7
ASIDE: Final[i64] = 3  # characters out of the draft: two faceup, one facedown
NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1

# Handlers. The code of a character is its rank.
TURN: Final[i64] = 0
ASSASSIN: Final[i64] = 1
WIZARD: Final[i64] = 3
KING: Final[i64] = 4
WARLORD: Final[i64] = 8
RANKS: Final[i64] = 8
DRAFT: Final[i64] = 9
LABORATORY: Final[i64] = 10
GRAVEYARD: Final[i64] = 11

# Districts that have a handler.
LABORATORY_CARD: Final[i64] = 18
GRAVEYARD_CARD: Final[i64] = 40

# Verbs.
GOLD: Final[i64] = 1
DRAW: Final[i64] = 2
BUILD: Final[i64] = 3
USE: Final[i64] = 4
END: Final[i64] = 5
KEEP: Final[i64] = 6
PICK: Final[i64] = 7
NAME: Final[i64] = 8
TARGET: Final[i64] = 9
TAKE: Final[i64] = 10
DESTROY: Final[i64] = 11
DISCARD: Final[i64] = 12
PAY: Final[i64] = 13
DECLINE: Final[i64] = 14

RED: Final[i64] = 4


def _lowest() -> vec[i64]:
    table: vec[i64] = vec[i64]([0] * 67)
    for bit in range(63):
        table[(1 << bit) % 67] = bit
    return table


def _mask(cards: list[int]) -> i64:
    return sum([1 << card for card in cards])


BIT: Final = vec[i64]([1 << bit for bit in range(63)])
LOWEST: Final = _lowest()  # LOWEST[(mask & -mask) % 67] is the number of the lowest bit
COST: Final = vec[i64]([1 + card % 5 if card < COMMON else 2 + card % 4 for card in range(64)])
COLOUR: Final = vec[i64]([card % 5 if card < COMMON else 5 for card in range(64)])
RED_CARDS: Final = _mask([card for card in range(COMMON) if card % 5 == RED])
CARDS_WITH_TEXT: Final = _mask([LABORATORY_CARD, GRAVEYARD_CARD])
HANDLER_OF: Final = vec[i64](
    [
        LABORATORY if card == LABORATORY_CARD else GRAVEYARD if card == GRAVEYARD_CARD else -1
        for card in range(64)
    ]
)


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return verb << 24 | a << 16 | b << 8 | c


def verb_of(answer: i64) -> i64:
    return answer >> 24


def arg_of(answer: i64) -> i64:
    return answer >> 16 & 255


def arg2_of(answer: i64) -> i64:
    return answer >> 8 & 255


def next_random(seed: i64) -> i64:
    return (seed * 1664525 + 1013904223) & 0xFFFFFFFF


def below(seed: i64, n: i64) -> i64:
    """A number below `n`, from the upper half of the generator's state."""
    return (seed >> 16) * n >> 16


def fold(digest: i64, value: i64) -> i64:
    return (digest * 1000003 + value) & 0xFFFFFFFF

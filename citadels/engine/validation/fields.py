"""Each field of the table and of a seat by itself, and those that go in pairs."""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT
from citadels.engine.codes import KINDS, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.handler import CLOSING_BIT, POWER_BIT
from citadels.engine.rules import Rules
from citadels.engine.state import (
    ANSWER_COUNT,
    BEWITCHED,
    BLACKMAILER_SEAT,
    BUILDS,
    BUILT_THIS_ROUND,
    COMPLETED_CITY,
    CROWN,
    DECK_CAPACITY,
    DECK_HEAD,
    DECK_SIZE,
    DEPTH,
    DRAFT_STEP,
    FACEUP,
    FIRST_TOO,
    FLOWERED,
    GATHERED,
    HAUNTED_ROUND,
    HELD_SIZE,
    LAID_BY,
    LAID_DOWN,
    MAGISTRATE_SEAT,
    MUSEUM_SIZE,
    OVER,
    PACKET,
    PAID_BUILDS,
    RANK,
    REACHED_AT,
    REVEALED,
    RNG_WORDS,
    ROBBED,
    ROLE_FIELDS,
    ROLES,
    ROUND,
    SEAT_FIELDS,
    SEAT_GOLD,
    SEAT_SIZE,
    SEATS_BASE,
    SEEN,
    SEEN_AGAIN,
    SHORTER_BY,
    SIGNED,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    SPENT,
    STACK_CAPACITY,
    TAX,
    THIEF_SEAT,
    THREATS,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
    USED,
    USED_DISTRICTS,
    WARRANTS,
    WITCH_SEAT,
)
from citadels.engine.validation.errors import require, require_within

# No game comes near these; they keep sums and loops small.
MAX_GOLD: Final = 10**6
MAX_ROUNDS: Final = 10**6
MAX_ANSWERS: Final = 10**9

ROLES_FIELDS: Final = (PACKET, FACEUP, LAID_DOWN, REVEALED, WARRANTS, THREATS)
FLAG_FIELDS: Final = (OVER, TURN_RESUMED, GATHERED, SITE_COUNTED)
GOLD_FIELDS: Final = (TAX, SPENT, SITE_PAID)
CARD_FIELDS: Final = (HELD_SIZE, MUSEUM_SIZE, BUILDS, PAID_BUILDS)

# If the first of a pair is set, so is the second: one says what, the other who.
FIELD_PAIRS: Final = (
    (BEWITCHED, WITCH_SEAT),
    (ROBBED, THIEF_SEAT),
    (SIGNED, MAGISTRATE_SEAT),
    (FLOWERED, BLACKMAILER_SEAT),
    (TURN_ROLE, TURN_SEAT),
    (TURN_SEAT, TURN_ROLE),
    (SITE_CARD, SITE_SEAT),
)


def check_fields(rules: Rules, row: list[int]) -> None:
    for cell in range(RNG_WORDS, RNG_WORDS + 4):
        require_within(row, cell, 0, 2**32 - 1)
    require_within(row, CROWN, 0, rules.seats - 1)
    require_within(row, ROUND, 0, MAX_ROUNDS)
    require_within(row, ANSWER_COUNT, 0, MAX_ANSWERS)
    require_within(row, SHORTER_BY, 0, rules.complete_at - 1)
    require_within(row, FIRST_TOO, 0, BIT[rules.seats] - 1)
    require_within(row, HAUNTED_ROUND, 0, row[ROUND])
    require_within(row, RANK, 0, rules.ranks)
    require_within(row, DRAFT_STEP, 0, len(rules.draft))
    require_within(row, DEPTH, 0, STACK_CAPACITY)
    require_within(row, DECK_HEAD, 0, DECK_CAPACITY - 1)
    require_within(row, DECK_SIZE, 0, DECK_CAPACITY)
    for field in SEAT_FIELDS:
        require_within(row, field, NOBODY, rules.seats - 1)
    for field in ROLE_FIELDS:
        require(_is_role(rules, row[field]), row, field, "not a character of this game")
    for field in ROLES_FIELDS:
        require(_are_roles(rules, row[field]), row, field, "not characters of this game")
    for field in FLAG_FIELDS:
        require_within(row, field, 0, 1)
    for field in GOLD_FIELDS:
        require_within(row, field, 0, MAX_GOLD)
    for field in CARD_FIELDS:
        require_within(row, field, 0, DECK_CAPACITY)
    require_within(row, USED, 0, 2 * CLOSING_BIT - 1)
    closing = row[USED] & CLOSING_BIT != 0
    require(not closing or row[USED] & POWER_BIT != 0, row, USED, "closed without its last deed")
    require_within(row, USED_DISTRICTS, 0, 2**62)
    require_within(row, SITE_CARD, NO_CARD, KINDS - 1)
    for field_set, field_owner in FIELD_PAIRS:
        require(
            row[field_set] < 0 or row[field_owner] >= 0,
            row,
            field_owner,
            f"number {field_set} is {row[field_set]}",
        )
    for seat in range(rules.seats):
        base = SEATS_BASE + seat * SEAT_SIZE
        require_within(row, base + SEAT_GOLD, 0, MAX_GOLD)
        require_within(row, base + COMPLETED_CITY, 0, 1)
        require_within(row, base + BUILT_THIS_ROUND, 0, 1)
        require_within(row, base + REACHED_AT, 0, row[ANSWER_COUNT])
        for field in (ROLES, SEEN, SEEN_AGAIN, LAID_BY):
            cell = base + field
            require(_are_roles(rules, row[cell]), row, cell, "not characters of this game")


def _is_role(rules: Rules, role: int) -> bool:
    return role == NO_ROLE or (0 <= role < len(rules.rank_of) and bool(rules.cast_mask >> role & 1))


def _are_roles(rules: Rules, mask: int) -> bool:
    return mask >= 0 and mask & ~rules.cast_mask == 0

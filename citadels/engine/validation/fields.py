"""Each field of the table and of a seat by itself, and those that go in pairs."""

from __future__ import annotations

from typing import Final

from citadels.engine import state
from citadels.engine.bits import BIT
from citadels.engine.codes import KINDS, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.handler import CLOSING_BIT, POWER_BIT
from citadels.engine.rules import Rules
from citadels.engine.validation.errors import require, require_within

# No game comes near these limits; they keep sums and loops small.
MAX_GOLD: Final = 10**6
MAX_ROUNDS: Final = 10**6
MAX_ANSWERS: Final = 10**9

ROLES_FIELDS: Final = (
    state.PACKET,
    state.FACEUP,
    state.LAID_DOWN,
    state.REVEALED,
    state.WARRANTS,
    state.THREATS,
)
FLAG_FIELDS: Final = (state.OVER, state.TURN_RESUMED, state.GATHERED, state.SITE_COUNTED)
GOLD_FIELDS: Final = (state.TAX, state.SPENT, state.SITE_PAID)
CARD_FIELDS: Final = (state.HELD_SIZE, state.MUSEUM_SIZE, state.BUILDS, state.PAID_BUILDS)

# If the first of a pair is set, so is the second, which is the seat.
FIELD_PAIRS: Final = (
    (state.BEWITCHED, state.WITCH_SEAT),
    (state.ROBBED, state.THIEF_SEAT),
    (state.SIGNED, state.MAGISTRATE_SEAT),
    (state.FLOWERED, state.BLACKMAILER_SEAT),
    (state.TURN_ROLE, state.TURN_SEAT),
    (state.TURN_SEAT, state.TURN_ROLE),
    (state.SITE_CARD, state.SITE_SEAT),
)


def check_fields(rules: Rules, row: list[int]) -> None:
    for cell in range(state.RNG_WORDS, state.RNG_WORDS + 4):
        require_within(row, cell, 0, 2**32 - 1)
    require_within(row, state.CROWN, 0, rules.seats - 1)
    require_within(row, state.ROUND, 0, MAX_ROUNDS)
    require_within(row, state.ANSWER_COUNT, 0, MAX_ANSWERS)
    require_within(row, state.SHORTER_BY, 0, rules.complete_at - 1)
    require_within(row, state.FIRST_TOO, 0, BIT[rules.seats] - 1)
    require_within(row, state.HAUNTED_ROUND, 0, row[state.ROUND])
    require_within(row, state.RANK, 0, rules.ranks)
    require_within(row, state.DRAFT_STEP, 0, len(rules.draft))
    require_within(row, state.DEPTH, 0, state.STACK_CAPACITY)
    require_within(row, state.DECK_HEAD, 0, state.DECK_CAPACITY - 1)
    require_within(row, state.DECK_SIZE, 0, state.DECK_CAPACITY)
    for field in state.SEAT_FIELDS:
        require_within(row, field, NOBODY, rules.seats - 1)
    for field in state.ROLE_FIELDS:
        require(_is_role(rules, row[field]), row, field, "not a character of this game")
    for field in ROLES_FIELDS:
        require(_are_roles(rules, row[field]), row, field, "not characters of this game")
    for field in FLAG_FIELDS:
        require_within(row, field, 0, 1)
    for field in GOLD_FIELDS:
        require_within(row, field, 0, MAX_GOLD)
    for field in CARD_FIELDS:
        require_within(row, field, 0, state.DECK_CAPACITY)
    require_within(row, state.USED, 0, 2 * CLOSING_BIT - 1)
    is_valid = row[state.USED] & CLOSING_BIT == 0 or row[state.USED] & POWER_BIT != 0
    require(is_valid, row, state.USED, "closed without its last action")
    require_within(row, state.USED_DISTRICTS, 0, 2**62)
    require_within(row, state.SITE_CARD, NO_CARD, KINDS - 1)
    for field_set, field_owner in FIELD_PAIRS:
        is_valid = row[field_set] < 0 or row[field_owner] >= 0
        require(is_valid, row, field_owner, f"number {field_set} is {row[field_set]}")
    for seat in range(rules.seats):
        base = state.SEATS_BASE + seat * state.SEAT_SIZE
        require_within(row, base + state.SEAT_GOLD, 0, MAX_GOLD)
        require_within(row, base + state.COMPLETED_CITY, 0, 1)
        require_within(row, base + state.BUILT_THIS_ROUND, 0, 1)
        require_within(row, base + state.REACHED_AT, 0, row[state.ANSWER_COUNT])
        for field in (state.ROLES, state.SEEN, state.SEEN_AGAIN, state.LAID_BY):
            cell = base + field
            require(_are_roles(rules, row[cell]), row, cell, "not characters of this game")


def _is_role(rules: Rules, role: int) -> bool:
    return role == NO_ROLE or (0 <= role < len(rules.rank_of) and bool(rules.cast_mask >> role & 1))


def _are_roles(rules: Rules, mask: int) -> bool:
    return mask >= 0 and mask & ~rules.cast_mask == 0

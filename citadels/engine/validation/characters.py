"""Character cards: each lies in one place, and as many as the draft has come to."""

from __future__ import annotations

from citadels.engine.bits import BIT
from citadels.engine.codes import NO_ROLE
from citadels.engine.rules import Rules
from citadels.engine.state import ASIDE, FACEUP, LAID_DOWN, PACKET, ROLES, SEAT_SIZE, SEATS_BASE
from citadels.engine.validation.errors import require


def check_characters(rules: Rules, row: list[int]) -> None:
    """No character lies in two places."""
    places = [PACKET, FACEUP, LAID_DOWN]
    places += [SEATS_BASE + seat * SEAT_SIZE + ROLES for seat in range(rules.seats)]
    roles_found = BIT[row[ASIDE]] if row[ASIDE] != NO_ROLE else 0
    for cell in places:
        require(roles_found & row[cell] == 0, row, cell, "a character is in two places")
        roles_found |= row[cell]

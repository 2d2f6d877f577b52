"""Whether a row of ints can be a table of these rules: what a saved game must not break.

It does not judge whether play leads to the position, only that nothing in it contradicts the rules
or itself, so that the engine can continue from it.
"""

from __future__ import annotations

from citadels.engine.rules import Rules
from citadels.engine.state import SEAT_SIZE, SEATS, SEATS_BASE
from citadels.engine.validation.cards import check_cards
from citadels.engine.validation.characters import check_characters
from citadels.engine.validation.errors import InvalidStateError
from citadels.engine.validation.fields import check_fields
from citadels.engine.validation.stack import check_stack


def check_state(rules: Rules, row: list[int]) -> None:
    """Raise `InvalidStateError` unless the row can be a table of these rules."""
    if len(row) != SEATS_BASE + SEAT_SIZE * rules.seats or row[SEATS] != rules.seats:
        raise InvalidStateError(f"a row of {len(row)} numbers does not fit {rules.seats} players")
    check_fields(rules, row)
    check_cards(rules, row)
    check_characters(rules, row)
    check_stack(rules, row)

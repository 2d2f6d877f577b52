"""Whether a row of ints can be a table of these rules: what a saved game must not break.

It does not judge whether play leads to the position, only that nothing in it contradicts the rules
or itself, so that the engine can go on from it.
"""

from __future__ import annotations

from citadels.engine.rules import Rules
from citadels.engine.soundness.cards import check_cards
from citadels.engine.soundness.characters import check_characters
from citadels.engine.soundness.fields import check_fields
from citadels.engine.soundness.refusing import UnsoundError
from citadels.engine.soundness.stack import check_stack
from citadels.engine.state import ROW, ROWS, SEATS


def check_row(rules: Rules, row: list[int]) -> None:
    """Raise `UnsoundError` unless the row can be a table of these rules."""
    if len(row) != ROWS + ROW * rules.seats or row[SEATS] != rules.seats:
        raise UnsoundError(f"a row of {len(row)} numbers does not fit {rules.seats} players")
    check_fields(rules, row)
    check_cards(rules, row)
    check_characters(rules, row)
    check_stack(rules, row)

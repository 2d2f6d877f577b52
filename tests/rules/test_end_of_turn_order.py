"""[2016 A33] In which order the effects at the end of a turn come: it shows only in the events."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.codes import DREW, GAINED, TURN_ENDED
from citadels.engine.names import EVENTS
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story

STORY: Final = """
# An Alchemist without gold and cards ends the turn.
profile 2016
ruling end-of-turn-order {reading}
Ann  alchemist  gold 4  hand castle  city poor-house park
Bob  architect
Cid  king
Dan  bishop
turn Ann, gathered

Ann: build castle, end
turn Bob
"""
REFUND_EVENT: Final = ("gained", 4)
POOR_HOUSE_EVENT: Final = ("gained", 1)
CARD_EVENT: Final = ("drew", 1)
EVENTS_BY_READING: Final = (
    ("poor-house-park-alchemist", [POOR_HOUSE_EVENT, CARD_EVENT, CARD_EVENT, REFUND_EVENT]),
    ("park-poor-house-alchemist", [CARD_EVENT, CARD_EVENT, POOR_HOUSE_EVENT, REFUND_EVENT]),
)


@pytest.mark.parametrize(("reading", "order"), EVENTS_BY_READING)
def test_the_order_is_the_one_of_the_reading(reading: str, order: list[tuple[str, int]]) -> None:
    game = run_story(parse_stories(STORY.format(reading=reading))[0])
    events = [(kind, amount) for kind, _, _, _, amount in game.events_for(0)]
    turn = events[: [kind for kind, _ in events].index(TURN_ENDED)]
    assert [(EVENTS[kind], amount) for kind, amount in turn if kind in {GAINED, DREW}] == order

"""Counts deeds: how often each ability is used, districts are destroyed, gold is taken."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import HANDLER_COUNT, USE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.lab.counting.counter import Counter

VERBS_ROOM: Final = 40
USES_AT: Final = 0  # by card or phase
VERBS_AT: Final = HANDLER_COUNT
CELLS: Final = VERBS_AT + VERBS_ROOM


class Deeds(Counter):
    """Answers by verb, and uses of abilities by card."""

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(CELLS)

    @override
    def answer(self, game: Game, seat: i64, given: i64, by_lot: bool) -> None:
        verb = verb_of(given)
        self.add(VERBS_AT + verb, 1)
        if verb == USE:
            self.mark(USES_AT + arg1_of(given), seat)

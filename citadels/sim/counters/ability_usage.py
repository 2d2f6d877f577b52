"""Counts how often each ability is used, districts are destroyed, gold is taken."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import HANDLER_COUNT, USE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.sim.counters.counter import Counter

VERB_BINS: Final = 40
USES_OFFSET: Final = 0  # by card or phase
VERBS_OFFSET: Final = HANDLER_COUNT
CELL_COUNT: Final = VERBS_OFFSET + VERB_BINS


class AbilityUsage(Counter):
    """Answers by verb, and uses of abilities by card."""

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(CELL_COUNT)

    @override
    def before_answer(self, game: Game, seat: i64, answer: i64, randomized: bool) -> None:
        verb = verb_of(answer)
        self.add(VERBS_OFFSET + verb, 1)
        if verb == USE:
            self.mark(USES_OFFSET + arg1_of(answer), seat)

"""Counts the characters that were picked, by the player or at random."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import PICK
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import DRAFT_FIRST, SEATS
from citadels.sim.counters.counter import Counter

ROLE_BINS: Final = 32
PLACE_BINS: Final = 8
CHOOSER_BINS: Final = 2


class CharacterPicks(Counter):
    """At random or not, by the place in the order of choosing from the crown on, by character."""

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(CHOOSER_BINS * PLACE_BINS * ROLE_BINS)

    @override
    def before_answer(self, game: Game, seat: i64, answer: i64, randomized: bool) -> None:
        if verb_of(answer) != PICK:
            return
        seats = game.row[SEATS]
        place = (seat - game.row[DRAFT_FIRST] + seats) % seats
        chooser: i64 = 1 if randomized else 0
        self.mark((chooser * PLACE_BINS + place) * ROLE_BINS + arg1_of(answer), seat)

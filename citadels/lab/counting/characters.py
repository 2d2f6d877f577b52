"""Counts who was which character, chosen by the player or by lot."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.codes import PICK
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import DRAFT_FIRST, SEATS
from citadels.lab.counting.counter import Counter

ROLES_ROOM: Final = 32
PLACES_ROOM: Final = 8
BY_LOT_ROOM: Final = 2


class Characters(Counter):
    """By lot or not, by the place in the order of choosing from the crown on, by character."""

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(BY_LOT_ROOM * PLACES_ROOM * ROLES_ROOM)

    @override
    def answer(self, game: Game, seat: i64, given: i64, by_lot: bool) -> None:
        if verb_of(given) != PICK:
            return
        seats = game.row[SEATS]
        place = (seat - game.row[DRAFT_FIRST] + seats) % seats
        lot: i64 = 1 if by_lot else 0
        self.mark((lot * PLACES_ROOM + place) * ROLES_ROOM + arg1_of(given), seat)

"""Counts whom Assassin, Witch and Thief name, and whether somebody has that character."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of
from citadels.engine.codes import ASSASSIN, NOBODY, ROLE_ARGUMENT, THIEF, WITCH
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.lab.counting.characters import ROLES_ROOM
from citadels.lab.counting.counter import Counter
from citadels.lab.counting.forcing import NAMES, kind_of

NAMERS: Final = (ASSASSIN, WITCH, THIEF)
HIT_ROOM: Final = 2
BY_LOT_ROOM: Final = 2

VICTIMS_AT: Final = BY_LOT_ROOM * len(NAMERS) * HIT_ROOM * ROLES_ROOM  # how those did who were hit
CELLS: Final = VICTIMS_AT + BY_LOT_ROOM * len(NAMERS) * ROLES_ROOM


class Names(Counter):
    """By lot or not, by who names, by whether it hit, by the character that was named.

    Whoever was hit is counted, too, with what it came to for him.
    """

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(CELLS)

    @override
    def answer(self, game: Game, seat: i64, given: i64, by_lot: bool) -> None:
        if kind_of(given) != NAMES:
            return
        namer = arg1_of(given)
        which: i64 = 0 if namer == ASSASSIN else 1 if namer == WITCH else 2
        named = arg2_of(given) - ROLE_ARGUMENT
        holder = game.holder(named)
        hit: i64 = 0 if holder == NOBODY else 1
        lot: i64 = 1 if by_lot else 0
        way = lot * len(NAMERS) + which
        self.mark((way * HIT_ROOM + hit) * ROLES_ROOM + named, seat)
        if hit > 0:
            self.mark(VICTIMS_AT + way * ROLES_ROOM + named, holder)

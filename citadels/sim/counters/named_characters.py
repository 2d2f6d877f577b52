"""Counts the characters that are named, and whether somebody has them."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of
from citadels.engine.codes import NOBODY, ROLE_ARGUMENT
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.sim.counters.characters import ROLE_BINS
from citadels.sim.counters.counter import Counter
from citadels.sim.counters.namers import NAMERS, namer_index
from citadels.sim.counters.randomized_policy import NAME_CHOICE, choice_kind

HIT_BINS: Final = 2
CHOOSER_BINS: Final = 2

VICTIMS_OFFSET: Final = CHOOSER_BINS * len(NAMERS) * HIT_BINS * ROLE_BINS
CELL_COUNT: Final = VICTIMS_OFFSET + CHOOSER_BINS * len(NAMERS) * ROLE_BINS


class NamedCharacters(Counter):
    """At random or not, by the character that names, by hit or miss, by the character named.

    The victims of hits are counted too, with their own results.
    """

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(CELL_COUNT)

    @override
    def before_answer(self, game: Game, seat: i64, answer: i64, randomized: bool) -> None:
        if choice_kind(answer) != NAME_CHOICE:
            return
        role = arg2_of(answer) - ROLE_ARGUMENT
        holder = game.holder(role)
        hit: i64 = 0 if holder == NOBODY else 1
        chooser: i64 = 1 if randomized else 0
        table_row = chooser * len(NAMERS) + namer_index(arg1_of(answer))
        self.mark((table_row * HIT_BINS + hit) * ROLE_BINS + role, seat)
        if hit > 0:
            self.mark(VICTIMS_OFFSET + table_row * ROLE_BINS + role, holder)

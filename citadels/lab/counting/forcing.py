"""Choices that are made by lot now and then: experiments inside ordinary games.

Who picks a good character may win because he plays well, or because he was ahead. Where the lot
picks, nothing else differs. So a few choices of a kind are left to the lot, and these are counted.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of, verb_of
from citadels.engine.codes import (
    ASSASSIN,
    CARDS,
    GOLD,
    PICK,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    THIEF,
    USE,
    WITCH,
)
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.playout import Policy, RandomPolicy

PICKS: Final = 1  # kinds of choices, as bits
NAMES: Final = 2
GATHERING: Final = 4
PER_MILLE: Final = 1000
_OTHER_STREAM: Final = 0x5DEECE66D


def kind_of(given: i64) -> i64:
    """Which kind of choice an answer is, or 0."""
    verb = verb_of(given)
    if verb == PICK:
        return PICKS
    if verb == GOLD or verb == CARDS:
        return GATHERING
    if verb == USE and ROLE_ARGUMENT <= arg2_of(given) < SEAT_ARGUMENT:
        namer = arg1_of(given)
        if namer == ASSASSIN or namer == WITCH or namer == THIEF:
            return NAMES
    return 0


class Forced(Policy):
    """Another player, whose choices of some kinds are now and then made by lot.

    The lot replaces a choice of the same kind: it names another character, but does not name
    somebody where the player would have done something else.
    """

    def __init__(self, inner: RandomPolicy, kinds: i64, rate: i64) -> None:
        """So many in a thousand of these kinds are made by lot."""
        self.inner = inner
        self.kinds = kinds
        self.rate = rate
        self.lots = RandomPolicy(0)
        self.by_lot = False  # whether the last choice was

    def reseed(self, seed: int) -> None:
        self.inner.reseed(seed)
        self.lots.reseed(seed ^ _OTHER_STREAM)

    @override
    def choose(self, game: Game, options: i64) -> i64:
        self.by_lot = False
        given = self.inner.choose(game, options)
        if self.kinds == 0 or options == 1 or kind_of(given) & self.kinds == 0:
            return given
        if self.lots.randbelow(PER_MILLE) >= self.rate:
            return given
        return self._drawn(game, options, given)

    def _drawn(self, game: Game, options: i64, given: i64) -> i64:
        """One of the options of the same kind, each as likely; it is no lot if there is but one."""
        kind = kind_of(given)
        alike: i64 = 0
        for index in range(options):
            if kind_of(game.options[index]) == kind:
                alike += 1
        if alike < 2:
            return given
        self.by_lot = True
        left = self.lots.randbelow(alike)
        drawn = given
        for index in range(options):
            if kind_of(game.options[index]) == kind:
                if left == 0:
                    drawn = game.options[index]
                left -= 1
        return drawn

"""Choices that are sometimes made at random: experiments inside ordinary games.

A player who picks a good character may win by playing well or by having been ahead. Where the pick
is random, nothing else differs. So a few choices of a kind are made at random, and these are
counted.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of, verb_of
from citadels.engine.codes import CARDS, GOLD, PICK, ROLE_ARGUMENT, SEAT_ARGUMENT, USE
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.playout import Policy, RandomPolicy
from citadels.sim.counters.namers import NO_NAMER, namer_index

PICK_CHOICE: Final = 1  # kinds of choices, as bits
NAME_CHOICE: Final = 2
GATHER_CHOICE: Final = 4
PER_MILLE: Final = 1000
RANDOM_STREAM_MASK: Final = 0x5DEECE66D


def choice_kind(answer: i64) -> i64:
    """Which kind of choice an answer is, or 0."""
    verb = verb_of(answer)
    if verb == PICK:
        return PICK_CHOICE
    if verb == GOLD or verb == CARDS:
        return GATHER_CHOICE
    is_naming = verb == USE and ROLE_ARGUMENT <= arg2_of(answer) < SEAT_ARGUMENT
    if is_naming and namer_index(arg1_of(answer)) != NO_NAMER:
        return NAME_CHOICE
    return 0


class RandomizedPolicy(Policy):
    """Another player, whose choices of some kinds are sometimes made at random.

    A random choice replaces one of the same kind: it names another character, but names none where
    the player would have done something else.
    """

    def __init__(self, inner: RandomPolicy, kinds: i64, rate: i64) -> None:
        """Of 1,000 choices of these kinds, about `rate` are made at random."""
        self.inner = inner
        self.kinds = kinds
        self.rate = rate
        self.rng = RandomPolicy(0)
        self.randomized = False  # whether the last choice was random

    def reseed(self, seed: int) -> None:
        self.inner.reseed(seed)
        self.rng.reseed(seed ^ RANDOM_STREAM_MASK)

    @override
    def choose(self, game: Game, options: i64) -> i64:
        self.randomized = False
        answer = self.inner.choose(game, options)
        if self.kinds == 0 or options == 1 or choice_kind(answer) & self.kinds == 0:
            return answer
        if self.rng.randbelow(PER_MILLE) >= self.rate:
            return answer
        return self._draw_option(game, options, answer)

    def _draw_option(self, game: Game, options: i64, answer: i64) -> i64:
        """An option of the same kind, all equally likely; a single one is not a random choice."""
        kind = choice_kind(answer)
        same_kind: i64 = 0
        for index in range(options):
            if choice_kind(game.options[index]) == kind:
                same_kind += 1
        if same_kind < 2:
            return answer
        self.randomized = True
        skip = self.rng.randbelow(same_kind)
        option = answer
        for index in range(options):
            if choice_kind(game.options[index]) == kind:
                if skip == 0:
                    option = game.options[index]
                skip -= 1
        return option

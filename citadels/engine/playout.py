"""Games played to the end inside the engine: the loop, and players that need no thought.

A driver in interpreted Python spends most of its time outside the rules. What is played by the
million is played here, compiled with the cards: no lists of options, no checks, no events.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import verb_of
from citadels.engine.chance import WORD_MASK, scramble
from citadels.engine.codes import BUILD, BUILD_BY, END
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import DEPTH, FRAME_SIZE, TOP_SEAT

MAX_ANSWERS: Final = 1073741824  # more answers than any game has


class Policy:
    """A way of choosing. It reads `game.options`."""

    def choose(self, game: Game, option_count: i64) -> i64:
        """One of the options of the open question, of which there is at least one."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every option is as likely as any other.

    It has a generator like that of `chance.py`, but of its own: it does not change the deal.
    """

    def __init__(self, seed: int) -> None:
        self.word0: i64 = 0
        self.word1: i64 = 0
        self.word2: i64 = 0
        self.word3: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Start again from this seed, for another game of the same player."""
        low: i64 = seed & WORD_MASK
        high: i64 = (seed >> 32) & WORD_MASK
        self.word0 = scramble(low, 0)
        self.word1 = scramble(low, 1)
        self.word2 = scramble(high, 2)
        self.word3 = scramble(high, 3) | 1  # never all zero

    def randbelow(self, count: i64) -> i64:
        """A number below `count`, with a bias of at most one in 2**32 / count."""
        mixed = self.word0 ^ ((self.word0 << 11) & WORD_MASK)
        last = self.word3
        self.word0 = self.word1
        self.word1 = self.word2
        self.word2 = last
        self.word3 = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
        return (self.word3 * count) >> 32

    @override
    def choose(self, game: Game, option_count: i64) -> i64:
        return game.options[self.randbelow(option_count)]


class BusyPolicy(RandomPolicy):
    """Random, but seldom ends a turn while there is something else to do."""

    @override
    def choose(self, game: Game, option_count: i64) -> i64:
        answer = game.options[self.randbelow(option_count)]
        if verb_of(answer) == END and option_count > 1 and self.randbelow(8) > 0:
            while verb_of(answer) == END:
                answer = game.options[self.randbelow(option_count)]
        return answer


class BuilderPolicy(BusyPolicy):
    """Builds when something can be built, three times out of four; otherwise as `BusyPolicy`."""

    @override
    def choose(self, game: Game, option_count: i64) -> i64:
        start = self.randbelow(option_count)
        if self.randbelow(4) > 0:
            for step in range(option_count):
                answer = game.options[(start + step) % option_count]
                if verb_of(answer) == BUILD or verb_of(answer) == BUILD_BY:
                    return answer
        return super().choose(game, option_count)


def playout(game: Game, policy: Policy, limit: i64 = MAX_ANSWERS) -> i64:
    """Play until the game or the limit is reached. Returns how many answers were given."""
    played: i64 = 0
    while played < limit:
        option_count = game.write_options()
        if option_count == 0:
            break
        game.play(policy.choose(game, option_count))
        played += 1
    return played


def playout_by_seat(game: Game, policies: list[Policy], limit: i64 = MAX_ANSWERS) -> i64:
    """The same with a policy of its own for each seat."""
    played: i64 = 0
    while played < limit:
        option_count = game.write_options()
        if option_count == 0:
            break
        seat = game.row[TOP_SEAT + game.row[DEPTH] * FRAME_SIZE]
        game.play(policies[seat].choose(game, option_count))
        played += 1
    return played

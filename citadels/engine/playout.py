"""Games played to the end inside the engine: the loop, and players that need no thought.

A driver in interpreted Python spends most of its time outside the rules. What is played by the
million is played here, compiled with the cards: no lists of options, no checks, no events.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.answers import verb_of
from citadels.engine.chance import MASK, scrambled
from citadels.engine.codes import BUILD, BUILD_BY, END
from citadels.engine.game import Game
from citadels.engine.state import DEPTH, FRAME, TOP_SEAT
from citadels.engine.typed import i64, override

TO_THE_END: Final = 1073741824  # more answers than any game has


class Policy:
    """A way of choosing. It reads the options off `game.offered`."""

    def choose(self, game: Game, options: i64) -> i64:
        """One of so many options, at least one, of the open question."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every option is as likely as any other.

    It has chance of its own, the generator of `chance.py` once more: the deal is not disturbed.
    """

    def __init__(self, seed: int) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.last: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Begin anew with the chance of this seed: for another game of the same player."""
        low: i64 = seed & MASK
        high: i64 = (seed >> 32) & MASK
        self.first = scrambled(low, 0)
        self.second = scrambled(low, 1)
        self.third = scrambled(high, 2)
        self.last = scrambled(high, 3) | 1  # never all zero

    def below(self, count: i64) -> i64:
        """A number below `count`, with a bias of at most one in 2**32 / count."""
        mixed = self.first ^ ((self.first << 11) & MASK)
        last = self.last
        self.first = self.second
        self.second = self.third
        self.third = last
        self.last = last ^ (last >> 19) ^ mixed ^ (mixed >> 8)
        return (self.last * count) >> 32

    @override
    def choose(self, game: Game, options: i64) -> i64:
        return game.offered[self.below(options)]


class BusyPolicy(RandomPolicy):
    """By lot, but seldom ends a turn while there is something else to do."""

    @override
    def choose(self, game: Game, options: i64) -> i64:
        given = game.offered[self.below(options)]
        if verb_of(given) == END and options > 1 and self.below(8) > 0:
            while verb_of(given) == END:
                given = game.offered[self.below(options)]
        return given


class BuilderPolicy(BusyPolicy):
    """Builds when something can be built, three times out of four; the rest by lot, busily."""

    @override
    def choose(self, game: Game, options: i64) -> i64:
        start = self.below(options)
        if self.below(4) > 0:
            for step in range(options):
                given = game.offered[(start + step) % options]
                if verb_of(given) == BUILD or verb_of(given) == BUILD_BY:
                    return given
        return super().choose(game, options)


def playout(game: Game, policy: Policy, limit: i64 = TO_THE_END) -> i64:
    """Play until the game or the patience ends. Gives back how many answers were given."""
    played: i64 = 0
    while played < limit:
        options = game.write_options()
        if options == 0:
            break
        game.play(policy.choose(game, options))
        played += 1
    return played


def play_table(game: Game, players: list[Policy], limit: i64 = TO_THE_END) -> i64:
    """The same with a policy of its own for each seat."""
    played: i64 = 0
    while played < limit:
        options = game.write_options()
        if options == 0:
            break
        seat = game.row[TOP_SEAT + game.row[DEPTH] * FRAME]
        game.play(players[seat].choose(game, options))
        played += 1
    return played

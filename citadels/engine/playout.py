"""Games played to the end inside the engine: the loop, and players that need no thought.

A driver in interpreted Python spends most of its time outside the rules. What is played by the
million is played here, compiled with the cards: no lists of options, no checks, no events.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.chance import MASK, scrambled
from citadels.engine.game import Game
from citadels.engine.typed import i64, override

TO_THE_END: Final = 1 << 30


class Policy:
    """A way of choosing. It reads the options off `game.offered`."""

    def choose(self, game: Game, options: i64) -> i64:
        """One of so many options, at least one, of the open question."""
        raise NotImplementedError


class RandomPolicy(Policy):
    """Every option is as likely as any other. Chance of its own, so the deal is not disturbed."""

    def __init__(self, seed: int) -> None:
        self.words: i64 = 0
        self.x: i64 = scrambled(seed & MASK, 0) | 1
        self.y: i64 = scrambled((seed >> 32) & MASK, 1)
        self.z: i64 = 0x6C078965
        self.w: i64 = 0x9D2C5680

    def below(self, count: i64) -> i64:
        mixed = self.x ^ ((self.x << 11) & MASK)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ mixed ^ (mixed >> 8)
        return (self.w * count) >> 32

    @override
    def choose(self, game: Game, options: i64) -> i64:
        return game.offered[self.below(options)]


def playout(game: Game, policy: Policy, limit: i64) -> i64:
    """Play until the game or the patience ends. Gives back how many answers were given."""
    played: i64 = 0
    while played < limit:
        options = game.write_options()
        if options == 0:
            break
        game.play(policy.choose(game, options))
        played += 1
    return played

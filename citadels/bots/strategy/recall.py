"""What the others believe in a search, worked out once where the same knowledge comes again.

In the round that is being played the same player picks and names in thousands of drawn games, but
knows only a few different things there: which packet it saw, what it took, and who has been called
since. In the rounds after it every game is another.
"""

from __future__ import annotations

from citadels.bots.strategy.beliefs import ExactGuess
from citadels.bots.strategy.guess import Guess
from citadels.bots.strategy.manner import Manner
from citadels.bots.strategy.tree import mixed
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.state import (
    KILLED,
    LAID_BY,
    RANK,
    REVEALED,
    ROLES,
    ROUND,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
    SEEN,
    SEEN_AGAIN,
    SWAP_OTHER,
    SWAP_OWNER,
)


class RecalledGuess(Guess):
    """Exact beliefs, those of one round remembered.

    The odds of the picks are those of the first game in which they were asked for: what is built
    and earned between two names of a round changes little in them.
    """

    def __init__(self, remembered: i64) -> None:
        super().__init__()
        self.remembered = remembered  # the round
        self.known: dict[int, ExactGuess] = {}
        self.fresh = ExactGuess()

    @override
    def fill(self, game: Game, seat: i64, manner: Manner) -> None:
        if game.row[ROUND] != self.remembered:
            self.fresh.fill(game, seat, manner)
            self.chances = self.fresh.chances
            return
        print_ = knowledge_of(game, seat)
        found = self.known.get(print_)
        if found is None:
            found = ExactGuess()
            found.fill(game, seat, manner)
            self.known[print_] = found
        self.chances = found.chances


def knowledge_of(game: Game, seat: i64) -> i64:
    """A fingerprint of all that tells a seat in this round who may hold which character."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    print_ = mixed(seat, row[base + ROLES])
    print_ = mixed(print_, row[base + LAID_BY])
    print_ = mixed(print_, row[base + SEEN])
    print_ = mixed(print_, row[base + SEEN_AGAIN])
    print_ = mixed(print_, row[SWAP_OWNER] * 64 + row[SWAP_OTHER])
    print_ = mixed(print_, row[RANK] * 64 + row[KILLED])
    for other in range(row[SEATS]):
        print_ = mixed(print_, row[SEATS_BASE + other * SEAT_SIZE + ROLES] & row[REVEALED])
    return print_

"""What the others will believe, worked out once for whatever they may come to know.

In a search the same player names a character in thousands of drawn games, but knows only a few
different things there: what it picked from which packet, and who has been called since.
"""

from __future__ import annotations

from citadels.bots.strategy.beliefs import ExactGuess
from citadels.bots.strategy.guess import Guess, NaiveGuess
from citadels.bots.strategy.manner import Manner
from citadels.bots.strategy.tree import mixed
from citadels.engine.game import Game
from citadels.engine.state import (
    KILLED,
    LAID_BY,
    RANK,
    REVEALED,
    ROLES,
    ROUND,
    ROW,
    ROWS,
    SEATS,
    SEEN,
    SEEN_AGAIN,
    SWAP_OTHER,
    SWAP_OWNER,
)
from citadels.engine.typed import i64, override


class RecalledGuess(Guess):
    """Exact beliefs in one round; of the rounds after it, which differ in every game, naive ones.

    The odds of the picks are those of the first game in which they were asked for: what is built
    and earned between two names of a round changes little in them.
    """

    def __init__(self, exact_in: i64) -> None:
        super().__init__()
        self.exact_in = exact_in
        self.naive = NaiveGuess()
        self.known: dict[int, ExactGuess] = {}

    @override
    def fill(self, game: Game, seat: i64, manner: Manner) -> None:
        if game.row[ROUND] != self.exact_in:
            self.naive.fill(game, seat, manner)
            self.chances = self.naive.chances
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
    base = ROWS + seat * ROW
    print_ = mixed(seat, row[base + ROLES])
    print_ = mixed(print_, row[base + LAID_BY])
    print_ = mixed(print_, row[base + SEEN])
    print_ = mixed(print_, row[base + SEEN_AGAIN])
    print_ = mixed(print_, row[SWAP_OWNER] * 64 + row[SWAP_OTHER])
    print_ = mixed(print_, row[RANK] * 64 + row[KILLED])
    for other in range(row[SEATS]):
        print_ = mixed(print_, row[ROWS + other * ROW + ROLES] & row[REVEALED])
    return print_

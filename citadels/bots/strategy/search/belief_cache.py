"""What the others believe in a search, computed once where the same knowledge comes again.

In the round that is being played the same player picks and names in thousands of drawn games, but
knows only a few different things there: which packet it saw, what it took, and who has been called
since. In the rounds after it every game is another.
"""

from __future__ import annotations

from citadels.bots.strategy.beliefs.belief_table import BeliefTable
from citadels.bots.strategy.beliefs.exact_beliefs import ExactBeliefTable
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.search.tree import mix_key
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


class CachedBeliefTable(BeliefTable):
    """Exact beliefs, those of one round remembered.

    The odds of the picks are those of the first game in which they were asked for: what is built
    and earned between two names of a round changes little in them.
    """

    def __init__(self, cached_round: i64) -> None:
        super().__init__()
        self.cached_round = cached_round  # the round
        self.cache: dict[int, ExactBeliefTable] = {}
        self.uncached = ExactBeliefTable()

    @override
    def fill(self, game: Game, seat: i64, style: PlayStyle) -> None:
        if game.row[ROUND] != self.cached_round:
            self.uncached.fill(game, seat, style)
            self.chances = self.uncached.chances
            return
        key = knowledge_key(game, seat)
        beliefs = self.cache.get(key)
        if beliefs is None:
            beliefs = ExactBeliefTable()
            beliefs.fill(game, seat, style)
            self.cache[key] = beliefs
        self.chances = beliefs.chances


def knowledge_key(game: Game, seat: i64) -> i64:
    """A fingerprint of all from which a seat knows in this round who may hold which character."""
    row = game.row
    base = SEATS_BASE + seat * SEAT_SIZE
    key = mix_key(seat, row[base + ROLES])
    key = mix_key(key, row[base + LAID_BY])
    key = mix_key(key, row[base + SEEN])
    key = mix_key(key, row[base + SEEN_AGAIN])
    key = mix_key(key, row[SWAP_OWNER] * 64 + row[SWAP_OTHER])
    key = mix_key(key, row[RANK] * 64 + row[KILLED])
    for other in range(row[SEATS]):
        key = mix_key(key, row[SEATS_BASE + other * SEAT_SIZE + ROLES] & row[REVEALED])
    return key

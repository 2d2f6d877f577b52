"""Counts whether gold or cards were gathered, by what the player had."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import CARDS
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.lab.counting.counter import Counter
from citadels.lab.counting.forcing import GATHERING, kind_of

MOST: Final = 8  # gold or cards; more are counted as so many
BY_LOT_ROOM: Final = 2
CHOICES: Final = 2  # gold, cards


class Gathering(Counter):
    """By lot or not, gold or cards, by the gold and by the cards in hand before."""

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(BY_LOT_ROOM * CHOICES * MOST * MOST)

    @override
    def answer(self, game: Game, seat: i64, given: i64, by_lot: bool) -> None:
        if kind_of(given) != GATHERING:
            return
        choice: i64 = 1 if verb_of(given) == CARDS else 0
        lot: i64 = 1 if by_lot else 0
        gold = min(game.gold(seat), MOST - 1)
        hand = min(game.hand_size(seat), MOST - 1)
        self.mark(((lot * CHOICES + choice) * MOST + gold) * MOST + hand, seat)

"""Counts whether gold or cards were gathered, by what the player had."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import CARDS
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.sim.counters.counter import Counter
from citadels.sim.counters.randomized_policy import GATHER_CHOICE, choice_kind

AMOUNT_BINS: Final = 8  # gold or cards; more count as 7
CHOOSER_BINS: Final = 2
CHOICE_BINS: Final = 2  # gold, cards


class GatherChoice(Counter):
    """At random or not, gold or cards, by the gold and by the cards in hand before."""

    needs_answers = True

    def __init__(self) -> None:
        super().__init__(CHOOSER_BINS * CHOICE_BINS * AMOUNT_BINS * AMOUNT_BINS)

    @override
    def before_answer(self, game: Game, seat: i64, answer: i64, randomized: bool) -> None:
        if choice_kind(answer) != GATHER_CHOICE:
            return
        choice: i64 = 1 if verb_of(answer) == CARDS else 0
        chooser: i64 = 1 if randomized else 0
        gold = min(game.gold(seat), AMOUNT_BINS - 1)
        hand = min(game.hand_size(seat), AMOUNT_BINS - 1)
        self.mark(
            ((chooser * CHOICE_BINS + choice) * AMOUNT_BINS + gold) * AMOUNT_BINS + hand, seat
        )

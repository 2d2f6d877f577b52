from __future__ import annotations

from typing import Final

from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.answers.codec import arg1_of
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import KEEP_CARD
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.phases.gather import draw_held, keep_held, put_held_under
from citadels.engine.question import FROM_HELD, Question
from citadels.engine.state import HELD_MASK, HELD_SIZE, Frame

WHICH_TO_KEEP: Final = 0


class Scholar(OncePerTurn):
    """Draw seven cards, keep one, shuffle the others into the deck. Two districts may be built."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.build_limit = 2
        self.cards = cards
        self.questions = {WHICH_TO_KEEP: Question("keep-one-of-many", FROM_HELD)}

    @override
    def use_power(self, game: Game, seat: i64) -> None:
        draw_held(game, seat, self.cards)
        if game.get(HELD_SIZE) > 0:
            game.ask(self.code, WHICH_TO_KEEP, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer_each(KEEP_CARD, game.get(HELD_MASK))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        keep_held(game, seat, arg1_of(answer))
        while game.get(HELD_SIZE) > 0:
            put_held_under(game, seat, lowest_bit(game.get(HELD_MASK)))
        game.shuffle_deck()

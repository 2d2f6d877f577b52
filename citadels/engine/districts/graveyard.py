from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import make_answer, verb_of
from citadels.engine.codes import DECLINE, KINDS, NOBODY, RECLAIM, RECLAIMED
from citadels.engine.game import Game
from citadels.engine.handler import AFTER_ATTACK, District
from citadels.engine.native_types import i64, override
from citadels.engine.question import OUT_OF_TURN, Question
from citadels.engine.state import Frame

RECLAIM_OR_NOT: Final = 0


class Graveyard(District):
    """When rank 8 destroys a district, pay 1 gold to take it into your hand.

    Not if you are rank 8 yourself, and not for the Graveyard itself.
    """

    def __init__(self, price: i64) -> None:
        super().__init__()
        self.hooks = AFTER_ATTACK
        self.price = price
        self.questions = {RECLAIM_OR_NOT: Question("reclaim", OUT_OF_TURN)}

    @override
    def after_attack(self, game: Game, seat: i64, card: i64) -> None:
        if game.gold(seat) >= self.price:
            game.ask(self.code, RECLAIM_OR_NOT, seat, NOBODY, card)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer(make_answer(RECLAIM))
        game.offer(make_answer(DECLINE))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        if verb_of(answer) == RECLAIM:
            seat = frame.seat
            card = frame.card
            game.pay(seat, self.price)
            game.remove_from_deck(card)
            game.add_to_hand(seat, card)
            game.emit(RECLAIMED, seat, NOBODY, card)

    @override
    def frame_problem(self, game: Game, frame: Frame) -> str:
        # A shift by more bits than there are gives anything in the compiled engine.
        is_in_deck = 0 <= frame.card < KINDS and (game.deck_mask() >> frame.card) & 1 == 1
        is_payable = game.gold(frame.seat) >= self.price
        return "" if is_in_deck and is_payable else "no card of the deck that can be paid for"

    @override
    def charge(self, game: Game, frame: Frame, answer: i64) -> i64:
        return self.price if verb_of(answer) == RECLAIM else 0

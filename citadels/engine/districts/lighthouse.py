from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of
from citadels.engine.codes import KINDS, NOBODY, SAW_IN_DECK, TAKE, TOOK_FROM_DECK
from citadels.engine.game import Game
from citadels.engine.handler import District
from citadels.engine.native_types import i64, override
from citadels.engine.question import FROM_SHOWN, Question
from citadels.engine.state import Frame

WHICH_CARD: Final = 0


class Lighthouse(District):
    """When you build it, look through the deck and take one card; then the deck is shuffled."""

    def __init__(self) -> None:
        super().__init__()
        self.questions = {WHICH_CARD: Question("take-from-deck", FROM_SHOWN)}

    @override
    def after_built(self, game: Game, seat: i64) -> None:
        if game.deck_size() == 0:
            return
        # In the order of the kinds: nobody may learn the order of the deck.
        for card in range(KINDS):
            for index in range(game.deck_size()):
                if game.deck_at(index) == card:
                    game.emit(SAW_IN_DECK, seat, NOBODY, card, 1, game.seat_mask(seat))
        game.ask(self.code, WHICH_CARD, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer_each(TAKE, game.deck_mask())

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        card = arg1_of(answer)
        game.remove_from_deck(card)
        game.add_to_hand(seat, card)
        game.emit(TOOK_FROM_DECK, seat, NOBODY, card, 1, game.seat_mask(seat))
        game.shuffle_deck()

    @override
    def shows_deck(self, frame: Frame) -> bool:
        return True

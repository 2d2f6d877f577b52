from __future__ import annotations

from citadels.engine.aims import AIM_HAND
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import KINDS, LEGAL, NOBODY, NOT_IN_HAND, PUT_UNDER, STORED, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, IN_TURN, KEEPS_PILE, District
from citadels.engine.native_types import i64, override
from citadels.engine.state import MUSEUM_SIZE


class Museum(District):
    """Once per turn, lay a card face down under it. At the end, 1 point for each card there.

    They go along when it changes hands, and under the deck when it is destroyed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = IN_TURN | KEEPS_PILE | EXTRA_AT_END
        self.aims = AIM_HAND
        self.harms = True

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used_district(self.kind()):
            return USED_ALREADY
        if arg1 >= KINDS or game.in_hand(seat, arg1) == 0:
            return make_reason(NOT_IN_HAND, arg1)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_district_used(self.kind())
        game.take_from_hand(seat, arg1)
        game.add_to_museum(arg1)
        game.emit(STORED, seat, NOBODY, arg1, 1, game.seat_mask(seat))

    @override
    def after_destroyed(self, game: Game) -> None:
        for card in range(KINDS):
            while game.in_museum(card) > 0:
                game.take_from_museum(card)
                game.put_under_deck(card)
                game.emit(PUT_UNDER, NOBODY, NOBODY, card, 1, 0)

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        return game.get(MUSEUM_SIZE)

from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import KINDS, LEGAL, NOBODY, NOT_IN_HAND, PUT_UNDER, STORED, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, IN_TURN, KEEPS_PILE, District
from citadels.engine.state import UNDER_SIZE
from citadels.engine.typed import i64, override


class Museum(District):
    """Once per turn, lay a card face down under it. At the end, 1 point for each card there.

    They go along when it changes hands, and under the deck when it is destroyed.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = IN_TURN | KEEPS_PILE | EXTRA_AT_END

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_hand(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used_district(self.kind()):
            return USED_ALREADY
        if first >= KINDS or game.in_hand(seat, first) == 0:
            return reason(NOT_IN_HAND, first)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_district_used(self.kind())
        game.take_from_hand(seat, first)
        game.add_under(first)
        game.tell(STORED, seat, NOBODY, first, 1, game.only(seat))

    @override
    def after_destroyed(self, game: Game) -> None:
        for card in range(KINDS):
            while game.under(card) > 0:
                game.take_under(card)
                game.put_under_deck(card)
                game.tell(PUT_UNDER, NOBODY, NOBODY, card, 1, 0)

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        return game.get(UNDER_SIZE)

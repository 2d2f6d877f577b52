from __future__ import annotations

from citadels.engine.aims import AIM_NOTHING
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import LEGAL, NO_ARGUMENT, NOT_YOUR_ABILITY, TOO_EXPENSIVE, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import IN_TURN, District
from citadels.engine.native_types import i64, override


class Smithy(District):
    """Once per turn, pay gold to gain cards."""

    def __init__(self, price: i64, cards: i64) -> None:
        super().__init__()
        self.hooks = IN_TURN
        self.aims = AIM_NOTHING
        self.price = price
        self.cards = cards

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if arg1 != NO_ARGUMENT:
            return NOT_YOUR_ABILITY
        if game.has_used_district(self.kind()):
            return USED_ALREADY
        if game.gold(seat) < self.price:
            return make_reason(TOO_EXPENSIVE, self.price, game.gold(seat))
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_district_used(self.kind())
        game.pay(seat, self.price)
        game.draw(seat, self.cards)

    @override
    def charge_for_use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        return self.price

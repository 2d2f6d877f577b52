from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import LEGAL, NOT_YOUR_ABILITY, NOTHING, TOO_DEAR, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import IN_TURN, District
from citadels.engine.typed import i64, override


class Smithy(District):
    """Once per turn, pay gold to gain cards."""

    def __init__(self, price: i64, cards: i64) -> None:
        super().__init__()
        self.hooks = IN_TURN
        self.price = price
        self.cards = cards

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_alone(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if first != NOTHING:
            return NOT_YOUR_ABILITY
        if game.has_used_district(self.kind()):
            return USED_ALREADY
        if game.gold(seat) < self.price:
            return reason(TOO_DEAR, self.price, game.gold(seat))
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_district_used(self.kind())
        game.pay(seat, self.price)
        game.draw(seat, self.cards)

    @override
    def charge_for_use(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        return self.price

from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import (
    CITY_COMPLETED,
    COSTS_TOO_MUCH,
    DUPLICATE,
    FINE,
    LEGAL,
    SEIZED,
    TOO_DEAR,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT
from citadels.engine.rulings import BEAUTIFIED_COUNTS_EVERYWHERE, MARSHAL_WITH_COMPLETED_CITY
from citadels.engine.siege import Besieger, pay_surcharge, protection, surcharge
from citadels.engine.typed import i64, override


class Marshal(Besieger):
    """1 gold for each military district. Seize a district of cost 3 or less for its cost.

    The gold goes to its owner. Not from a completed city, and none that stands in the own city.
    """

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    @override
    def deed_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        why = protection(game, seat, owner, place)
        if why != LEGAL:
            return why
        if game.is_complete(seat) and game.rules.rulings[MARSHAL_WITH_COMPLETED_CITY] == 1:
            return reason(CITY_COMPLETED, seat)
        card = place & (FINE - 1)
        if game.has_built(seat, card):
            return reason(DUPLICATE, card)
        cost = game.cost_of(place)
        strict = game.rules.rulings[BEAUTIFIED_COUNTS_EVERYWHERE] == 0
        if (cost if strict else game.rules.cost[card]) > self.limit:
            return reason(COSTS_TOO_MUCH, cost, self.limit)
        price = self.charge_for_use(game, seat, owner, place)
        return LEGAL if price <= game.gold(seat) else reason(TOO_DEAR, price, game.gold(seat))

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        extra = surcharge(game, seat, first, second)
        game.give_gold(seat, first, game.cost_of(second))
        pay_surcharge(game, seat, first, extra)
        game.move_district(first, seat, second)
        game.tell(SEIZED, seat, first, second & (FINE - 1))
        game.check_completed(seat)

    @override
    def charge_for_use(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        return game.cost_of(second) + surcharge(game, seat, first, second)

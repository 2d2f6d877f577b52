from __future__ import annotations

from citadels.engine.abilities.attack import Attacker, pay_surcharge, protection_refusal, surcharge
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    CITY_COMPLETED,
    COSTS_TOO_MUCH,
    DUPLICATE,
    LEGAL,
    SEIZED,
    TOO_EXPENSIVE,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import BEAUTIFIED_COUNTS_EVERYWHERE, MARSHAL_WITH_COMPLETED_CITY


class Marshal(Attacker):
    """1 gold for each military district. Seize a district of cost 3 or less for its cost.

    The gold goes to its owner. Not from a completed city, and none that the own city has already.
    """

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.limit = limit

    @override
    def district_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        reason = protection_refusal(game, seat, owner, place)
        if reason != LEGAL:
            return reason
        if game.is_complete(seat) and game.rules.rulings[MARSHAL_WITH_COMPLETED_CITY] == 1:
            return make_reason(CITY_COMPLETED, seat)
        card = place & (BEAUTIFIED_BIT - 1)
        if game.has_built(seat, card):
            return make_reason(DUPLICATE, card)
        cost = game.cost_of(place)
        strict = game.rules.rulings[BEAUTIFIED_COUNTS_EVERYWHERE] == 0
        if (cost if strict else game.rules.cost[card]) > self.limit:
            return make_reason(COSTS_TOO_MUCH, cost, self.limit)
        price = self.charge_for_use(game, seat, owner, place)
        return (
            LEGAL
            if price <= game.gold(seat)
            else make_reason(TOO_EXPENSIVE, price, game.gold(seat))
        )

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        extra = surcharge(game, seat, arg1, arg2)
        game.give_gold(seat, arg1, game.cost_of(arg2))
        pay_surcharge(game, seat, arg1, extra)
        game.move_district(arg1, seat, arg2)
        game.emit(SEIZED, seat, arg1, arg2 & (BEAUTIFIED_BIT - 1))
        game.check_completed(seat)

    @override
    def charge_for_use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        return game.cost_of(arg2) + surcharge(game, seat, arg1, arg2)

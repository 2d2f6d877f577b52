from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import (
    CITY_COMPLETED,
    COSTS_TOO_MUCH,
    DUPLICATE,
    FINE,
    LEGAL,
    MILITARY,
    SEIZED,
    TOO_DEAR,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD, POWER_BIT, Character
from citadels.engine.rulings import BEAUTIFIED_COUNTS_EVERYWHERE, MARSHAL_WITH_COMPLETED_CITY
from citadels.engine.siege import pay_surcharge, surcharge, target_refusal
from citadels.engine.typed import i64, override


class Marshal(Character):
    """1 gold for each military district. Seize a district of cost 3 or less for its cost.

    The gold goes to its owner. Not from a completed city, and none that stands in the own city.
    """

    def __init__(self, limit: i64) -> None:
        super().__init__()
        self.income_type = MILITARY
        self.income_in = IN_GOLD
        self.limit = limit

    @override
    def menu(self, game: Game, seat: i64) -> None:
        for owner in range(game.seats()):
            if owner != seat:
                self.offer_city(game, seat, owner)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if first == seat:
            return YOURSELF
        why = target_refusal(game, seat, first, second)
        if why != LEGAL:
            return why
        if game.is_complete(seat) and game.rules.rulings[MARSHAL_WITH_COMPLETED_CITY] == 1:
            return reason(CITY_COMPLETED, seat)
        card = second & (FINE - 1)
        if game.has_built(seat, card):
            return reason(DUPLICATE, card)
        cost = game.cost_of(second)
        strict = game.rules.rulings[BEAUTIFIED_COUNTS_EVERYWHERE] == 0
        if (cost if strict else game.rules.cost[card]) > self.limit:
            return reason(COSTS_TOO_MUCH, cost, self.limit)
        price = cost + surcharge(game, seat, first, second)
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

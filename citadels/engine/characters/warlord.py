from __future__ import annotations

from citadels.engine.abilities.attack import (
    Attacker,
    ask_after_attack,
    protection_refusal,
    surcharge,
)
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import BEAUTIFIED_BIT, CITY_COMPLETED, GATHER_FIRST, LEGAL, TOO_EXPENSIVE
from citadels.engine.game import Game
from citadels.engine.handler import CLOSING_BIT, POWER_BIT
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import WARLORD_IN_OWN_COMPLETED_CITY
from citadels.engine.state import GATHERED


class Warlord(Attacker):
    """1 gold for each military district. Destroy one district for 1 gold less than its cost.

    In any city, also the own one, but not in a completed one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.spares_itself = False

    @override
    def district_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        reason = protection_refusal(game, seat, owner, place)
        if reason != LEGAL:
            return reason
        is_own_completed = owner == seat and game.is_complete(seat)
        if is_own_completed and game.rules.rulings[WARLORD_IN_OWN_COMPLETED_CITY] == 0:
            return make_reason(CITY_COMPLETED, seat)
        price = self.charge_for_use(game, seat, owner, place)
        return (
            LEGAL
            if price <= game.gold(seat)
            else make_reason(TOO_EXPENSIVE, price, game.gold(seat))
        )

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.pay(seat, self.charge_for_use(game, seat, arg1, arg2))
        game.destroy(arg1, arg2)

    @override
    def charge_for_use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        return game.cost_of(arg2) - 1 + surcharge(game, seat, arg1, arg2)


class WarlordAtEnd(Warlord):
    """The same, but as the last action of the turn: only income may follow."""

    @override
    def district_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        reason = super().district_refusal(game, seat, owner, place)
        return GATHER_FIRST if reason == LEGAL and game.get(GATHERED) == 0 else reason

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        super().use(game, seat, arg1, arg2)
        game.mark_used(CLOSING_BIT)
        ask_after_attack(game, seat, arg2 & (BEAUTIFIED_BIT - 1))

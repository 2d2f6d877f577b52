from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import (
    CITY_COMPLETED,
    FINE,
    GATHER_FIRST,
    LEGAL,
    TOO_DEAR,
)
from citadels.engine.game import Game
from citadels.engine.handler import CLOSING_BIT, POWER_BIT
from citadels.engine.rulings import WARLORD_IN_OWN_COMPLETED_CITY
from citadels.engine.siege import Besieger, ask_after_siege, protection, surcharge
from citadels.engine.state import GATHERED
from citadels.engine.typed import i64, override


class Warlord(Besieger):
    """1 gold for each military district. Destroy one district for 1 gold less than its cost.

    Any city, also the own one, but not a completed one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.spares_itself = False

    @override
    def deed_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        why = protection(game, seat, owner, place)
        if why != LEGAL:
            return why
        own = owner == seat and game.is_complete(seat)
        if own and game.rules.rulings[WARLORD_IN_OWN_COMPLETED_CITY] == 0:
            return reason(CITY_COMPLETED, seat)
        price = self.charge_for_use(game, seat, owner, place)
        return LEGAL if price <= game.gold(seat) else reason(TOO_DEAR, price, game.gold(seat))

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.pay(seat, self.charge_for_use(game, seat, first, second))
        game.destroy(first, second)

    @override
    def charge_for_use(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        return game.cost_of(second) - 1 + surcharge(game, seat, first, second)


class WarlordAtEnd(Warlord):
    """The same, but as the last deed of the turn: only income may follow."""

    @override
    def deed_refusal(self, game: Game, seat: i64, owner: i64, place: i64) -> i64:
        why = super().deed_refusal(game, seat, owner, place)
        return GATHER_FIRST if why == LEGAL and game.get(GATHERED) == 0 else why

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        super().use(game, seat, first, second)
        game.mark_used(CLOSING_BIT)
        ask_after_siege(game, seat, second & (FINE - 1))

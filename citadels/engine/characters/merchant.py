from __future__ import annotations

from citadels.engine.abilities.gathering_bonus import BonusGiver
from citadels.engine.codes import LEGAL, NO_ARGUMENT, NOT_YOUR_ABILITY, TRADE, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD, POWER_BIT, Character
from citadels.engine.native_types import i64, override


class Merchant(Character):
    """1 gold for each trade district, and 1 extra gold."""

    def __init__(self, extra: i64) -> None:
        super().__init__()
        self.income_type = TRADE
        self.income_in = IN_GOLD
        self.extra = extra

    @override
    def offer_uses(self, game: Game, seat: i64) -> None:
        self.offer_bare_use(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if arg1 != NO_ARGUMENT:
            return NOT_YOUR_ABILITY
        return USED_ALREADY if game.has_used(POWER_BIT) else LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.gain(seat, self.extra)


class MerchantWithCoin(BonusGiver):
    """1 gold for each trade district. The extra gold comes by itself, at its moment."""

    def __init__(self, extra: i64, at_start: bool) -> None:
        super().__init__(at_start)
        self.income_type = TRADE
        self.income_in = IN_GOLD
        self.extra = extra

    @override
    def give_bonus(self, game: Game, seat: i64) -> None:
        game.gain(seat, self.extra)

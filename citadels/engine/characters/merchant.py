from __future__ import annotations

from citadels.engine.abilities.gathering_bonus import BonusGiver
from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.codes import TRADE
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD
from citadels.engine.native_types import i64, override


class Merchant(OncePerTurn):
    """1 gold for each trade district, and 1 extra gold."""

    def __init__(self, extra: i64) -> None:
        super().__init__()
        self.income_type = TRADE
        self.income_in = IN_GOLD
        self.extra = extra

    @override
    def use_power(self, game: Game, seat: i64) -> None:
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

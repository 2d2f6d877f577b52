from __future__ import annotations

from citadels.engine.codes import TRADE
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD, Character
from citadels.engine.native_types import i64, override


class Trader(Character):
    """1 gold for each trade district. Trade districts do not count toward the limit."""

    def __init__(self) -> None:
        super().__init__()
        self.income_type = TRADE
        self.income_in = IN_GOLD

    @override
    def uncounted_kinds(self, game: Game) -> i64:
        return game.rules.type_mask[TRADE]

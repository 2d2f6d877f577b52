from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import PRICES, District
from citadels.engine.native_types import i64, override


class Factory(District):
    """You pay 1 gold less for every other unique district you build."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = PRICES

    @override
    def build_price(self, game: Game, card: i64, price: i64) -> i64:
        same_type = game.rules.type_of[card] == game.rules.type_of[self.kind()]
        return price - 1 if same_type and card != self.kind() else price

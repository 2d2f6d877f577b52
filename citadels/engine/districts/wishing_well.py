from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, District
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import WISHING_WELL_COUNTS_ITSELF


class WishingWell(District):
    """At the end, 1 point for each unique district of the city, itself among them."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = EXTRA_AT_END

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        return types[game.rules.type_of[self.kind()]]


class WishingWellOfOthers(WishingWell):
    """At the end, 1 point for each other special district of the city."""

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        itself = 0 if game.rules.rulings[WISHING_WELL_COUNTS_ITSELF] == 1 else 1
        return super().points(game, seat, types) - itself

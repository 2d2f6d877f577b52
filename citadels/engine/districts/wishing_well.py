from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import District
from citadels.engine.typed import i64, override


class WishingWell(District):
    """At the end, 1 point for each unique district of the city, itself among them."""

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        return types[game.rules.type_of[self.kind()]]

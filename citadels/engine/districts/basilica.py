from __future__ import annotations

from citadels.engine.bits import lowest_bit
from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, District
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import BEAUTIFIED_COUNTS_EVERYWHERE


class Basilica(District):
    """At the end, 1 point for each district of the city with an odd cost."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = EXTRA_AT_END

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        odd: i64 = 0
        mask = game.city_mask(seat)
        counts_beautified = game.rules.rulings[BEAUTIFIED_COUNTS_EVERYWHERE] == 0
        while mask:
            card = lowest_bit(mask)
            mask &= mask - 1
            beautified = game.beautified_in_city(seat, card) if counts_beautified else 0
            plain = game.in_city(seat, card) - beautified
            odd += plain if game.rules.cost[card] % 2 == 1 else beautified
        return odd

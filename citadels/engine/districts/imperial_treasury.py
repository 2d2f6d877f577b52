from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, District
from citadels.engine.native_types import i64, override


class ImperialTreasury(District):
    """At the end, 1 point for each gold you have."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = EXTRA_AT_END

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        return game.gold(seat)

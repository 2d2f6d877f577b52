from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, District
from citadels.engine.native_types import i64, override


class IvoryTower(District):
    """At the end, 5 points if it is the only unique district of the city."""

    def __init__(self, extra: i64) -> None:
        super().__init__()
        self.hooks = EXTRA_AT_END
        self.extra = extra

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        return self.extra if types[game.rules.type_of[self.kind()]] == 1 else 0

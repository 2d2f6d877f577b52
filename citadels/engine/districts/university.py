from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import EXTRA_AT_END, District
from citadels.engine.native_types import i64, override


class University(District):
    """It is worth more points than it costs."""

    def __init__(self, extra: i64) -> None:
        super().__init__()
        self.hooks = EXTRA_AT_END
        self.extra = extra

    @override
    def points(self, game: Game, seat: i64, types: list[int]) -> i64:
        return self.extra

    @override
    def counts_as_district_points(self) -> bool:
        return True

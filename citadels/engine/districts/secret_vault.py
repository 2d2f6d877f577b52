from __future__ import annotations

from citadels.engine.codes import NEVER_BUILT
from citadels.engine.game import Game
from citadels.engine.handler import IN_HAND_AT_END, SOMETIMES_REFUSED, District
from citadels.engine.native_types import i64, override


class SecretVault(District):
    """Cannot be built. At the end, show it from your hand for 3 points."""

    def __init__(self, extra: i64) -> None:
        super().__init__()
        self.hooks = IN_HAND_AT_END | SOMETIMES_REFUSED
        self.extra = extra

    @override
    def build_refusal(self, game: Game, seat: i64, city_size: i64) -> i64:
        return NEVER_BUILT

    @override
    def points_in_hand(self, game: Game, seat: i64) -> i64:
        return self.extra

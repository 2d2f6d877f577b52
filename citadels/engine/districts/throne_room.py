from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import WHEN_CROWN_MOVES, District
from citadels.engine.native_types import i64, override


class ThroneRoom(District):
    """Each time the crown passes to another player, gain 1 gold."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = WHEN_CROWN_MOVES

    @override
    def when_crown_moves(self, game: Game, seat: i64) -> None:
        game.gain(seat, 1)

from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import AT_TURN_END, District
from citadels.engine.native_types import i64, override


class PoorHouse(District):
    """If you have no gold at the end of your turn, gain 1 gold."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_TURN_END

    @override
    def at_turn_end(self, game: Game, seat: i64) -> None:
        if game.gold(seat) == 0:
            game.gain(seat, 1)

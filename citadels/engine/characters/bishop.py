from __future__ import annotations

from citadels.engine.codes import RELIGIOUS
from citadels.engine.game import Game
from citadels.engine.handler import IN_GOLD, Character
from citadels.engine.native_types import i64, override
from citadels.engine.state import SHIELDED


class Bishop(Character):
    """1 gold for each religious district. This round rank 8 cannot touch the city."""

    def __init__(self) -> None:
        super().__init__()
        self.income_type = RELIGIOUS
        self.income_in = IN_GOLD

    @override
    def at_turn_start(self, game: Game, seat: i64) -> None:
        self.apply_lasting_effects(game, seat)

    @override
    def apply_lasting_effects(self, game: Game, seat: i64) -> None:
        game.put(SHIELDED, seat)

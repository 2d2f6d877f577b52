from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import Character
from citadels.engine.state import SPENT
from citadels.engine.typed import i64, override


class Alchemist(Character):
    """At the end of the turn, get back the gold paid for building in it."""

    @override
    def after_turn(self, game: Game, seat: i64) -> None:
        game.gain(seat, game.get(SPENT))

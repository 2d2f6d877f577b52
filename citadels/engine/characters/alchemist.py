from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import Character
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import ALCHEMIST_REPAID, END_OF_TURN_ORDER
from citadels.engine.state import SPENT


class Alchemist(Character):
    """At the end of the turn, get back the gold paid for building in it; or at once."""

    @override
    def is_repaid_at_once(self, game: Game) -> bool:
        return game.rules.rulings[ALCHEMIST_REPAID] == 1

    @override
    def before_turn_ends(self, game: Game, seat: i64) -> None:
        if game.rules.rulings[END_OF_TURN_ORDER] == 2 and not self.is_repaid_at_once(game):
            game.gain(seat, game.get(SPENT))

    @override
    def after_turn(self, game: Game, seat: i64) -> None:
        if game.rules.rulings[END_OF_TURN_ORDER] != 2 and not self.is_repaid_at_once(game):
            game.gain(seat, game.get(SPENT))

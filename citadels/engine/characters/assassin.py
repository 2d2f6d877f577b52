from __future__ import annotations

from citadels.engine.codes import KILLED_ROLE, NOBODY, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.naming import naming_refusal
from citadels.engine.state import KILLED
from citadels.engine.typed import i64, override


class Assassin(Character):
    """Name another character: its player stays silent when it is called and loses the turn."""

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_characters(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        return naming_refusal(game, seat, first, self.code)

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.put(KILLED, first)
        game.tell(KILLED_ROLE, seat, NOBODY, first)

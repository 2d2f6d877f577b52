from __future__ import annotations

from citadels.engine.abilities.character_targets import name_refusal
from citadels.engine.aims import AIM_CHARACTER
from citadels.engine.codes import KILLED_ROLE, NO_ROLE, NOBODY, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import AT_ROUND_END, POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.phases.call import reveal
from citadels.engine.state import KILLED


class Assassin(Character):
    """Name another character: its player stays silent when it is called and loses the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_CHARACTER
        self.harms = True

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        return name_refusal(game, seat, arg1, self.code)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.put(KILLED, arg1)
        game.emit(KILLED_ROLE, seat, NOBODY, arg1)


class AssassinOfKnownVictims(Assassin):
    """The same, and when the round ends the player of the killed character shows it."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_ROUND_END

    @override
    def at_round_end(self, game: Game) -> None:
        killed = game.get(KILLED)
        if killed != NO_ROLE and game.holder(killed) != NOBODY:
            reveal(game, game.holder(killed), killed)

"""An ability that is used once in the turn and on nothing in particular."""

from __future__ import annotations

from citadels.engine.aims import AIM_NOTHING
from citadels.engine.codes import LEGAL, NO_ARGUMENT, NOT_YOUR_ABILITY, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override


class OncePerTurn(Character):
    """A character with such an ability."""

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_NOTHING

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if arg1 != NO_ARGUMENT:
            return NOT_YOUR_ABILITY
        return USED_ALREADY if game.has_used(POWER_BIT) else self.power_refusal(game, seat)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        self.use_power(game, seat)

    def power_refusal(self, game: Game, seat: i64) -> i64:
        """Why the ability, which has not been used yet, cannot be used now, or LEGAL."""
        return LEGAL

    def use_power(self, game: Game, seat: i64) -> None:
        """What the ability does."""
        raise NotImplementedError

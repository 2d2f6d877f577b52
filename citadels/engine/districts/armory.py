from __future__ import annotations

from citadels.engine.abilities.attack import place_refusal
from citadels.engine.aims import AIM_CITY
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    CITY_COMPLETED,
    GIVEN_UP,
    LEGAL,
    NOBODY,
    NOT_THERE,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import IN_TURN, District
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import ARMORY_FROM_COMPLETED_CITY


class Armory(District):
    """In your turn, destroy it to destroy another district anywhere, free of charge.

    Not in a completed city. It is no ability of rank 8: nothing protects against it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = IN_TURN
        self.aims = AIM_CITY
        self.harms = True

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        reason = place_refusal(game, arg1, arg2)
        if reason != LEGAL:
            return reason
        if arg1 == seat and arg2 & (BEAUTIFIED_BIT - 1) == self.kind():
            return make_reason(NOT_THERE, self.kind())
        if game.is_complete(arg1):
            return make_reason(CITY_COMPLETED, arg1)
        if game.is_complete(seat) and game.rules.rulings[ARMORY_FROM_COMPLETED_CITY] == 0:
            return make_reason(CITY_COMPLETED, seat)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        own = self.kind() if game.stands(seat, self.kind()) else self.kind() + BEAUTIFIED_BIT
        game.emit(GIVEN_UP, seat, NOBODY, self.kind())
        game.destroy(seat, own)
        game.destroy(arg1, arg2)


class PowderHouse(Armory):
    """In your turn, destroy it to destroy a district of another player, also in a complete city."""

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        return YOURSELF if arg1 == seat else place_refusal(game, arg1, arg2)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_district_used(self.kind())
        super().use(game, seat, arg1, arg2)

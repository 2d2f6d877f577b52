from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import CITY_COMPLETED, FINE, GIVEN_UP, LEGAL, NOBODY, NOT_THERE, YOURSELF
from citadels.engine.game import Game
from citadels.engine.handler import IN_TURN, District
from citadels.engine.rulings import ARMORY_FROM_COMPLETED_CITY
from citadels.engine.siege import place_refusal
from citadels.engine.typed import i64, override


class Armory(District):
    """In your turn, destroy it to destroy another district anywhere, free of charge.

    Not in a completed city. It is no ability of rank 8: nothing protects against it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = IN_TURN

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_cities(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        why = place_refusal(game, first, second)
        if why != LEGAL:
            return why
        if first == seat and second & (FINE - 1) == self.kind():
            return reason(NOT_THERE, self.kind())
        if game.is_complete(first):
            return reason(CITY_COMPLETED, first)
        if game.is_complete(seat) and game.rules.rulings[ARMORY_FROM_COMPLETED_CITY] == 0:
            return reason(CITY_COMPLETED, seat)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        own = self.kind() if game.stands(seat, self.kind()) else self.kind() + FINE
        game.tell(GIVEN_UP, seat, NOBODY, self.kind())
        game.destroy(seat, own)
        game.destroy(first, second)


class PowderHouse(Armory):
    """In your turn, destroy it to destroy a district of another player, also in a complete city."""

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        return YOURSELF if first == seat else place_refusal(game, first, second)

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_district_used(self.kind())
        super().use(game, seat, first, second)

from __future__ import annotations

from citadels.engine.abilities.gathering_bonus import BonusGiver
from citadels.engine.codes import LEGAL, NO_ARGUMENT, NOT_YOUR_ABILITY, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override


class Architect(Character):
    """2 extra cards. Up to three districts may be built."""

    def __init__(self, extra: i64) -> None:
        super().__init__()
        self.build_limit = 3
        self.extra = extra

    @override
    def offer_uses(self, game: Game, seat: i64) -> None:
        self.offer_bare_use(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if arg1 != NO_ARGUMENT:
            return NOT_YOUR_ABILITY
        return USED_ALREADY if game.has_used(POWER_BIT) else LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.draw(seat, self.extra)


class ArchitectWithCards(BonusGiver):
    """Up to three districts may be built. The extra cards come by themselves, at their moment."""

    def __init__(self, extra: i64, at_start: bool) -> None:
        super().__init__(at_start)
        self.build_limit = 3
        self.extra = extra

    @override
    def give_bonus(self, game: Game, seat: i64) -> None:
        game.draw(seat, self.extra)

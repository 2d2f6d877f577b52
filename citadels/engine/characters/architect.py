from __future__ import annotations

from citadels.engine.abilities.gathering_bonus import BonusGiver
from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override


class Architect(OncePerTurn):
    """2 extra cards. Up to three districts may be built."""

    def __init__(self, extra: i64) -> None:
        super().__init__()
        self.build_limit = 3
        self.extra = extra

    @override
    def use_power(self, game: Game, seat: i64) -> None:
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

from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.handler import ANY_TYPE_AT_END, District
from citadels.engine.native_types import i64, override
from citadels.engine.state import HAUNTED_ROUND, ROUND


class HauntedQuarter(District):
    """At the end it counts as one type of your choice, and then as no other."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = ANY_TYPE_AT_END


class HauntedCity(HauntedQuarter):
    """The same, but not if it was built in the last round."""

    @override
    def after_built(self, game: Game, seat: i64) -> None:
        game.put(HAUNTED_ROUND, game.get(ROUND))

    @override
    def counts_as_any_type(self, game: Game) -> bool:
        return game.get(HAUNTED_ROUND) != game.get(ROUND)

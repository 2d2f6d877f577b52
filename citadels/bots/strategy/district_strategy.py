"""What players make of a special district: also what it is worth in a city."""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.card_strategy import CardStrategy
from citadels.engine.codes import FIRST_DISTRICT_HANDLER
from citadels.engine.game import Game
from citadels.engine.handler import (
    AT_TURN_END,
    FOR_INCOME,
    IN_TURN,
    WHEN_CROWN_MOVES,
    WHEN_GATHERING,
    Card,
)
from citadels.engine.native_types import i64, override
from citadels.engine.state import CITY_SIZE, SEAT_SIZE, SEATS_BASE

_TEXT_VALUE: Final = 60  # of a text of which nothing is known
_EXTRA_POINTS_VALUE: Final = 200  # but that it brings points at the end
# What works turn after turn: the earlier it stands, the better.
_LASTING_HOOKS: Final = WHEN_GATHERING | IN_TURN | FOR_INCOME | AT_TURN_END | WHEN_CROWN_MOVES


class DistrictStrategy(CardStrategy):
    """A district without a text is worth its points."""

    @override
    def base_value(self, game: Game) -> i64:
        return _EXTRA_POINTS_VALUE if (game.rules.extra_at_end >> self.kind()) & 1 else _TEXT_VALUE

    @override
    def text_value(self, game: Game, seat: i64) -> i64:
        value = self.base_value(game)
        if game.rules.districts[self.kind()].hooks & _LASTING_HOOKS:
            missing = game.complete_at() - game.row[SEATS_BASE + seat * SEAT_SIZE + CITY_SIZE]
            return value * max(0, missing - 1) // 4
        return value

    @override
    def promised_value(self, game: Game) -> i64:
        return self.base_value(game)

    @override
    def card(self, game: Game) -> Card:
        return game.rules.districts[self.kind()]

    def kind(self) -> i64:
        """The code of the district."""
        return self.code - FIRST_DISTRICT_HANDLER

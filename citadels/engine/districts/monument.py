from __future__ import annotations

from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import LEGAL, TOO_MANY_DISTRICTS
from citadels.engine.game import Game
from citadels.engine.handler import COUNTS_DOUBLE, SOMETIMES_REFUSED, District
from citadels.engine.native_types import i64, override


class Monument(District):
    """Cannot be built beside 5 or more districts. Counts as two toward a completed city."""

    def __init__(self, too_many: i64) -> None:
        super().__init__()
        self.hooks = COUNTS_DOUBLE | SOMETIMES_REFUSED
        self.too_many = too_many

    @override
    def build_refusal(self, game: Game, seat: i64, city_size: i64) -> i64:
        return (
            make_reason(TOO_MANY_DISTRICTS, self.too_many) if city_size >= self.too_many else LEGAL
        )

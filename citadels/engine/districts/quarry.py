from __future__ import annotations

from citadels.engine.answers.codec import make_reason
from citadels.engine.bits import count_bits
from citadels.engine.codes import LEGAL, ONE_REPEAT
from citadels.engine.game import Game
from citadels.engine.handler import REPEATS, District
from citadels.engine.native_types import i64, override
from citadels.engine.rulings import QUARRY_REPEATS


class Quarry(District):
    """You may build districts that your city has already; under one ruling only one of them."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = REPEATS

    @override
    def repeat_refusal(self, game: Game, seat: i64, card: i64) -> i64:
        repeats = game.city_size(seat) - count_bits(game.city_mask(seat))
        if repeats > 0 and game.rules.rulings[QUARRY_REPEATS] == 1:
            return make_reason(ONE_REPEAT, card)
        return LEGAL

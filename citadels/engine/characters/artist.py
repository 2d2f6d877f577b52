from __future__ import annotations

from citadels.engine.aims import AIM_OWN_CITY
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import (
    BEAUTIFIED,
    BEAUTIFIED_ALREADY,
    BEAUTIFIED_BIT,
    KINDS,
    LEGAL,
    NO_GOLD,
    NOBODY,
    NOT_THERE,
    USED_ALREADY,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, SECOND_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.state import SEAT_GOLD


class Artist(Character):
    """Put 1 gold on each of up to two own districts: each costs 1 more for good.

    A district can be beautified only once.
    """

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_OWN_CITY
        self.last_use = SECOND_BIT

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(SECOND_BIT):
            return USED_ALREADY
        card = arg1 & (BEAUTIFIED_BIT - 1)
        if arg1 >= 2 * KINDS or not game.has_built(seat, card):
            return make_reason(NOT_THERE, card)
        if not game.stands(seat, arg1) or arg1 >= BEAUTIFIED_BIT:
            return make_reason(BEAUTIFIED_ALREADY, card)
        return LEGAL if game.gold(seat) > 0 else NO_GOLD

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(SECOND_BIT if game.has_used(POWER_BIT) else POWER_BIT)
        game.put_seat(seat, SEAT_GOLD, game.gold(seat) - 1)
        game.take_from_city(seat, arg1)
        game.add_to_city(seat, arg1 + BEAUTIFIED_BIT)
        game.emit(BEAUTIFIED, seat, NOBODY, arg1)

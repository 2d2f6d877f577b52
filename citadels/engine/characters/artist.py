from __future__ import annotations

from citadels.engine.answers import reason, use
from citadels.engine.bits import lowest
from citadels.engine.codes import (
    BEAUTIFIED,
    BEAUTIFIED_ALREADY,
    FINE,
    KINDS,
    LEGAL,
    NO_GOLD,
    NOBODY,
    NOT_THERE,
    NOTHING,
    USED_ALREADY,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, SECOND_BIT, Character
from citadels.engine.state import MONEY
from citadels.engine.typed import i64, override


class Artist(Character):
    """Put 1 gold on each of up to two own districts: each costs 1 more for good.

    A district can be beautified only once.
    """

    def __init__(self) -> None:
        super().__init__()
        self.last_use = SECOND_BIT

    @override
    def menu(self, game: Game, seat: i64) -> None:
        mask = game.city_mask(seat)
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            game.consider(use(self.code, card), self.refusal(game, seat, card, NOTHING))

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(SECOND_BIT):
            return USED_ALREADY
        card = first & (FINE - 1)
        if first >= 2 * KINDS or not game.has_built(seat, card):
            return reason(NOT_THERE, card)
        if not game.stands(seat, first) or first >= FINE:
            return reason(BEAUTIFIED_ALREADY, card)
        return LEGAL if game.gold(seat) > 0 else NO_GOLD

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(SECOND_BIT if game.has_used(POWER_BIT) else POWER_BIT)
        game.set_of(seat, MONEY, game.gold(seat) - 1)
        game.take_from_city(seat, first)
        game.add_to_city(seat, first + FINE)
        game.tell(BEAUTIFIED, seat, NOBODY, first)

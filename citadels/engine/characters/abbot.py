from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import (
    LEGAL,
    NOT_RICHEST,
    NOT_THERE,
    RELIGIOUS,
    USED_ALREADY,
    YOU_ARE_RICHEST,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import IN_EITHER, POWER_BIT, Character
from citadels.engine.typed import i64, override


class Abbot(Character):
    """1 gold or 1 card for each religious district, the split told beforehand.

    Once in the turn, if others are richer, the richest player gives 1 gold; of several the Abbot
    chooses one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.income_type = RELIGIOUS
        self.income_in = IN_EITHER

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_players(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if first == seat:
            return YOURSELF
        if first >= game.seats():
            return reason(NOT_THERE)
        most: i64 = 0
        for other in range(game.seats()):
            most = max(most, game.gold(other))
        if game.gold(seat) == most:
            return reason(YOU_ARE_RICHEST, most)
        return LEGAL if game.gold(first) == most else reason(NOT_RICHEST, first, most)

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.give_gold(first, seat, 1)

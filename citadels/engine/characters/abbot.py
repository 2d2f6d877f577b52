from __future__ import annotations

from citadels.engine.answers import reason
from citadels.engine.codes import (
    LEGAL,
    NOT_RICHEST,
    NOT_THERE,
    NOT_YOUR_ABILITY,
    NOTHING,
    RELIGIOUS,
    SEVERAL_RICHEST,
    USED_ALREADY,
    YOU_ARE_RICHEST,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import IN_EITHER, IN_GOLD, POWER_BIT, Character
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


class AbbotOfTheOneRichest(Character):
    """1 gold for each religious district. Once in the turn, the richest player gives 1 gold.

    Nobody gives anything if several are the richest, or if it is the Abbot.
    """

    def __init__(self) -> None:
        super().__init__()
        self.income_type = RELIGIOUS
        self.income_in = IN_GOLD

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_alone(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if first != NOTHING:
            return NOT_YOUR_ABILITY
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        most = game.gold(_richest(game))
        if game.gold(seat) == most:
            return reason(YOU_ARE_RICHEST, most)
        rivals: i64 = 0
        for other in range(game.seats()):
            if game.gold(other) == most:
                rivals += 1
        return LEGAL if rivals == 1 else reason(SEVERAL_RICHEST, most)

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.give_gold(_richest(game), seat, 1)


def _richest(game: Game) -> i64:
    """A player with the most gold."""
    best: i64 = 0
    for seat in range(game.seats()):
        if game.gold(seat) > game.gold(best):
            best = seat
    return best

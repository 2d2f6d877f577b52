from __future__ import annotations

from citadels.engine.abilities.once_per_turn import OncePerTurn
from citadels.engine.aims import AIM_PLAYER
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import (
    LEGAL,
    NOT_RICHEST,
    NOT_THERE,
    RELIGIOUS,
    SEVERAL_RICHEST,
    USED_ALREADY,
    YOU_ARE_RICHEST,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import IN_EITHER, IN_GOLD, POWER_BIT, Character
from citadels.engine.native_types import i64, override


class Abbot(Character):
    """1 gold or 1 card for each religious district, the split chosen beforehand.

    Once in the turn, if others are richer, the richest player gives 1 gold; of several the Abbot
    chooses one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_PLAYER
        self.harms = True
        self.income_type = RELIGIOUS
        self.income_in = IN_EITHER

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if arg1 == seat:
            return YOURSELF
        if arg1 >= game.seats():
            return make_reason(NOT_THERE)
        max_gold: i64 = 0
        for other in range(game.seats()):
            max_gold = max(max_gold, game.gold(other))
        if game.gold(seat) == max_gold:
            return make_reason(YOU_ARE_RICHEST, max_gold)
        return LEGAL if game.gold(arg1) == max_gold else make_reason(NOT_RICHEST, arg1, max_gold)

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.give_gold(arg1, seat, 1)


class AbbotOfTheOneRichest(OncePerTurn):
    """1 gold for each religious district. Once in the turn, the richest player gives 1 gold.

    Nobody gives anything if several are the richest, or if it is the Abbot.
    """

    def __init__(self) -> None:
        super().__init__()
        self.income_type = RELIGIOUS
        self.income_in = IN_GOLD

    @override
    def power_refusal(self, game: Game, seat: i64) -> i64:
        max_gold = game.gold(_richest(game))
        if game.gold(seat) == max_gold:
            return make_reason(YOU_ARE_RICHEST, max_gold)
        rivals: i64 = 0
        for other in range(game.seats()):
            if game.gold(other) == max_gold:
                rivals += 1
        return LEGAL if rivals == 1 else make_reason(SEVERAL_RICHEST, max_gold)

    @override
    def use_power(self, game: Game, seat: i64) -> None:
        game.give_gold(_richest(game), seat, 1)


def _richest(game: Game) -> i64:
    """A player with the most gold."""
    best: i64 = 0
    for seat in range(game.seats()):
        if game.gold(seat) > game.gold(best):
            best = seat
    return best

from __future__ import annotations

from citadels.engine.aims import AIM_GOLD_OR_CARDS
from citadels.engine.codes import (
    BONUS_FIRST,
    FOR_CARDS,
    FOR_GOLD,
    GATHER_FIRST,
    LEGAL,
    NOT_YOUR_ABILITY,
    USED_ALREADY,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.phases.turn import stop_turn
from citadels.engine.rulings import NAVIGATOR_MUST_TAKE
from citadels.engine.state import GATHERED


class Navigator(Character):
    """4 gold or 4 cards. Nothing at all may be built."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.aims = AIM_GOLD_OR_CARDS
        self.may_build = False
        self.amount = amount

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if arg1 != FOR_GOLD and arg1 != FOR_CARDS:
            return NOT_YOUR_ABILITY
        return USED_ALREADY if game.has_used(POWER_BIT) else LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        if arg1 == FOR_GOLD:
            game.gain(seat, self.amount)
        else:
            game.draw(seat, self.amount)


class NavigatorAfterGathering(Navigator):
    """4 gold or 4 cards after gathering, perhaps as the last thing of the turn."""

    def __init__(self, amount: i64, ends_turn: bool) -> None:
        super().__init__(amount)
        self.ends_turn = ends_turn

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        reason = super().refusal(game, seat, arg1, arg2)
        return GATHER_FIRST if reason == LEGAL and game.get(GATHERED) == 0 else reason

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        super().use(game, seat, arg1, arg2)
        if self.ends_turn:
            stop_turn(game, seat)

    @override
    def end_refusal(self, game: Game, seat: i64) -> i64:
        must = game.rules.rulings[NAVIGATOR_MUST_TAKE] == 1
        return BONUS_FIRST if must and not game.has_used(POWER_BIT) else LEGAL

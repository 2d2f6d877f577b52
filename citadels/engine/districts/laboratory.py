from __future__ import annotations

from citadels.engine.aims import AIM_HAND
from citadels.engine.answers.codec import make_reason
from citadels.engine.codes import KINDS, LEGAL, NOT_IN_HAND, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import IN_TURN, District
from citadels.engine.native_types import i64, override


class Laboratory(District):
    """Once per turn, discard a card to gain gold."""

    def __init__(self, gold: i64) -> None:
        super().__init__()
        self.hooks = IN_TURN
        self.aims = AIM_HAND
        self.harms = True
        self.gold = gold

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used_district(self.kind()):
            return USED_ALREADY
        if arg1 >= KINDS or game.in_hand(seat, arg1) == 0:
            return make_reason(NOT_IN_HAND, arg1)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_district_used(self.kind())
        game.discard(seat, arg1)
        game.gain(seat, self.gold)

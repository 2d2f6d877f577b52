from __future__ import annotations

from citadels.engine.aims import AIM_PLAYER_AND_TYPE
from citadels.engine.answers.codec import make_reason
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import (
    LEGAL,
    NO_CARD,
    NOT_THERE,
    SPIED,
    TYPE_COUNT,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override


class Spy(Character):
    """Choose another player and a type, then look at the hand.

    For each card of that type take 1 gold from the player, as long as there is some, and draw 1
    card.
    """

    def __init__(self) -> None:
        super().__init__()
        self.aims = AIM_PLAYER_AND_TYPE
        self.harms = True

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if arg1 == seat:
            return YOURSELF
        if arg1 >= game.seats() or arg2 >= TYPE_COUNT:
            return make_reason(NOT_THERE)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.emit(SPIED, seat, arg1, NO_CARD, arg2)
        game.look_at_hand(seat, arg1)
        matches: i64 = 0
        mask = game.hand_mask(arg1) & game.rules.type_mask[arg2]
        while mask:
            matches += game.in_hand(arg1, lowest_bit(mask))
            mask &= mask - 1
        if matches > 0:
            game.give_gold(arg1, seat, min(matches, game.gold(arg1)))
            game.draw(seat, matches)

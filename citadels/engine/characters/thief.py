from __future__ import annotations

from citadels.engine.abilities.character_targets import harm_refusal, name_refusal
from citadels.engine.aims import AIM_CHARACTER
from citadels.engine.codes import LEGAL, NO_CARD, NOBODY, ROBBED_ROLE, STOLE, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import AT_CALL, POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.state import ROBBED, THIEF_SEAT


class Thief(Character):
    """Name another character: when it is revealed, take all the gold of its player.

    Not rank 1, nor the killed or the bewitched character.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_CALL
        self.aims = AIM_CHARACTER
        self.harms = True

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        reason = name_refusal(game, seat, arg1, self.code)
        return harm_refusal(game, arg1) if reason == LEGAL else reason

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        game.put(ROBBED, arg1)
        game.put(THIEF_SEAT, seat)
        game.emit(ROBBED_ROLE, seat, NOBODY, arg1)

    @override
    def at_call(self, game: Game, seat: i64, role: i64) -> bool:
        thief = game.get(THIEF_SEAT)
        if game.get(ROBBED) == role and thief != seat:
            gold = game.gold(seat)
            game.emit(STOLE, thief, seat, NO_CARD, gold)
            game.give_gold(seat, thief, gold)
        return False

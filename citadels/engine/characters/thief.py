from __future__ import annotations

from citadels.engine.codes import LEGAL, NO_CARD, NOBODY, ROBBED_ROLE, STOLE, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import AT_CALL, POWER_BIT, Character
from citadels.engine.naming import harm_refusal, naming_refusal
from citadels.engine.state import ROBBED, THIEF_SEAT
from citadels.engine.typed import i64, override


class Thief(Character):
    """Name another character: when it is revealed, take all the gold of its player.

    Not rank 1, nor the killed or the bewitched character.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_CALL

    @override
    def menu(self, game: Game, seat: i64) -> None:
        self.offer_characters(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        why = naming_refusal(game, seat, first, self.code)
        return harm_refusal(game, first) if why == LEGAL else why

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.put(ROBBED, first)
        game.put(THIEF_SEAT, seat)
        game.tell(ROBBED_ROLE, seat, NOBODY, first)

    @override
    def at_call(self, game: Game, seat: i64, role: i64) -> bool:
        thief = game.get(THIEF_SEAT)
        if game.get(ROBBED) == role and thief != seat:
            gold = game.gold(seat)
            game.tell(STOLE, thief, seat, NO_CARD, gold)
            game.give_gold(seat, thief, gold)
        return False

from __future__ import annotations

from citadels.engine.answers import reason, use
from citadels.engine.bits import lowest
from citadels.engine.codes import (
    LEGAL,
    NO_CARD,
    NOT_THERE,
    SEAT_ARGUMENT,
    SPIED,
    TYPE_ARGUMENT,
    TYPES,
    USED_ALREADY,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.typed import i64, override


class Spy(Character):
    """Choose another player and a type, then look at the hand.

    For each card of that type take 1 gold from the player, as long as there is some, and draw 1
    card.
    """

    @override
    def menu(self, game: Game, seat: i64) -> None:
        for other in range(game.seats()):
            if other != seat:
                for type_ in range(TYPES):
                    why = self.refusal(game, seat, other, type_)
                    answer = use(self.code, SEAT_ARGUMENT + other, TYPE_ARGUMENT + type_)
                    game.consider(answer, why)

    @override
    def refusal(self, game: Game, seat: i64, first: i64, second: i64) -> i64:
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        if first == seat:
            return YOURSELF
        if first >= game.seats() or second >= TYPES:
            return reason(NOT_THERE)
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, first: i64, second: i64) -> None:
        game.mark_used(POWER_BIT)
        game.tell(SPIED, seat, first, NO_CARD, second)
        game.look_at_hand(seat, first)
        matches: i64 = 0
        mask = game.hand_mask(first) & game.rules.type_mask[second]
        while mask:
            matches += game.in_hand(first, lowest(mask))
            mask &= mask - 1
        if matches > 0:
            game.give_gold(first, seat, min(matches, game.gold(first)))
            game.draw(seat, matches)

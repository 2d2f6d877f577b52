from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import KEEP_CARD, LEGAL, NO_ARGUMENT, NOT_YOUR_ABILITY, USED_ALREADY
from citadels.engine.game import Game
from citadels.engine.handler import POWER_BIT, Character
from citadels.engine.native_types import i64, override
from citadels.engine.phases.gather import draw_held, keep_held, put_held_under
from citadels.engine.state import HELD_MASK, HELD_SIZE, Frame

WHICH_TO_KEEP: Final = 0


class Scholar(Character):
    """Draw seven cards, keep one, shuffle the others into the deck. Two districts may be built."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.build_limit = 2
        self.cards = cards

    @override
    def offer_uses(self, game: Game, seat: i64) -> None:
        self.offer_bare_use(game, seat)

    @override
    def refusal(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> i64:
        if arg1 != NO_ARGUMENT:
            return NOT_YOUR_ABILITY
        if game.has_used(POWER_BIT):
            return USED_ALREADY
        return LEGAL

    @override
    def use(self, game: Game, seat: i64, arg1: i64, arg2: i64) -> None:
        game.mark_used(POWER_BIT)
        draw_held(game, seat, self.cards)
        if game.get(HELD_SIZE) > 0:
            game.ask(self.code, WHICH_TO_KEEP, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        game.offer_each(KEEP_CARD, game.get(HELD_MASK))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        keep_held(game, seat, arg1_of(answer))
        while game.get(HELD_SIZE) > 0:
            put_held_under(game, seat, lowest_bit(game.get(HELD_MASK)))
        game.shuffle_deck()

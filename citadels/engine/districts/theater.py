from __future__ import annotations

from typing import Final

from citadels.engine.aims import AIM_PLAYER
from citadels.engine.answers.codec import (
    arg1_of,
    arg2_of,
    argument_code,
    make_answer,
    make_reason,
    make_use,
    verb_of,
)
from citadels.engine.bits import BIT, count_bits, lowest_bit
from citadels.engine.codes import (
    DECLINE,
    GIVE_ROLE,
    LEGAL,
    NOT_ASKED_NOW,
    NOT_THERE,
    SEAT_ARGUMENT,
    SWAP_GAVE,
    SWAPPED,
    USE,
    YOURSELF,
)
from citadels.engine.game import Game
from citadels.engine.handler import AT_DRAFT_END, District
from citadels.engine.native_types import i64, override
from citadels.engine.question import ABOUT_ANOTHER, OUT_OF_TURN, Question
from citadels.engine.state import ROLES, SWAP_GIVEN, SWAP_OTHER, SWAP_OWNER, SWAP_TAKEN, Frame

WITH_WHOM: Final = 0
WHICH_TO_GIVE: Final = 1


class Theater(District):
    """When all characters are chosen, you may swap yours with that of an opponent, unseen.

    With two characters each you choose which of yours you give and get one of theirs at random.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_DRAFT_END
        self.aims = AIM_PLAYER
        self.questions = {
            WITH_WHOM: Question("swap-character", OUT_OF_TURN),
            WHICH_TO_GIVE: Question("give-character", OUT_OF_TURN | ABOUT_ANOTHER),
        }

    @override
    def at_draft_end(self, game: Game, seat: i64) -> None:
        game.ask(self.code, WITH_WHOM, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == WITH_WHOM:
            for other in range(game.seats()):
                reason = _partner_refusal(game, seat, other)
                game.consider(make_use(self.code, SEAT_ARGUMENT + other), reason)
            game.offer(make_answer(DECLINE))
            return
        game.offer_each(GIVE_ROLE, game.roles(seat))

    @override
    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        seat = frame.seat
        if frame.step == WHICH_TO_GIVE:
            _swap(game, seat, frame.target, arg1_of(answer))
        elif verb_of(answer) == USE:
            other = argument_code(arg2_of(answer))
            if count_bits(game.roles(seat)) > 1:
                game.ask(self.code, WHICH_TO_GIVE, seat, other)
            else:
                _swap(game, seat, other, lowest_bit(game.roles(seat)))

    @override
    def answer_refusal(self, game: Game, frame: Frame, answer: i64) -> i64:
        if frame.step == WITH_WHOM and verb_of(answer) == USE and arg1_of(answer) == self.code:
            return _partner_refusal(game, frame.seat, argument_code(arg2_of(answer)))
        return NOT_ASKED_NOW


def _partner_refusal(game: Game, seat: i64, other: i64) -> i64:
    if other == seat:
        return YOURSELF
    return LEGAL if other < game.seats() else make_reason(NOT_THERE)


def _swap(game: Game, seat: i64, other: i64, own_role: i64) -> None:
    their_roles = game.roles(other)
    kinds = count_bits(their_roles)
    if kinds > 1:
        for _ in range(game.randbelow(kinds)):
            their_roles &= their_roles - 1
    received = lowest_bit(their_roles)
    game.put_seat(seat, ROLES, (game.roles(seat) & ~BIT[own_role]) | BIT[received])
    game.put_seat(other, ROLES, (game.roles(other) & ~BIT[received]) | BIT[own_role])
    game.put(SWAP_OWNER, seat)
    game.put(SWAP_OTHER, other)
    game.put(SWAP_GIVEN, own_role)
    game.put(SWAP_TAKEN, received)
    knowers = game.seat_mask(seat) | game.seat_mask(other)
    game.emit(SWAPPED, seat, other)
    game.emit(SWAP_GAVE, seat, other, own_role, 0, knowers)
    game.emit(SWAP_GAVE, other, seat, received, 0, knowers)

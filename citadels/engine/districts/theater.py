from __future__ import annotations

from typing import Final

from citadels.engine.answers import answer, first_of, plain, reason, second_of, use, verb_of
from citadels.engine.bits import BIT, count_bits, lowest
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
from citadels.engine.state import (
    ROLES,
    SWAP_GIVEN,
    SWAP_OTHER,
    SWAP_OWNER,
    SWAP_TAKEN,
    Frame,
)
from citadels.engine.typed import i64, override

WITH_WHOM: Final = 0
WHICH_TO_GIVE: Final = 1


class Theater(District):
    """When all characters are chosen, you may swap yours with that of an opponent, unseen.

    With two characters each you choose which of yours you give and get one of theirs at random.
    """

    def __init__(self) -> None:
        super().__init__()
        self.hooks = AT_DRAFT_END

    @override
    def at_draft_end(self, game: Game, seat: i64) -> None:
        game.ask(self.code, WITH_WHOM, seat)

    @override
    def options(self, game: Game, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == WITH_WHOM:
            for other in range(game.seats()):
                why = _partner_refusal(game, seat, other)
                game.consider(use(self.code, SEAT_ARGUMENT + other), why)
            game.offer(answer(DECLINE))
            return
        game.offer_each(GIVE_ROLE, game.roles(seat))

    @override
    def resolve(self, game: Game, frame: Frame, given: i64) -> None:
        seat = frame.seat
        if frame.step == WHICH_TO_GIVE:
            _swap(game, seat, frame.target, first_of(given))
        elif verb_of(given) == USE:
            other = plain(second_of(given))
            if count_bits(game.roles(seat)) > 1:
                game.ask(self.code, WHICH_TO_GIVE, seat, other)
            else:
                _swap(game, seat, other, lowest(game.roles(seat)))

    @override
    def why_not(self, game: Game, frame: Frame, given: i64) -> i64:
        if frame.step == WITH_WHOM and verb_of(given) == USE and first_of(given) == self.code:
            return _partner_refusal(game, frame.seat, plain(second_of(given)))
        return NOT_ASKED_NOW


def _partner_refusal(game: Game, seat: i64, other: i64) -> i64:
    if other == seat:
        return YOURSELF
    return LEGAL if other < game.seats() else reason(NOT_THERE)


def _swap(game: Game, seat: i64, other: i64, mine: i64) -> None:
    theirs = game.roles(other)
    kinds = count_bits(theirs)
    if kinds > 1:
        for _ in range(game.below(kinds)):
            theirs &= theirs - 1
    taken = lowest(theirs)
    game.set_of(seat, ROLES, (game.roles(seat) & ~BIT[mine]) | BIT[taken])
    game.set_of(other, ROLES, (game.roles(other) & ~BIT[taken]) | BIT[mine])
    game.put(SWAP_OWNER, seat)
    game.put(SWAP_OTHER, other)
    game.put(SWAP_GIVEN, mine)
    game.put(SWAP_TAKEN, taken)
    both = game.only(seat) | game.only(other)
    game.tell(SWAPPED, seat, other)
    game.tell(SWAP_GAVE, seat, other, mine, 0, both)
    game.tell(SWAP_GAVE, other, seat, taken, 0, both)

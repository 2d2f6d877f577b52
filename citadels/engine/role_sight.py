"""What one seat can tell about the characters of a round, as masks and numbers.

It is a small part of a view. Whoever asks for it in thousands of games takes it from the game
itself: a whole view of each would cost more than all that is worked out from it.
"""

from __future__ import annotations

from citadels.engine.bits import count_bits, row_of
from citadels.engine.codes import DRAFT_PHASE, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.state import (
    ASIDE,
    DEPTH,
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    FRAME,
    KILLED,
    LAID_BY,
    LAID_DOWN,
    PACKET,
    RANK,
    REVEALED,
    ROLES,
    ROW,
    ROWS,
    SEATS,
    SEEN,
    SEEN_AGAIN,
    STACK,
    SWAP_GIVEN,
    SWAP_OTHER,
    SWAP_OWNER,
    SWAP_TAKEN,
    TOP_SEAT,
)
from citadels.engine.typed import i64, vec
from citadels.engine.view import SeatView, mask_of


class RoleSight:
    """Built up from nothing, like a view; of NOBODY it is what lies open."""

    def __init__(self, seats: i64, seat: i64) -> None:
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.known: vec[i64] = row_of(seats)  # by seat: the characters known to be there
        self.held: vec[i64] = row_of(seats)  # and how many there are
        self.faceup: i64 = 0
        self.rank: i64 = 0  # called last
        self.killed: i64 = NO_ROLE
        self.has_aside = False
        self.laid_down: i64 = 0  # those that the seat laid down itself
        self.laid_size: i64 = 0  # all that were laid down
        self.packet: i64 = 0  # going round, if the seat is looking at it
        self.packet_size: i64 = 0
        self.seen: i64 = 0  # what was in the packet at its first pick, and at the second
        self.seen_again: i64 = 0
        self.steps: i64 = 0  # of the draft that have begun
        self.is_picking = False  # somebody is asked about the last of them
        self.first_seat: i64 = NOBODY  # of the draft
        self.swap_owner: i64 = NOBODY  # who used the Theater, with whom, and what went each way
        self.swap_other: i64 = NOBODY
        self.swap_given: i64 = NO_ROLE
        self.swap_taken: i64 = NO_ROLE

    def as_data(self) -> list[int]:
        """Everything in it: two are equal if these are."""
        numbers: list[int] = [self.seats, self.seat]
        for other in range(self.seats):
            numbers += [self.known[other], self.held[other]]
        numbers += [self.faceup, self.rank, self.killed, int(self.has_aside)]
        numbers += [self.laid_down, self.laid_size, self.packet, self.packet_size]
        numbers += [self.seen, self.seen_again, self.steps, int(self.is_picking)]
        numbers += [self.first_seat, self.swap_owner, self.swap_other]
        numbers += [self.swap_given, self.swap_taken]
        return numbers


def sight_of_view(view: SeatView) -> RoleSight:
    """What a view tells of the characters."""
    fields = view.fields
    sight = RoleSight(view.seats, view.seat)
    for other in range(view.seats):
        sight.known[other] = _known(view.roles[other])
        sight.held[other] = len(view.roles[other])
    sight.faceup = fields[FACEUP]
    sight.rank = fields[RANK]
    sight.killed = fields[KILLED]
    sight.has_aside = view.aside != NO_ROLE
    sight.laid_down = _known(view.laid_down)
    sight.laid_size = len(view.laid_down)
    sight.packet = _known(view.packet)
    sight.packet_size = len(view.packet)
    sight.seen = mask_of(view.seen)
    sight.seen_again = mask_of(view.seen_again)
    sight.steps = fields[DRAFT_STEP]
    sight.is_picking = bool(view.questions) and view.questions[-1][0] == DRAFT_PHASE
    sight.first_seat = fields[DRAFT_FIRST]
    sight.swap_owner = fields[SWAP_OWNER]
    sight.swap_other = fields[SWAP_OTHER]
    sight.swap_given = max(NO_ROLE, view.swap_given)
    sight.swap_taken = max(NO_ROLE, view.swap_taken)
    return sight


def _known(codes: list[int]) -> i64:
    """The characters of a list of a view that are not hidden."""
    return mask_of([code for code in codes if code >= 0])


def sight_of_game(game: Game, seat: i64) -> RoleSight:
    """What a seat can tell now: the same as from its view. It is a player's."""
    row = game.row
    own = ROWS + seat * ROW
    sight = RoleSight(row[SEATS], seat)
    for other in range(row[SEATS]):
        roles = row[ROWS + other * ROW + ROLES]
        sight.known[other] = roles if other == seat else roles & row[REVEALED]
        sight.held[other] = count_bits(roles)
    sight.faceup = row[FACEUP]
    sight.rank = row[RANK]
    sight.killed = row[KILLED]
    sight.has_aside = row[ASIDE] != NO_ROLE
    sight.laid_down = row[LAID_DOWN] & row[own + LAID_BY]
    sight.laid_size = count_bits(row[LAID_DOWN])
    depth = row[DEPTH]
    if row[TOP_SEAT + depth * FRAME] == seat and depth > 0:
        sight.packet = row[PACKET]
    sight.packet_size = count_bits(row[PACKET])
    sight.seen = row[own + SEEN]
    sight.seen_again = row[own + SEEN_AGAIN]
    sight.steps = row[DRAFT_STEP]
    sight.is_picking = depth > 0 and row[STACK + (depth - 1) * FRAME] == DRAFT_PHASE
    sight.first_seat = row[DRAFT_FIRST]
    sight.swap_owner = row[SWAP_OWNER]
    sight.swap_other = row[SWAP_OTHER]
    if sight.swap_owner != NOBODY and (seat == sight.swap_owner or seat == sight.swap_other):
        sight.swap_given = row[SWAP_GIVEN]
        sight.swap_taken = row[SWAP_TAKEN]
    return sight

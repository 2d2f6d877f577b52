"""What one seat knows about the characters of a round, as masks and numbers.

It is a small part of a view. Code that needs it in thousands of games takes it from the game
itself: a whole view of each would cost more than everything computed from it.
"""

from __future__ import annotations

from citadels.engine import state
from citadels.engine.bits import count_bits, zeros
from citadels.engine.codes import DRAFT_PHASE, NO_ROLE, NOBODY
from citadels.engine.game import Game
from citadels.engine.native_types import i64, vec
from citadels.engine.view import SeatView, mask_of


class RoleKnowledge:
    """Built up from nothing, like a view; of NOBODY it is what lies open."""

    def __init__(self, seats: i64, seat: i64) -> None:
        self.seats: i64 = seats
        self.seat: i64 = seat
        self.known: vec[i64] = zeros(seats)  # by seat: the characters known to be there
        self.held: vec[i64] = zeros(seats)  # and how many there are
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
        self.swap_owner: i64 = NOBODY  # who used the Theater, with what result
        self.swap_other: i64 = NOBODY
        self.swap_given: i64 = NO_ROLE
        self.swap_taken: i64 = NO_ROLE


def role_knowledge_from_view(view: SeatView) -> RoleKnowledge:
    """What a view shows of the characters."""
    fields = view.fields
    knowledge = RoleKnowledge(view.seats, view.seat)
    for other in range(view.seats):
        knowledge.known[other] = _known_roles(view.roles[other])
        knowledge.held[other] = len(view.roles[other])
    knowledge.faceup = fields[state.FACEUP]
    knowledge.rank = fields[state.RANK]
    knowledge.killed = fields[state.KILLED]
    knowledge.has_aside = view.aside != NO_ROLE
    knowledge.laid_down = _known_roles(view.laid_down)
    knowledge.laid_size = len(view.laid_down)
    knowledge.packet = _known_roles(view.packet)
    knowledge.packet_size = len(view.packet)
    knowledge.seen = mask_of(view.seen)
    knowledge.seen_again = mask_of(view.seen_again)
    knowledge.steps = fields[state.DRAFT_STEP]
    knowledge.is_picking = bool(view.questions) and view.questions[-1][0] == DRAFT_PHASE
    knowledge.first_seat = fields[state.DRAFT_FIRST]
    knowledge.swap_owner = fields[state.SWAP_OWNER]
    knowledge.swap_other = fields[state.SWAP_OTHER]
    knowledge.swap_given = max(NO_ROLE, view.swap_given)
    knowledge.swap_taken = max(NO_ROLE, view.swap_taken)
    return knowledge


def _known_roles(codes: list[int]) -> i64:
    """The characters of a list of a view that are not hidden."""
    return mask_of([code for code in codes if code >= 0])


def role_knowledge_from_game(game: Game, seat: i64) -> RoleKnowledge:
    """What the seat of a player knows now: the same as from its view."""
    row = game.row
    own_base = state.SEATS_BASE + seat * state.SEAT_SIZE
    knowledge = RoleKnowledge(row[state.SEATS], seat)
    for other in range(row[state.SEATS]):
        roles = row[state.SEATS_BASE + other * state.SEAT_SIZE + state.ROLES]
        knowledge.known[other] = roles if other == seat else roles & row[state.REVEALED]
        knowledge.held[other] = count_bits(roles)
    knowledge.faceup = row[state.FACEUP]
    knowledge.rank = row[state.RANK]
    knowledge.killed = row[state.KILLED]
    knowledge.has_aside = row[state.ASIDE] != NO_ROLE
    knowledge.laid_down = row[state.LAID_DOWN] & row[own_base + state.LAID_BY]
    knowledge.laid_size = count_bits(row[state.LAID_DOWN])
    depth = row[state.DEPTH]
    if row[state.TOP_SEAT + depth * state.FRAME_SIZE] == seat and depth > 0:
        knowledge.packet = row[state.PACKET]
    knowledge.packet_size = count_bits(row[state.PACKET])
    knowledge.seen = row[own_base + state.SEEN]
    knowledge.seen_again = row[own_base + state.SEEN_AGAIN]
    knowledge.steps = row[state.DRAFT_STEP]
    knowledge.is_picking = (
        depth > 0 and row[state.STACK + (depth - 1) * state.FRAME_SIZE] == DRAFT_PHASE
    )
    knowledge.first_seat = row[state.DRAFT_FIRST]
    knowledge.swap_owner = row[state.SWAP_OWNER]
    knowledge.swap_other = row[state.SWAP_OTHER]
    if knowledge.swap_owner != NOBODY and (
        seat == knowledge.swap_owner or seat == knowledge.swap_other
    ):
        knowledge.swap_given = row[state.SWAP_GIVEN]
        knowledge.swap_taken = row[state.SWAP_TAKEN]
    return knowledge

"""What is remembered: the whole state of a game is one row of ints.

Nothing else is part of a game, so a copy is a slice and a saved game is the row written down:
no field can be forgotten. `docs/adr/0001-flat-state.md` has the measurements behind it.
Offsets have names here and nowhere else are they counted.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT, zeros
from citadels.engine.codes import BEAUTIFIED_BIT, KINDS, NO_CARD, NO_ROLE, NOBODY
from citadels.engine.native_types import i64, vec

SCHEMA: Final = 2

# The table.
RNG_WORDS: Final = 0  # four words of the generator
SEATS: Final = 4
CROWN: Final = 5
ROUND: Final = 6
RANK: Final = 7  # the rank that is being called; 0 while characters are chosen
OVER: Final = 8
ANSWER_COUNT: Final = 9  # answers given so far: the number of the open question
FIRST: Final = 10  # the seat that completed its city first

# The characters of this round. From here to the last mark, all fields are cleared for a new one.
DRAFT_STEP: Final = 11
PACKET: Final = 12  # characters going round
FACEUP: Final = 13
ASIDE: Final = 14  # the one laid face down unseen
LAID_DOWN: Final = 15  # those laid face down later
REVEALED: Final = 16
SWAP_OWNER: Final = 17
SWAP_OTHER: Final = 18
SWAP_GIVEN: Final = 19
SWAP_TAKEN: Final = 20

# The marks of this round.
KILLED: Final = 21
BEWITCHED: Final = 22
WITCH_SEAT: Final = 23
ROBBED: Final = 24
THIEF_SEAT: Final = 25
WARRANTS: Final = 26
SIGNED: Final = 27
MAGISTRATE_SEAT: Final = 28
THREATS: Final = 29
FLOWERED: Final = 30
BLACKMAILER_SEAT: Final = 31
SHIELDED: Final = 32  # the seat whose city rank 8 may not touch
TAX: Final = 33  # gold on the token; the only mark that outlives the round

# The turn.
TURN_SEAT: Final = 34
TURN_ROLE: Final = 35
TURN_RESUMED: Final = 36
GATHERED: Final = 37
USED: Final = 38  # abilities of the character used this turn
USED_DISTRICTS: Final = 39
BUILDS: Final = 40  # builds that count toward the limit
SPENT: Final = 41  # gold paid for building
PAID_BUILDS: Final = 42

# The district that is paid for but not yet built.
SITE_CARD: Final = 43
SITE_SEAT: Final = 44
SITE_PAID: Final = 45
SITE_COUNTED: Final = 46

# Cards in front of a player who has to choose among them.
HELD_SEAT: Final = 47
HELD_SIZE: Final = 48

MUSEUM_SIZE: Final = 49  # cards under the Museum
DECK_HEAD: Final = 50
DECK_SIZE: Final = 51
DEPTH: Final = 52  # open questions
HELD_MASK: Final = 53
DRAFT_FIRST: Final = 54  # who had the crown when the characters were laid out
COLLECTOR: Final = 55  # the seat that gets a coin from each builder this round
SHORTER_BY: Final = 56  # by how many districts a completed city is smaller
FIRST_TOO: Final = 57  # seats that count as first, too: complete when the game became shorter
HAUNTED_ROUND: Final = 58  # the round in which the Haunted City was built

HELD: Final = 64
MUSEUM_CARDS: Final = HELD + KINDS
DECK: Final = MUSEUM_CARDS + KINDS
DECK_CAPACITY: Final = 128
STACK: Final = DECK + DECK_CAPACITY
FRAME_SIZE: Final = 6
STACK_CAPACITY: Final = 24
SEATS_BASE: Final = STACK + FRAME_SIZE * STACK_CAPACITY
TOP_SEAT: Final = STACK - FRAME_SIZE + 2  # plus FRAME_SIZE times the depth: who has to answer now

# The row of a seat.
SEAT_GOLD: Final = 0
HAND_SIZE: Final = 1
HAND_MASK: Final = 2
CITY_SIZE: Final = 3
CITY_MASK: Final = 4
ROLES: Final = 5
SEEN: Final = 6  # the packet as this seat saw it at its first pick
SEEN_AGAIN: Final = 7  # and at its second, with two characters each
LAID_BY: Final = 8  # characters this seat laid face down itself
COMPLETED_CITY: Final = 9
BUILT_THIS_ROUND: Final = 10  # kept only where somebody taxes it
REACHED_AT: Final = 11  # the number of the answer that brought the city to the watched size
HAND: Final = 12
CITY: Final = HAND + KINDS
SEAT_SIZE: Final = CITY + KINDS

# Fields of the table that name a seat or a character, or nobody.
SEAT_FIELDS: Final = (
    FIRST,
    DRAFT_FIRST,
    SWAP_OWNER,
    SWAP_OTHER,
    WITCH_SEAT,
    THIEF_SEAT,
    MAGISTRATE_SEAT,
    BLACKMAILER_SEAT,
    SHIELDED,
    TURN_SEAT,
    SITE_SEAT,
    HELD_SEAT,
    COLLECTOR,
)
ROLE_FIELDS: Final = (
    ASIDE,
    SWAP_GIVEN,
    SWAP_TAKEN,
    KILLED,
    BEWITCHED,
    ROBBED,
    SIGNED,
    FLOWERED,
    TURN_ROLE,
)

BEAUTIFIED_UNIT: Final = 16  # in a cell of a city: copies, and beautified copies times this


class Frame:
    """A question, read off the stack.

    One frame object serves the whole game: a handler reads it and must not keep it.
    """

    def __init__(self) -> None:
        self.handler: i64 = NOBODY
        self.step: i64 = 0
        self.seat: i64 = NOBODY
        self.target: i64 = NOBODY
        self.card: i64 = NO_CARD
        self.amount: i64 = 0


class State:
    """Named access to the row of ints. Reading is free; only primitives of `Game` write."""

    def __init__(self, row: vec[i64]) -> None:
        self.row: vec[i64] = row
        self.frame = Frame()

    # Fields of the table.

    def get(self, field: i64) -> i64:
        return self.row[field]

    def put(self, field: i64, value: i64) -> None:
        self.row[field] = value

    def seats(self) -> i64:
        return self.row[SEATS]

    def crown(self) -> i64:
        return self.row[CROWN]

    def is_over(self) -> bool:
        return self.row[OVER] != 0

    # Fields of a seat.

    def get_seat(self, seat: i64, field: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + field]

    def put_seat(self, seat: i64, field: i64, value: i64) -> None:
        self.row[SEATS_BASE + seat * SEAT_SIZE + field] = value

    def gold(self, seat: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + SEAT_GOLD]

    def roles(self, seat: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + ROLES]

    def holder(self, role: i64) -> i64:
        """The seat that has this character, or nobody."""
        row = self.row
        bit = BIT[role]
        cell: i64 = SEATS_BASE + ROLES
        for seat in range(row[SEATS]):
            if row[cell] & bit:
                return seat
            cell += SEAT_SIZE
        return NOBODY

    # Hands.

    def hand_size(self, seat: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + HAND_SIZE]

    def hand_mask(self, seat: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + HAND_MASK]

    def in_hand(self, seat: i64, card: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + HAND + card]

    def add_to_hand(self, seat: i64, card: i64) -> None:
        row = self.row
        base = SEATS_BASE + seat * SEAT_SIZE
        row[base + HAND + card] += 1
        row[base + HAND_SIZE] += 1
        row[base + HAND_MASK] |= BIT[card]

    def take_from_hand(self, seat: i64, card: i64) -> None:
        row = self.row
        base = SEATS_BASE + seat * SEAT_SIZE
        row[base + HAND + card] -= 1
        row[base + HAND_SIZE] -= 1
        if row[base + HAND + card] == 0:
            row[base + HAND_MASK] &= ~BIT[card]

    # Cities.

    def city_size(self, seat: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + CITY_SIZE]

    def city_mask(self, seat: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + CITY_MASK]

    def in_city(self, seat: i64, card: i64) -> i64:
        """How many of this kind stand there, beautified or not."""
        return self.row[SEATS_BASE + seat * SEAT_SIZE + CITY + card] & (BEAUTIFIED_UNIT - 1)

    def beautified_in_city(self, seat: i64, card: i64) -> i64:
        return self.row[SEATS_BASE + seat * SEAT_SIZE + CITY + card] // BEAUTIFIED_UNIT

    def has_built(self, seat: i64, card: i64) -> bool:
        return (self.row[SEATS_BASE + seat * SEAT_SIZE + CITY_MASK] >> card) & 1 != 0

    def stands(self, seat: i64, place: i64) -> bool:
        """Whether the city has this district: a kind, or with BEAUTIFIED_BIT if beautified."""
        if place >= BEAUTIFIED_BIT:
            cell = SEATS_BASE + seat * SEAT_SIZE + CITY + place - BEAUTIFIED_BIT
            return self.row[cell] >= BEAUTIFIED_UNIT
        copies = self.row[SEATS_BASE + seat * SEAT_SIZE + CITY + place]
        return copies % BEAUTIFIED_UNIT > copies // BEAUTIFIED_UNIT

    def add_to_city(self, seat: i64, place: i64) -> None:
        row = self.row
        card = place & (BEAUTIFIED_BIT - 1)
        base = SEATS_BASE + seat * SEAT_SIZE
        row[base + CITY + card] += 1 + BEAUTIFIED_UNIT if place >= BEAUTIFIED_BIT else 1
        row[base + CITY_SIZE] += 1
        row[base + CITY_MASK] |= BIT[card]

    def take_from_city(self, seat: i64, place: i64) -> None:
        row = self.row
        card = place & (BEAUTIFIED_BIT - 1)
        base = SEATS_BASE + seat * SEAT_SIZE
        row[base + CITY + card] -= 1 + BEAUTIFIED_UNIT if place >= BEAUTIFIED_BIT else 1
        row[base + CITY_SIZE] -= 1
        if row[base + CITY + card] == 0:
            row[base + CITY_MASK] &= ~BIT[card]

    # The deck: a ring. The top is at the head, the bottom behind the last card.

    def deck_size(self) -> i64:
        return self.row[DECK_SIZE]

    def deck_at(self, index: i64) -> i64:
        """The card at this depth: 0 is the top."""
        return self.row[DECK + (self.row[DECK_HEAD] + index) % DECK_CAPACITY]

    def put_under_deck(self, card: i64) -> None:
        row = self.row
        size = row[DECK_SIZE]
        row[DECK + (row[DECK_HEAD] + size) % DECK_CAPACITY] = card
        row[DECK_SIZE] = size + 1

    def take_from_deck(self) -> i64:
        row = self.row
        head = row[DECK_HEAD]
        card = row[DECK + head]
        row[DECK + head] = 0
        row[DECK_HEAD] = (head + 1) % DECK_CAPACITY
        row[DECK_SIZE] -= 1
        return card

    # The cards in front of a player.

    def held(self, card: i64) -> i64:
        return self.row[HELD + card]

    def add_held(self, seat: i64, card: i64) -> None:
        row = self.row
        row[HELD_SEAT] = seat
        row[HELD + card] += 1
        row[HELD_SIZE] += 1
        row[HELD_MASK] |= BIT[card]

    def take_held(self, card: i64) -> None:
        row = self.row
        row[HELD + card] -= 1
        row[HELD_SIZE] -= 1
        if row[HELD + card] == 0:
            row[HELD_MASK] &= ~BIT[card]
        if row[HELD_SIZE] == 0:
            row[HELD_SEAT] = NOBODY

    # The cards under the Museum.

    def in_museum(self, card: i64) -> i64:
        return self.row[MUSEUM_CARDS + card]

    def add_to_museum(self, card: i64) -> None:
        self.row[MUSEUM_CARDS + card] += 1
        self.row[MUSEUM_SIZE] += 1

    def take_from_museum(self, card: i64) -> None:
        self.row[MUSEUM_CARDS + card] -= 1
        self.row[MUSEUM_SIZE] -= 1

    # The stack of open questions.

    def ask(
        self,
        handler: i64,
        step: i64,
        seat: i64,
        target: i64 = NOBODY,
        card: i64 = NO_CARD,
        amount: i64 = 0,
    ) -> None:
        """Put a question to a seat; to NOBODY, a step that happens by itself."""
        row = self.row
        depth = row[DEPTH]
        base = STACK + depth * FRAME_SIZE
        row[base] = handler
        row[base + 1] = step
        row[base + 2] = seat
        row[base + 3] = target
        row[base + 4] = card
        row[base + 5] = amount
        row[DEPTH] = depth + 1

    def read_frame(self, depth: i64) -> Frame:
        """The question at this depth of the stack, counted from the bottom."""
        frame = Frame()
        self.read_frame_into(frame, depth)
        return frame

    def read_frame_into(self, frame: Frame, depth: i64) -> None:
        row = self.row
        base = STACK + depth * FRAME_SIZE
        frame.handler = row[base]
        frame.step = row[base + 1]
        frame.seat = row[base + 2]
        frame.target = row[base + 3]
        frame.card = row[base + 4]
        frame.amount = row[base + 5]

    def pop_frame(self) -> None:
        """Take the question on top off the stack."""
        row = self.row
        depth = row[DEPTH] - 1
        row[DEPTH] = depth
        base = STACK + depth * FRAME_SIZE
        row[base] = 0  # equal positions are equal rows
        row[base + 1] = 0
        row[base + 2] = 0
        row[base + 3] = 0
        row[base + 4] = 0
        row[base + 5] = 0


def blank_row(seats: int) -> vec[i64]:
    """The row of a table at which nothing has happened yet."""
    row = zeros(SEATS_BASE + SEAT_SIZE * seats)
    row[CROWN] = NOBODY
    for field in SEAT_FIELDS:
        row[field] = NOBODY
    for field in ROLE_FIELDS:
        row[field] = NO_ROLE
    row[SITE_CARD] = NO_CARD
    row[SEATS] = seats
    return row

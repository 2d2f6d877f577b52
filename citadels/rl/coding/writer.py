"""Writes what a seat sees and has learnt into a row of bytes.

It is given a view, so nothing can get into an observation that is not in the view or was not told
to the seat.
"""

from __future__ import annotations

from citadels.engine.bits import lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, KINDS, NOBODY
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.native_types import i64, u8, vec
from citadels.engine.rules import Rules
from citadels.engine.state import (
    BEWITCHED,
    BLACKMAILER_SEAT,
    BUILDS,
    COLLECTOR,
    CROWN,
    DRAFT_FIRST,
    DRAFT_STEP,
    FACEUP,
    FIRST,
    FIRST_TOO,
    GATHERED,
    HAUNTED_ROUND,
    HELD_SEAT,
    HELD_SIZE,
    KILLED,
    MAGISTRATE_SEAT,
    MUSEUM_SIZE,
    PAID_BUILDS,
    RANK,
    REVEALED,
    ROBBED,
    ROUND,
    SHIELDED,
    SHORTER_BY,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    SPENT,
    SWAP_OTHER,
    SWAP_OWNER,
    TAX,
    THIEF_SEAT,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
    USED,
    USED_DISTRICTS,
    WITCH_SEAT,
)
from citadels.engine.view import SeatView
from citadels.rl.coding import pieces
from citadels.rl.coding.codebook import Codebook


def bytes_of(length: i64) -> vec[u8]:
    """So many zeros."""
    return vec[u8]([u8(0)] * length)


class Writer:
    """Writes observations into a part of a buffer, each over the last one.

    What is the same in the whole game is written once. Of the rest only what is not zero is
    written, and taken back before the next.
    """

    def __init__(
        self, book: Codebook, rules: Rules, profile: int, buffer: vec[u8], base: int
    ) -> None:
        self.book = book
        self.rules = rules
        self.profile: i64 = profile
        self.buffer: vec[u8] = buffer
        self.base: i64 = base
        self.touched: vec[i64] = vec[i64]([0] * book.size)
        self.count: i64 = 0
        self.seat: i64 = 0
        self.seats: i64 = rules.seats
        self.begin(rules)

    def begin(self, rules: Rules) -> None:
        """From now on, write of games by these rules."""
        self.rules = rules
        self.seats = rules.seats
        for at in range(self.book.size):
            self.buffer[self.base + at] = u8(0)
        self.count = 0
        self._one(pieces.PROFILE, self.profile)
        for seat in range(self.seats):
            self._one(pieces.PRESENT, seat)
        self._role_mask(pieces.CAST, rules.cast_mask)
        for card in range(KINDS):
            place = self.book.card_at[card]
            if place >= 0 and rules.copies[card] > 0:
                self._add(self.book.offsets[pieces.COPIES] + place, rules.copies[card])
        for ruling in range(pieces.RULINGS_ROOM):
            self._add(self.book.offsets[pieces.RULINGS] + ruling, rules.rulings[ruling])
        self.count = 0  # it stays

    def write(self, seen: SeatView, learnt: Knowledge) -> None:
        """Write what the seat of the view knows."""
        for index in range(self.count):
            self.buffer[self.touched[index]] = u8(0)
        self.count = 0
        self.seat = seen.seat
        self._round(seen)
        self._characters(seen)
        self._marks(seen, learnt)
        self._turn(seen)
        self._piles(seen)
        self._question(seen)
        self._seats(seen, learnt)
        self._deck(learnt)

    def write_beliefs(self, chances: list[float]) -> None:
        """Add how likely each seat holds each character: by seat, 32 characters each."""
        for seat in range(self.seats):
            for role in range(32):
                place = self.book.role_at[role]
                part: i64 = int(chances[seat * 32 + role] * 255.0 + 0.5)
                if place >= 0 and part > 0:
                    distance = (seat - self.seat + self.seats) % self.seats
                    at = self.book.offsets[pieces.BELIEFS] + distance * self.book.roles
                    self._add(at + place, part)

    # Groups of pieces.

    def _round(self, seen: SeatView) -> None:
        fields = seen.fields
        self._number(pieces.TARGET, self.rules.complete_at - fields[SHORTER_BY])
        self._number(pieces.ROUND, fields[ROUND])
        self._one(pieces.CALLING, min(fields[RANK], pieces.RANKS_ROOM - 1))
        self._number(pieces.DRAFT_STEP, fields[DRAFT_STEP])
        self._seat(pieces.CROWN, fields[CROWN])
        self._seat(pieces.DRAFT_FIRST, fields[DRAFT_FIRST])
        self._seat(pieces.FIRST, fields[FIRST])
        for seat in range(self.seats):
            if (fields[FIRST_TOO] >> seat) & 1:
                self._seat(pieces.FIRST_TOO, seat)
        self._number(pieces.SHORTER_BY, fields[SHORTER_BY])
        self._number(pieces.HAUNTED_ROUND, fields[HAUNTED_ROUND])
        self._number(pieces.TAX, fields[TAX])
        self._number(pieces.DECK_SIZE, seen.deck_size)

    def _characters(self, seen: SeatView) -> None:
        fields = seen.fields
        self._role_mask(pieces.FACEUP, fields[FACEUP])
        self._role_mask(pieces.REVEALED, fields[REVEALED])
        if seen.aside == HIDDEN:
            self._number(pieces.ASIDE, 1)
        self._roles(pieces.PACKET, seen.packet)
        self._number(pieces.PACKET_SIZE, len(seen.packet))
        self._roles(pieces.SEEN, seen.seen)
        self._roles(pieces.SEEN_AGAIN, seen.seen_again)
        self._roles(pieces.LAID_DOWN, seen.laid_down)
        self._number(pieces.LAID_DOWN_SIZE, len(seen.laid_down))
        self._seat(pieces.SWAP_OWNER, fields[SWAP_OWNER])
        self._seat(pieces.SWAP_OTHER, fields[SWAP_OTHER])
        self._role(pieces.SWAP_GIVEN, seen.swap_given)
        self._role(pieces.SWAP_TAKEN, seen.swap_taken)

    def _marks(self, seen: SeatView, learnt: Knowledge) -> None:
        fields = seen.fields
        self._role(pieces.KILLED, fields[KILLED])
        self._role(pieces.BEWITCHED, fields[BEWITCHED])
        self._seat(pieces.WITCH, fields[WITCH_SEAT])
        self._role(pieces.ROBBED, fields[ROBBED])
        self._seat(pieces.THIEF, fields[THIEF_SEAT])
        self._roles(pieces.WARRANTS, seen.warrants)
        self._role(pieces.SIGNED, seen.signed)
        self._seat(pieces.MAGISTRATE, fields[MAGISTRATE_SEAT])
        self._roles(pieces.THREATS, seen.threats)
        self._role(pieces.FLOWERED, seen.flowered)
        self._seat(pieces.BLACKMAILER, fields[BLACKMAILER_SEAT])
        self._roles(pieces.BLANK_THREATS, learnt.blank_threats)
        self._role(pieces.REAL_THREAT, learnt.real_threat)
        self._seat(pieces.SHIELDED, fields[SHIELDED])
        self._seat(pieces.COLLECTOR, fields[COLLECTOR])

    def _turn(self, seen: SeatView) -> None:
        fields = seen.fields
        self._seat(pieces.TURN, fields[TURN_SEAT])
        self._role(pieces.TURN_ROLE, fields[TURN_ROLE])
        self._number(pieces.RESUMED, fields[TURN_RESUMED])
        self._number(pieces.GATHERED, fields[GATHERED])
        for bit in range(pieces.BITS_ROOM):
            if (fields[USED] >> bit) & 1:
                self._one(pieces.USED, bit)
        used: i64 = fields[USED_DISTRICTS]
        while used:
            self._card(pieces.USED_DISTRICTS, lowest_bit(used))
            used &= used - 1
        self._number(pieces.BUILDS, fields[BUILDS])
        self._number(pieces.SPENT, fields[SPENT])
        self._number(pieces.PAID_BUILDS, fields[PAID_BUILDS])
        self._card(pieces.SITE, fields[SITE_CARD])
        self._seat(pieces.SITE_SEAT, fields[SITE_SEAT])
        self._number(pieces.SITE_PAID, fields[SITE_PAID])
        self._number(pieces.SITE_COUNTED, fields[SITE_COUNTED])

    def _piles(self, seen: SeatView) -> None:
        fields = seen.fields
        self._seat(pieces.HELD_SEAT, fields[HELD_SEAT])
        self._number(pieces.HELD_SIZE, fields[HELD_SIZE])
        self._cards(pieces.HELD, seen.held)
        self._number(pieces.UNDER_SIZE, fields[MUSEUM_SIZE])
        self._cards(pieces.UNDER, seen.under_museum)

    def _question(self, seen: SeatView) -> None:
        depth = len(seen.questions)
        for at in range(depth):
            handler, step, seat, target, card, amount = seen.questions[at]
            if at < depth - 1:
                self._one_at_most(pieces.WAITING, handler)
                continue
            self._seat(pieces.ASKED, seat)
            self._one(pieces.QUESTION, handler)
            self._one(pieces.STEP, min(step, pieces.STEPS_ROOM - 1))
            self._seat(pieces.QUESTION_TARGET, target)
            self._card(pieces.QUESTION_CARD, card)
            self._number(pieces.QUESTION_AMOUNT, amount)
        self._cards(pieces.SHOWN_HAND, seen.shown_hand)
        self._cards(pieces.SHOWN_DECK, seen.shown_deck)

    def _seats(self, seen: SeatView, learnt: Knowledge) -> None:
        book = self.book
        offsets = book.offsets
        for seat in range(self.seats):
            distance = (seat - self.seat + self.seats) % self.seats
            self._add(offsets[pieces.GOLD] + distance, seen.gold[seat])
            hand = seen.hands[seat]
            self._add(offsets[pieces.HAND_SIZE] + distance, len(hand))
            if seen.completed[seat]:
                self._add(offsets[pieces.COMPLETED] + distance, 1)
            if seen.built[seat]:
                self._add(offsets[pieces.BUILT] + distance, 1)
            if seen.reached[seat] > 0:
                self._add(offsets[pieces.REACHED] + distance, _place(seen.reached, seat))
            self._city(seen.cities[seat], distance)
            self._known_roles(seen.roles[seat], distance)
            at = offsets[pieces.HAND] + distance * book.cards
            if seat == seen.seat:
                for card in hand:
                    self._add(at + book.card_at[card], 1)
                self._add(offsets[pieces.HAND_SURE] + distance, len(hand))
            else:
                self._pile(at, offsets[pieces.HAND_SURE] + distance, learnt.hands[seat])

    def _city(self, city: list[int], distance: i64) -> None:
        book = self.book
        offsets = book.offsets
        worth: i64 = 0
        for place in city:
            card: i64 = place & (BEAUTIFIED_BIT - 1)
            worth += self.rules.cost[card]
            at = distance * book.cards + book.card_at[card]
            self._add(offsets[pieces.CITY] + at, 1)
            if place >= BEAUTIFIED_BIT:
                worth += 1
                self._add(offsets[pieces.BEAUTIFIED] + at, 1)
        self._add(offsets[pieces.CITY_SIZE] + distance, len(city))
        self._add(offsets[pieces.WORTH] + distance, worth)

    def _known_roles(self, roles: list[int], distance: i64) -> None:
        book = self.book
        hidden: i64 = 0
        for role in roles:
            if role >= 0:
                at = book.offsets[pieces.ROLES] + distance * book.roles
                self._add(at + book.role_at[role], 1)
            else:
                hidden += 1
        self._add(book.offsets[pieces.ROLES_HIDDEN] + distance, hidden)

    def _deck(self, learnt: Knowledge) -> None:
        book = self.book
        offsets = book.offsets
        for depth in range(len(learnt.deck)):
            card = learnt.deck[depth]
            if card != HIDDEN:
                place = book.card_at[card]
                if self.buffer[self.base + offsets[pieces.DECK_KNOWN] + place] == 0:
                    self._add(offsets[pieces.DECK_PLACE] + place, depth + 1)
                self._add(offsets[pieces.DECK_KNOWN] + place, 1)
        self._pile(offsets[pieces.DECK_LOOSE], offsets[pieces.LOOSE_SURE], learnt.loose)
        self._pile(offsets[pieces.MUSEUM_KNOWN], offsets[pieces.MUSEUM_SURE], learnt.museum)

    def _pile(self, at: i64, sure_at: i64, pile: Pile) -> None:
        if pile.sure_count == 0:  # then what was known may all be gone
            return
        for card in range(KINDS):
            if pile.known[card] > 0:
                self._add(at + self.book.card_at[card], pile.known[card])
        self._add(sure_at, pile.sure_count)

    # Single values.

    def _add(self, at: i64, value: i64) -> None:
        if value <= 0:
            return
        place = self.base + at
        before = i64(self.buffer[place])
        self.buffer[place] = u8(min(before + value, 255))
        if before == 0:
            self.touched[self.count] = place
            self.count += 1

    def _number(self, piece: i64, value: i64) -> None:
        self._add(self.book.offsets[piece], value)

    def _one(self, piece: i64, place: i64) -> None:
        self._add(self.book.offsets[piece] + place, 1)

    def _one_at_most(self, piece: i64, place: i64) -> None:
        if self.buffer[self.base + self.book.offsets[piece] + place] == 0:
            self._one(piece, place)

    def _seat(self, piece: i64, seat: i64) -> None:
        if seat != NOBODY:
            self._one(piece, (seat - self.seat + self.seats) % self.seats)

    def _role(self, piece: i64, role: i64) -> None:
        if role >= 0:
            self._one(piece, self.book.role_at[role])

    def _roles(self, piece: i64, roles: list[int]) -> None:
        for role in roles:
            if role >= 0:
                self._one(piece, self.book.role_at[role])

    def _role_mask(self, piece: i64, mask: i64) -> None:
        while mask:
            self._one(piece, self.book.role_at[lowest_bit(mask)])
            mask &= mask - 1

    def _card(self, piece: i64, card: i64) -> None:
        if card >= 0:  # perhaps as it stands in a city
            self._one(piece, self.book.card_at[card & (BEAUTIFIED_BIT - 1)])

    def _cards(self, piece: i64, cards: list[int]) -> None:
        for card in cards:
            if card >= 0:
                self._one(piece, self.book.card_at[card])


def _place(reached: list[int], seat: i64) -> i64:
    """The place of a seat in the order in which they got there."""
    place: i64 = 1
    for other in reached:
        if 0 < other < reached[seat]:
            place += 1
    return place

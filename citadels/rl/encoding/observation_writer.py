"""Writes what a seat sees and has learnt into a row of bytes.

Its only inputs are the view and the knowledge of the seat, so an observation cannot contain
anything that the seat may not know.
"""

from __future__ import annotations

from citadels.engine import state
from citadels.engine.bits import lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT, HIDDEN, KINDS, NOBODY
from citadels.engine.knowledge.knowledge import Knowledge, Pile
from citadels.engine.native_types import i64, u8, vec
from citadels.engine.rules import Rules
from citadels.engine.view import SeatView
from citadels.rl.encoding import features
from citadels.rl.encoding.codec import Codec


def zero_bytes(length: i64) -> vec[u8]:
    """A row of zeros."""
    return vec[u8]([u8(0)] * length)


class ObservationWriter:
    """Writes observations into a part of a buffer, each over the last one.

    What is the same in the whole game is written once. Of the rest only what is not zero is
    written, and taken back before the next.
    """

    def __init__(
        self, codec: Codec, rules: Rules, profile: int, buffer: vec[u8], base: int
    ) -> None:
        self.codec = codec
        self.rules = rules
        self.profile: i64 = profile
        self.buffer: vec[u8] = buffer
        self.base: i64 = base
        self.dirty: vec[i64] = vec[i64]([0] * codec.row_size)
        self.dirty_count: i64 = 0
        self.seat: i64 = 0
        self.seats: i64 = rules.seats
        self.set_rules(rules)

    def set_rules(self, rules: Rules) -> None:
        """From now on, write of games by these rules."""
        self.rules = rules
        self.seats = rules.seats
        for offset in range(self.codec.row_size):
            self.buffer[self.base + offset] = u8(0)
        self.dirty_count = 0
        self._increment(features.PROFILE, self.profile)
        for seat in range(self.seats):
            self._increment(features.PRESENT, seat)
        self._add_role_mask(features.CAST, rules.cast_mask)
        for card in range(KINDS):
            index = self.codec.card_index[card]
            if index >= 0 and rules.copies[card] > 0:
                self._add(self.codec.offsets[features.COPIES] + index, rules.copies[card])
        for ruling in range(features.MAX_RULINGS):
            self._add(self.codec.offsets[features.RULINGS] + ruling, rules.rulings[ruling])
        self.dirty_count = 0  # it stays

    def write(self, view: SeatView, knowledge: Knowledge) -> None:
        """Write what the seat of the view knows."""
        for index in range(self.dirty_count):
            self.buffer[self.dirty[index]] = u8(0)
        self.dirty_count = 0
        self.seat = view.seat
        self._write_round(view)
        self._write_characters(view)
        self._write_marks(view, knowledge)
        self._write_turn(view)
        self._write_piles(view)
        self._write_question(view)
        self._write_seats(view, knowledge)
        self._write_deck(knowledge)

    def write_beliefs(self, probabilities: list[float]) -> None:
        """Add how likely each seat holds each character: by seat, 32 characters each."""
        for seat in range(self.seats):
            for role in range(32):
                index = self.codec.role_index[role]
                value: i64 = int(probabilities[seat * 32 + role] * 255.0 + 0.5)
                if index >= 0 and value > 0:
                    distance = (seat - self.seat + self.seats) % self.seats
                    offset = self.codec.offsets[features.BELIEFS] + distance * self.codec.role_count
                    self._add(offset + index, value)

    # Groups of pieces.

    def _write_round(self, view: SeatView) -> None:
        fields = view.fields
        self._add_number(features.TARGET, self.rules.complete_at - fields[state.SHORTER_BY])
        self._add_number(features.ROUND, fields[state.ROUND])
        self._increment(features.CALLING, min(fields[state.RANK], features.MAX_RANKS - 1))
        self._add_number(features.DRAFT_STEP, fields[state.DRAFT_STEP])
        self._add_seat(features.CROWN, fields[state.CROWN])
        self._add_seat(features.DRAFT_FIRST, fields[state.DRAFT_FIRST])
        self._add_seat(features.FIRST, fields[state.FIRST])
        for seat in range(self.seats):
            if (fields[state.FIRST_TOO] >> seat) & 1:
                self._add_seat(features.FIRST_TOO, seat)
        self._add_number(features.SHORTER_BY, fields[state.SHORTER_BY])
        self._add_number(features.HAUNTED_ROUND, fields[state.HAUNTED_ROUND])
        self._add_number(features.TAX, fields[state.TAX])
        self._add_number(features.DECK_SIZE, view.deck_size)

    def _write_characters(self, view: SeatView) -> None:
        fields = view.fields
        self._add_role_mask(features.FACEUP, fields[state.FACEUP])
        self._add_role_mask(features.REVEALED, fields[state.REVEALED])
        if view.aside == HIDDEN:
            self._add_number(features.ASIDE, 1)
        self._add_roles(features.PACKET, view.packet)
        self._add_number(features.PACKET_SIZE, len(view.packet))
        self._add_roles(features.SEEN, view.seen)
        self._add_roles(features.SEEN_AGAIN, view.seen_again)
        self._add_roles(features.LAID_DOWN, view.laid_down)
        self._add_number(features.LAID_DOWN_SIZE, len(view.laid_down))
        self._add_seat(features.SWAP_OWNER, fields[state.SWAP_OWNER])
        self._add_seat(features.SWAP_OTHER, fields[state.SWAP_OTHER])
        self._add_role(features.SWAP_GIVEN, view.swap_given)
        self._add_role(features.SWAP_TAKEN, view.swap_taken)

    def _write_marks(self, view: SeatView, knowledge: Knowledge) -> None:
        fields = view.fields
        self._add_role(features.KILLED, fields[state.KILLED])
        self._add_role(features.BEWITCHED, fields[state.BEWITCHED])
        self._add_seat(features.WITCH, fields[state.WITCH_SEAT])
        self._add_role(features.ROBBED, fields[state.ROBBED])
        self._add_seat(features.THIEF, fields[state.THIEF_SEAT])
        self._add_roles(features.WARRANTS, view.warrants)
        self._add_role(features.SIGNED, view.signed)
        self._add_seat(features.MAGISTRATE, fields[state.MAGISTRATE_SEAT])
        self._add_roles(features.THREATS, view.threats)
        self._add_role(features.FLOWERED, view.flowered)
        self._add_seat(features.BLACKMAILER, fields[state.BLACKMAILER_SEAT])
        self._add_roles(features.BLANK_THREATS, knowledge.blank_threats)
        self._add_role(features.REAL_THREAT, knowledge.real_threat)
        self._add_seat(features.SHIELDED, fields[state.SHIELDED])
        self._add_seat(features.COLLECTOR, fields[state.COLLECTOR])

    def _write_turn(self, view: SeatView) -> None:
        fields = view.fields
        self._add_seat(features.TURN, fields[state.TURN_SEAT])
        self._add_role(features.TURN_ROLE, fields[state.TURN_ROLE])
        self._add_number(features.RESUMED, fields[state.TURN_RESUMED])
        self._add_number(features.GATHERED, fields[state.GATHERED])
        for bit in range(features.MAX_BITS):
            if (fields[state.USED] >> bit) & 1:
                self._increment(features.USED, bit)
        districts: i64 = fields[state.USED_DISTRICTS]
        while districts:
            self._add_card(features.USED_DISTRICTS, lowest_bit(districts))
            districts &= districts - 1
        self._add_number(features.BUILDS, fields[state.BUILDS])
        self._add_number(features.SPENT, fields[state.SPENT])
        self._add_number(features.PAID_BUILDS, fields[state.PAID_BUILDS])
        self._add_card(features.SITE, fields[state.SITE_CARD])
        self._add_seat(features.SITE_SEAT, fields[state.SITE_SEAT])
        self._add_number(features.SITE_PAID, fields[state.SITE_PAID])
        self._add_number(features.SITE_COUNTED, fields[state.SITE_COUNTED])

    def _write_piles(self, view: SeatView) -> None:
        fields = view.fields
        self._add_seat(features.HELD_SEAT, fields[state.HELD_SEAT])
        self._add_number(features.HELD_SIZE, fields[state.HELD_SIZE])
        self._add_cards(features.HELD, view.held)
        self._add_number(features.UNDER_SIZE, fields[state.MUSEUM_SIZE])
        self._add_cards(features.UNDER, view.under_museum)

    def _write_question(self, view: SeatView) -> None:
        depth = len(view.questions)
        for index in range(depth):
            handler, step, seat, target, card, amount = view.questions[index]
            if index < depth - 1:
                self._set_flag(features.WAITING, handler)
                continue
            self._add_seat(features.ASKED, seat)
            self._increment(features.QUESTION, handler)
            self._increment(features.STEP, min(step, features.MAX_STEPS - 1))
            self._add_seat(features.QUESTION_TARGET, target)
            self._add_card(features.QUESTION_CARD, card)
            self._add_number(features.QUESTION_AMOUNT, amount)
        self._add_cards(features.SHOWN_HAND, view.shown_hand)
        self._add_cards(features.SHOWN_DECK, view.shown_deck)

    def _write_seats(self, view: SeatView, knowledge: Knowledge) -> None:
        codec = self.codec
        offsets = codec.offsets
        for seat in range(self.seats):
            distance = (seat - self.seat + self.seats) % self.seats
            self._add(offsets[features.GOLD] + distance, view.gold[seat])
            hand = view.hands[seat]
            self._add(offsets[features.HAND_SIZE] + distance, len(hand))
            if view.completed[seat]:
                self._add(offsets[features.COMPLETED] + distance, 1)
            if view.built[seat]:
                self._add(offsets[features.BUILT] + distance, 1)
            if view.reached[seat] > 0:
                self._add(offsets[features.REACHED] + distance, _arrival_order(view.reached, seat))
            self._write_city(view.cities[seat], distance)
            self._write_roles(view.roles[seat], distance)
            offset = offsets[features.HAND] + distance * codec.card_count
            if seat == view.seat:
                for card in hand:
                    self._add(offset + codec.card_index[card], 1)
                self._add(offsets[features.HAND_SURE] + distance, len(hand))
            else:
                self._write_pile(
                    offset, offsets[features.HAND_SURE] + distance, knowledge.hands[seat]
                )

    def _write_city(self, city: list[int], distance: i64) -> None:
        codec = self.codec
        offsets = codec.offsets
        worth: i64 = 0
        for place in city:
            card: i64 = place & (BEAUTIFIED_BIT - 1)
            worth += self.rules.cost[card]
            offset = distance * codec.card_count + codec.card_index[card]
            self._add(offsets[features.CITY] + offset, 1)
            if place >= BEAUTIFIED_BIT:
                worth += 1
                self._add(offsets[features.BEAUTIFIED] + offset, 1)
        self._add(offsets[features.CITY_SIZE] + distance, len(city))
        self._add(offsets[features.WORTH] + distance, worth)

    def _write_roles(self, roles: list[int], distance: i64) -> None:
        codec = self.codec
        hidden_count: i64 = 0
        for role in roles:
            if role >= 0:
                offset = codec.offsets[features.ROLES] + distance * codec.role_count
                self._add(offset + codec.role_index[role], 1)
            else:
                hidden_count += 1
        self._add(codec.offsets[features.ROLES_HIDDEN] + distance, hidden_count)

    def _write_deck(self, knowledge: Knowledge) -> None:
        codec = self.codec
        offsets = codec.offsets
        for depth in range(len(knowledge.deck)):
            card = knowledge.deck[depth]
            if card != HIDDEN:
                index = codec.card_index[card]
                if self.buffer[self.base + offsets[features.DECK_KNOWN] + index] == 0:
                    self._add(offsets[features.DECK_PLACE] + index, depth + 1)
                self._add(offsets[features.DECK_KNOWN] + index, 1)
        self._write_pile(
            offsets[features.DECK_LOOSE], offsets[features.LOOSE_SURE], knowledge.loose
        )
        self._write_pile(
            offsets[features.MUSEUM_KNOWN], offsets[features.MUSEUM_SURE], knowledge.museum
        )

    def _write_pile(self, offset: i64, sure_offset: i64, pile: Pile) -> None:
        if pile.sure_count == 0:  # then what was known may all be gone
            return
        for card in range(KINDS):
            if pile.known[card] > 0:
                self._add(offset + self.codec.card_index[card], pile.known[card])
        self._add(sure_offset, pile.sure_count)

    # Single values.

    def _add(self, offset: i64, value: i64) -> None:
        if value <= 0:
            return
        index = self.base + offset
        before = i64(self.buffer[index])
        self.buffer[index] = u8(min(before + value, 255))
        if before == 0:
            self.dirty[self.dirty_count] = index
            self.dirty_count += 1

    def _add_number(self, feature: i64, value: i64) -> None:
        self._add(self.codec.offsets[feature], value)

    def _increment(self, feature: i64, index: i64) -> None:
        self._add(self.codec.offsets[feature] + index, 1)

    def _set_flag(self, feature: i64, index: i64) -> None:
        if self.buffer[self.base + self.codec.offsets[feature] + index] == 0:
            self._increment(feature, index)

    def _add_seat(self, feature: i64, seat: i64) -> None:
        if seat != NOBODY:
            self._increment(feature, (seat - self.seat + self.seats) % self.seats)

    def _add_role(self, feature: i64, role: i64) -> None:
        if role >= 0:
            self._increment(feature, self.codec.role_index[role])

    def _add_roles(self, feature: i64, roles: list[int]) -> None:
        for role in roles:
            if role >= 0:
                self._increment(feature, self.codec.role_index[role])

    def _add_role_mask(self, feature: i64, mask: i64) -> None:
        while mask:
            self._increment(feature, self.codec.role_index[lowest_bit(mask)])
            mask &= mask - 1

    def _add_card(self, feature: i64, card: i64) -> None:
        if card >= 0:  # perhaps beautified
            self._increment(feature, self.codec.card_index[card & (BEAUTIFIED_BIT - 1)])

    def _add_cards(self, feature: i64, cards: list[int]) -> None:
        for card in cards:
            if card >= 0:
                self._increment(feature, self.codec.card_index[card])


def _arrival_order(reached: list[int], seat: i64) -> i64:
    """The place of a seat in the order in which they got there."""
    order: i64 = 1
    for other in reached:
        if 0 < other < reached[seat]:
            order += 1
    return order

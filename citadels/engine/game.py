"""The game: the loop of questions and answers, and the primitives that cards are made of."""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.answers.codec import verb_of
from citadels.engine.answers.text import answer_repr
from citadels.engine.bits import BIT, lowest_bit, zeros
from citadels.engine.codes import (
    BEAUTIFIED_BIT,
    BUILD_PHASE,
    BUILT,
    COMPLETED,
    CROWNED,
    DESTROYED,
    GAME_OVER,
    LEGAL,
    NO_ARGUMENT,
    NOBODY,
    NOT_ASKED_NOW,
    SITE_LAID,
    TURN_PHASE,
)
from citadels.engine.game_state import EMPTY_LIST, GameState
from citadels.engine.names import REASONS
from citadels.engine.native_types import i64, vec
from citadels.engine.rules import Rules
from citadels.engine.state import (
    ANSWER_COUNT,
    BEAUTIFIED_UNIT,
    BUILDS,
    CITY,
    CITY_MASK,
    CITY_SIZE,
    COMPLETED_CITY,
    CROWN,
    DEPTH,
    FIRST,
    FRAME_SIZE,
    GATHERED,
    PAID_BUILDS,
    REACHED_AT,
    SEAT_SIZE,
    SEATS,
    SEATS_BASE,
    SHORTER_BY,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    SPENT,
    TOP_SEAT,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
    USED,
    USED_DISTRICTS,
)

OPTIONS_CAPACITY: Final = 512
NO_ANSWER: Final = -1

# Steps of the phases that cards set in motion.
FULL_TURN: Final = 0
CUT_TURN: Final = 1  # gathers and does nothing else
ENTER: Final = 0
CONFISCATION_WINDOW: Final = 1


class IllegalAnswerError(ValueError):
    """An answer that is not among the options. The game has not changed."""

    def __init__(self, answer: int, reason: int) -> None:
        super().__init__(f"answer {answer_repr(answer)} is not legal here: {REASONS[reason & 255]}")
        self.answer = answer
        self.reason = reason


class Game(GameState):
    """A game of Citadels: rules, the row of the state, and what happened since the last answer."""

    def __init__(self, rules: Rules, row: vec[i64], recording: bool = True) -> None:
        super().__init__(row, recording)
        self.rules = rules
        self.options: vec[i64] = zeros(0)  # made when first needed: a copy may never need it
        self.option_count: i64 = NO_ANSWER  # how many options have been written, or NO_ANSWER
        self.refusals: list[int] = EMPTY_LIST
        self.is_explaining = False

    # What bots, server, simulator and tests call.

    def to_move(self) -> int:
        """The seat that has to answer, or NOBODY when the game is over."""
        depth = self.row[DEPTH]
        return self.row[TOP_SEAT + depth * FRAME_SIZE] if depth > 0 else NOBODY

    def legal(self) -> list[int]:
        """Every legal answer to the open question, sorted. Empty only when the game is over."""
        count = self.option_count if self.option_count >= 0 else self.write_options()
        offered = self.options
        options: list[int] = [offered[index] for index in range(count)]
        options.sort()
        return options

    def apply_with(self, answer: int, words: list[int]) -> None:
        """Answer the open question; chance is taken from these words as far as they go."""
        chance.check_words(words)
        self.chance_words = words[:]
        try:
            self.apply(answer)
        finally:
            self.chance_words = EMPTY_LIST

    def apply(self, answer: int) -> None:
        """Answer the open question."""
        if not self.is_legal(answer):
            raise IllegalAnswerError(answer, self.refusal(answer))
        self.play(answer)

    def is_legal(self, answer: int) -> bool:
        """Whether this is one of the options of the open question."""
        count = self.option_count if self.option_count >= 0 else self.write_options()
        offered = self.options
        for index in range(count):
            if offered[index] == answer:
                return True
        return False

    def refusal(self, answer: int) -> int:
        """Why an answer is not legal, as a reason; LEGAL if it is."""
        if self.is_over():
            return GAME_OVER
        if self.is_legal(answer):
            return LEGAL
        top = self.read_frame(self.row[DEPTH] - 1)
        reason = self.rules.handlers[top.handler].answer_refusal(self, top, answer)
        return reason if reason != LEGAL else NOT_ASKED_NOW

    def unavailable_options(self) -> list[tuple[int, int]]:
        """What the player could expect but does not have: answers with their reasons."""
        self.is_explaining = True
        self.option_count = NO_ANSWER
        self.refusals = []
        self.write_options()
        self.is_explaining = False
        return sorted(zip(self.refusals[::2], self.refusals[1::2], strict=True))

    def copy(self) -> Game:
        """An independent game, with the same random outcomes to come."""
        clone = Game(self.rules, self.row[:], False)
        clone.is_quiet = self.is_quiet
        if self.script:
            clone.script = self.script[:]
        return clone

    def write_options(self) -> i64:
        """Write the options of the open question into `offered`, once, and count them."""
        if self.option_count < 0:
            self.option_count = 0
            if len(self.options) == 0:
                self.options = zeros(OPTIONS_CAPACITY)
            depth = self.row[DEPTH]
            if depth > 0:
                frame = self.frame
                self.read_frame_into(frame, depth - 1)
                self.rules.handlers[frame.handler].options(self, frame)
        return self.option_count

    def play(self, answer: i64) -> None:
        """Answer without a check. For callers that took the answer from the options."""
        row = self.row
        frame = self.frame
        if self.option_count < 0:  # else it has been read when the options were written
            self.read_frame_into(frame, row[DEPTH] - 1)
        self.option_count = NO_ANSWER
        self.unscripted_outcomes = 0
        if self.is_quiet:
            self.is_recording = False
        else:
            self.is_recording = True
            self.log = []
            self.outcomes = []
        row[ANSWER_COUNT] += 1
        handlers = self.rules.handlers
        handler = handlers[frame.handler]
        if not handler.stays_open:
            self.pop_frame()
        handler.resolve(self, frame, answer)
        if row[DEPTH] > 0 and row[TOP_SEAT + row[DEPTH] * FRAME_SIZE] == NOBODY:
            self.proceed()

    def proceed(self) -> None:
        """Do everything that happens by itself until somebody has to decide."""
        row = self.row
        frame = self.frame
        handlers = self.rules.handlers
        depth = row[DEPTH]
        while depth > 0 and row[TOP_SEAT + depth * FRAME_SIZE] == NOBODY:
            self.read_frame_into(frame, depth - 1)
            handler = handlers[frame.handler]
            if not handler.stays_open:
                self.pop_frame()
            handler.resolve(self, frame, NO_ANSWER)
            depth = row[DEPTH]

    def offer(self, answer: i64) -> None:
        self.options[self.option_count] = answer
        self.option_count += 1

    def offers_verb(self, verb: i64) -> bool:
        """Whether something of this kind can be answered now."""
        for index in range(self.write_options()):
            if verb_of(self.options[index]) == verb:
                return True
        return False

    def consider(self, answer: i64, reason: i64) -> None:
        """Offer an answer, or note why it is not offered."""
        if reason == LEGAL:
            self.options[self.option_count] = answer
            self.option_count += 1
        elif self.is_explaining:
            self.refusals.append(answer)
            self.refusals.append(reason)

    def offer_each(self, verb: i64, mask: i64) -> None:
        """Offer the verb with each code of a set."""
        offered = self.options
        count = self.option_count
        coded = verb << 24 | NO_ARGUMENT << 8 | NO_ARGUMENT
        while mask:
            offered[count] = coded | lowest_bit(mask) << 16
            count += 1
            mask &= mask - 1
        self.option_count = count

    # The turn.

    def open_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.ask(TURN_PHASE, FULL_TURN, seat)
        self._run_calling_hooks(seat)
        self.rules.characters[role].at_turn_start(self, seat)

    def open_cut_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.ask(TURN_PHASE, CUT_TURN, seat)
        self._run_calling_hooks(seat)

    def _run_calling_hooks(self, seat: i64) -> None:
        """What the one who calls has built may ask something of the one who is called."""
        caller = self.row[CROWN]
        mask = self.rules.when_calling and self.city_mask(caller) & self.rules.when_calling
        while mask and caller != seat:
            self.rules.districts[lowest_bit(mask)].when_calling(self, caller, seat)
            mask &= mask - 1

    def open_resumed_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.row[TURN_RESUMED] = 1
        self.row[GATHERED] = 1
        self.ask(TURN_PHASE, FULL_TURN, seat)
        self.rules.characters[role].at_turn_start(self, seat)

    def start_turn(self, seat: i64, role: i64) -> None:
        row = self.row
        row[TURN_SEAT] = seat
        row[TURN_ROLE] = role
        row[TURN_RESUMED] = 0
        row[GATHERED] = 0
        row[USED] = 0
        row[USED_DISTRICTS] = 0
        row[BUILDS] = 0
        row[SPENT] = 0
        row[PAID_BUILDS] = 0

    def has_used(self, bit: i64) -> bool:
        return self.row[USED] & bit != 0

    def mark_used(self, bit: i64) -> None:
        self.row[USED] |= bit

    def has_used_district(self, card: i64) -> bool:
        return (self.row[USED_DISTRICTS] >> card) & 1 != 0

    def mark_district_used(self, card: i64) -> None:
        self.row[USED_DISTRICTS] |= BIT[card]

    # The crown.

    def move_crown(self, seat: i64) -> None:
        if self.row[CROWN] == seat:
            return
        self.row[CROWN] = seat
        self.emit(CROWNED, seat)
        for owner in range(self.row[SEATS] if self.rules.when_crown_moves else 0):
            mask = self.city_mask(owner) & self.rules.when_crown_moves
            while mask:
                self.rules.districts[lowest_bit(mask)].when_crown_moves(self, owner)
                mask &= mask - 1

    # Districts.

    def cost_of(self, place: i64) -> i64:
        """The cost of a district where it stands: a beautified one costs one more."""
        return self.rules.cost[place & (BEAUTIFIED_BIT - 1)] + (1 if place >= BEAUTIFIED_BIT else 0)

    def count_type(self, seat: i64, type_: i64) -> i64:
        """How many districts of the city count for an income of this type."""
        row = self.row
        base = SEATS_BASE + seat * SEAT_SIZE
        mask = row[base + CITY_MASK] & (self.rules.type_mask[type_] | self.rules.for_income)
        count: i64 = 0
        while mask:
            count += row[base + CITY + lowest_bit(mask)] % BEAUTIFIED_UNIT
            mask &= mask - 1
        return count

    def completion_size(self, seat: i64) -> i64:
        base = SEATS_BASE + seat * SEAT_SIZE
        size = self.row[base + CITY_SIZE]
        double = self.row[base + CITY_MASK] & self.rules.counts_double
        while double:
            size += self.in_city(seat, lowest_bit(double))
            double &= double - 1
        return size

    def is_complete(self, seat: i64) -> bool:
        return self.completion_size(seat) >= self.rules.complete_at - self.row[SHORTER_BY]

    def complete_at(self) -> i64:
        """How many districts complete a city now."""
        return self.rules.complete_at - self.row[SHORTER_BY]

    def check_completed(self, seat: i64) -> None:
        if self.get_seat(seat, COMPLETED_CITY) == 0 and self.is_complete(seat):
            self.put_seat(seat, COMPLETED_CITY, 1)
            if self.row[FIRST] == NOBODY:
                self.row[FIRST] = seat
            self.emit(COMPLETED, seat)

    def begin_build(self, seat: i64, card: i64, counted: bool) -> None:
        """Lay a card from the hand on the site. It has to be paid for, or something given up."""
        self.row[SITE_CARD] = card
        self.row[SITE_SEAT] = seat
        self.row[SITE_PAID] = 0
        self.row[SITE_COUNTED] = 1 if counted else 0
        if counted:
            self.row[BUILDS] += 1
        self.emit(SITE_LAID, seat, NOBODY, card)
        self.ask(BUILD_PHASE, ENTER, NOBODY)

    def begin_paid_build(self, seat: i64, card: i64, counted: bool) -> None:
        """The same for a district that is paid for; what pays for it is asked or done next."""
        self.begin_build(seat, card, counted)
        self.row[PAID_BUILDS] += 1
        if self.rules.before_entering:
            self.ask(BUILD_PHASE, CONFISCATION_WINDOW, NOBODY)

    def build_for_gold(self, seat: i64, card: i64, price: i64, counted: bool) -> None:
        self.begin_paid_build(seat, card, counted)
        self.rules.districts[card].pay_for(self, seat, price)

    def pay_for_site(self, seat: i64, price: i64) -> None:
        self.pay(seat, price)
        self.row[SPENT] += price
        self.row[SITE_PAID] += price
        if self.rules.characters[self.row[TURN_ROLE]].is_repaid_at_once(self):
            self.gain(seat, price)

    def enter_city(self, seat: i64, card: i64) -> None:
        self.add_to_city(seat, card)
        self.emit(BUILT, seat, NOBODY, card)
        if self.rules.watched_size > 0:
            self._watch_size(seat)

    def _watch_size(self, seat: i64) -> None:
        """Note when the city reached the size that is watched; forget it if it shrank."""
        if self.city_size(seat) < self.rules.watched_size:
            self.put_seat(seat, REACHED_AT, 0)
        elif self.get_seat(seat, REACHED_AT) == 0:
            self.put_seat(seat, REACHED_AT, self.row[ANSWER_COUNT])

    def destroy(self, owner: i64, place: i64) -> None:
        """A district goes face down under the deck; a coin on it goes to the bank."""
        card = place & (BEAUTIFIED_BIT - 1)
        self.take_from_city(owner, place)
        self.put_under_deck(card)
        self.emit(DESTROYED, owner, NOBODY, card)
        if self.rules.watched_size > 0:
            self._watch_size(owner)
        self.rules.districts[card].after_destroyed(self)

    def move_district(self, giver: i64, taker: i64, place: i64) -> None:
        """A district with everything on and under it changes cities."""
        self.take_from_city(giver, place)
        self.add_to_city(taker, place)

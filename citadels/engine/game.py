"""The game: the loop of questions and answers, and the primitives that cards are made of."""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.answers import verb_of
from citadels.engine.bits import BIT, lowest, row_of
from citadels.engine.codes import (
    BUILD_PHASE,
    BUILT,
    COMPLETED,
    CROWNED,
    DESTROYED,
    FINE,
    GAME_OVER,
    LEGAL,
    NOBODY,
    NOT_ASKED_NOW,
    NOTHING,
    SITE_LAID,
    TURN_PHASE,
)
from citadels.engine.names import REASONS
from citadels.engine.rules import Rules
from citadels.engine.state import (
    ANSWERS,
    BUILDS,
    CITY,
    CITY_MASK,
    CITY_SIZE,
    COMPLETED_CITY,
    CROWN,
    DEPTH,
    FINE_STEP,
    FIRST,
    FRAME,
    GATHERED,
    PAID_BUILDS,
    REACHED_AT,
    ROW,
    ROWS,
    SEATS,
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
from citadels.engine.table import NOTHING_YET, Table
from citadels.engine.typed import i64, vec
from citadels.engine.words import readable

OPTIONS_ROOM: Final = 512
NO_ANSWER: Final = -1

# Steps of the phases that cards set in motion.
FULL_TURN: Final = 0
CUT_TURN: Final = 1  # gathers and does nothing else
ENTER: Final = 0
WINDOW: Final = 1


class IllegalAnswerError(ValueError):
    """An answer that is not among the options. The game has not changed."""

    def __init__(self, given: int, why: int) -> None:
        super().__init__(f"answer {readable(given)} is not legal here: {REASONS[why & 255]}")
        self.given = given
        self.why = why


class Game(Table):
    """A game of Citadels: rules, the row of the state, and what happened since the last answer."""

    def __init__(self, rules: Rules, row: vec[i64], recording: bool = True) -> None:
        super().__init__(row, recording)
        self.rules = rules
        self.offered: vec[i64] = row_of(0)  # made when first needed: a copy may never need it
        self.offers: i64 = NO_ANSWER  # how many options are written down, if they are
        self.refused: list[int] = NOTHING_YET
        self.explaining = False

    # What bots, server, simulator and tests call.

    def to_move(self) -> int:
        """The seat that has to answer, or NOBODY when the game is over."""
        depth = self.row[DEPTH]
        return self.row[TOP_SEAT + depth * FRAME] if depth > 0 else NOBODY

    def legal(self) -> list[int]:
        """Every legal answer to the open question, sorted. Empty only when the game is over."""
        count = self.offers if self.offers >= 0 else self.write_options()
        offered = self.offered
        options: list[int] = [offered[index] for index in range(count)]
        options.sort()
        return options

    def apply_with(self, given: int, words: list[int]) -> None:
        """Answer the open question; chance is taken from these words as far as they go."""
        chance.check_words(words)
        self.words = words[:]
        try:
            self.apply(given)
        finally:
            self.words = NOTHING_YET

    def apply(self, given: int) -> None:
        """Answer the open question."""
        count = self.offers if self.offers >= 0 else self.write_options()
        offered = self.offered
        for index in range(count):
            if offered[index] == given:
                self.play(given)
                return
        raise IllegalAnswerError(given, self.why_not(given))

    def why_not(self, given: int) -> int:
        """Why an answer is not legal, as a reason; LEGAL if it is."""
        if self.is_over():
            return GAME_OVER
        self.write_options()
        for index in range(self.offers):
            if self.offered[index] == given:
                return LEGAL
        top = self.read_frame(self.row[DEPTH] - 1)
        why = self.rules.handlers[top.handler].why_not(self, top, given)
        return why if why != LEGAL else NOT_ASKED_NOW

    def unavailable(self) -> list[tuple[int, int]]:
        """What the player could expect but does not have: answers with their reasons."""
        self.explaining = True
        self.offers = NO_ANSWER
        self.refused = []
        self.write_options()
        self.explaining = False
        pairs: list[tuple[int, int]] = []
        for index in range(0, len(self.refused), 2):
            pairs.append((self.refused[index], self.refused[index + 1]))
        pairs.sort()
        return pairs

    def copy(self) -> Game:
        """A game that goes on by itself, with the same chance to come."""
        twin = Game(self.rules, self.row[:], False)
        twin.quiet = self.quiet
        if self.script:
            twin.script = self.script[:]
        return twin

    # The loop.

    def write_options(self) -> i64:
        """Write the options of the open question into `offered`, once, and count them."""
        if self.offers < 0:
            self.offers = 0
            if len(self.offered) == 0:
                self.offered = row_of(OPTIONS_ROOM)
            depth = self.row[DEPTH]
            if depth > 0:
                frame = self.frame
                self.read_into(frame, depth - 1)
                self.rules.handlers[frame.handler].options(self, frame)
        return self.offers

    def play(self, given: i64) -> None:
        """Answer without a check. For callers that took the answer from the options."""
        row = self.row
        frame = self.frame
        if self.offers < 0:  # else it has been read when the options were written
            self.read_into(frame, row[DEPTH] - 1)
        self.offers = NO_ANSWER
        self.unscripted = 0
        if self.quiet:
            self.recording = False
        else:
            self.recording = True
            self.log = []
            self.drawn = []
        row[ANSWERS] += 1
        handlers = self.rules.handlers
        handler = handlers[frame.handler]
        if not handler.stays_open:
            self.drop()
        handler.resolve(self, frame, given)
        if row[DEPTH] > 0 and row[TOP_SEAT + row[DEPTH] * FRAME] == NOBODY:
            self.proceed()

    def proceed(self) -> None:
        """Do everything that happens by itself until somebody has to decide."""
        row = self.row
        frame = self.frame
        handlers = self.rules.handlers
        depth = row[DEPTH]
        while depth > 0 and row[TOP_SEAT + depth * FRAME] == NOBODY:
            self.read_into(frame, depth - 1)
            handler = handlers[frame.handler]
            if not handler.stays_open:
                self.drop()
            handler.resolve(self, frame, NO_ANSWER)
            depth = row[DEPTH]

    def offer(self, given: i64) -> None:
        self.offered[self.offers] = given
        self.offers += 1

    def offers_verb(self, verb: i64) -> bool:
        """Whether something of this kind can be answered now."""
        for index in range(self.write_options()):
            if verb_of(self.offered[index]) == verb:
                return True
        return False

    def consider(self, given: i64, why: i64) -> None:
        """Offer an answer, or note why it is not offered."""
        if why == LEGAL:
            self.offered[self.offers] = given
            self.offers += 1
        elif self.explaining:
            self.refused.append(given)
            self.refused.append(why)

    def offer_each(self, verb: i64, mask: i64) -> None:
        """Offer the verb with each code of a set."""
        offered = self.offered
        count = self.offers
        coded = verb << 24 | NOTHING << 8 | NOTHING
        while mask:
            offered[count] = coded | lowest(mask) << 16
            count += 1
            mask &= mask - 1
        self.offers = count

    # The turn.

    def open_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.ask(TURN_PHASE, FULL_TURN, seat)
        self._greet(seat)
        self.rules.characters[role].at_turn_start(self, seat)

    def open_cut_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.ask(TURN_PHASE, CUT_TURN, seat)
        self._greet(seat)

    def _greet(self, seat: i64) -> None:
        """What the one who calls has built may ask something of the one who is called."""
        caller = self.row[CROWN]
        mask = self.rules.when_calling and self.city_mask(caller) & self.rules.when_calling
        while mask and caller != seat:
            self.rules.districts[lowest(mask)].when_calling(self, caller, seat)
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
        if self.row[CROWN] != seat:
            self.row[CROWN] = seat
            self.tell(CROWNED, seat)
            if self.rules.when_crown_moves:
                self._pay_for_crown()

    def _pay_for_crown(self) -> None:
        for seat in range(self.row[SEATS]):
            mask = self.city_mask(seat) & self.rules.when_crown_moves
            while mask:
                self.rules.districts[lowest(mask)].when_crown_moves(self, seat)
                mask &= mask - 1

    # Districts.

    def cost_of(self, place: i64) -> i64:
        """The cost of a district where it stands: a beautified one is dearer by one."""
        return self.rules.cost[place & (FINE - 1)] + (1 if place >= FINE else 0)

    def of_type(self, seat: i64, type_: i64) -> i64:
        """How many districts of the city count for an income of this type."""
        row = self.row
        base = ROWS + seat * ROW
        mask = row[base + CITY_MASK] & (self.rules.type_mask[type_] | self.rules.for_income)
        count: i64 = 0
        while mask:
            count += row[base + CITY + lowest(mask)] % FINE_STEP
            mask &= mask - 1
        return count

    def size_toward_end(self, seat: i64) -> i64:
        base = ROWS + seat * ROW
        size = self.row[base + CITY_SIZE]
        double = self.row[base + CITY_MASK] & self.rules.counts_double
        while double:
            size += self.in_city(seat, lowest(double))
            double &= double - 1
        return size

    def is_complete(self, seat: i64) -> bool:
        return self.size_toward_end(seat) >= self.rules.complete_at - self.row[SHORTER_BY]

    def complete_at(self) -> i64:
        """How many districts complete a city now."""
        return self.rules.complete_at - self.row[SHORTER_BY]

    def check_completed(self, seat: i64) -> None:
        if self.of(seat, COMPLETED_CITY) == 0 and self.is_complete(seat):
            self.set_of(seat, COMPLETED_CITY, 1)
            if self.row[FIRST] == NOBODY:
                self.row[FIRST] = seat
            self.tell(COMPLETED, seat)

    def begin_build(self, seat: i64, card: i64, counted: bool) -> None:
        """Lay a card that has left its place on the site. It has to be paid for or made up for."""
        self.row[SITE_CARD] = card
        self.row[SITE_SEAT] = seat
        self.row[SITE_PAID] = 0
        self.row[SITE_COUNTED] = 1 if counted else 0
        if counted:
            self.row[BUILDS] += 1
        self.tell(SITE_LAID, seat, NOBODY, card)
        self.ask(BUILD_PHASE, ENTER, NOBODY)

    def begin_paid_build(self, seat: i64, card: i64, counted: bool) -> None:
        """The same for a district that is paid for; what pays for it is asked or done next."""
        self.begin_build(seat, card, counted)
        self.row[PAID_BUILDS] += 1
        if self.rules.before_entering:
            self.ask(BUILD_PHASE, WINDOW, NOBODY)

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
        self.tell(BUILT, seat, NOBODY, card)
        if self.rules.watched_size > 0:
            self._watch_size(seat)

    def _watch_size(self, seat: i64) -> None:
        """Note when the city reached the size that is watched; forget it if it shrank."""
        if self.city_size(seat) < self.rules.watched_size:
            self.set_of(seat, REACHED_AT, 0)
        elif self.of(seat, REACHED_AT) == 0:
            self.set_of(seat, REACHED_AT, self.row[ANSWERS])

    def destroy(self, owner: i64, place: i64) -> None:
        """A district goes face down under the deck; a coin on it goes to the bank."""
        card = place & (FINE - 1)
        self.take_from_city(owner, place)
        self.put_under_deck(card)
        self.tell(DESTROYED, owner, NOBODY, card)
        if self.rules.watched_size > 0:
            self._watch_size(owner)
        self.rules.districts[card].after_destroyed(self)

    def move_district(self, giver: i64, taker: i64, place: i64) -> None:
        """A district with everything on and under it changes cities."""
        self.take_from_city(giver, place)
        self.add_to_city(taker, place)

"""The game: the loop of questions and answers, and the primitives that cards are made of."""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.answers import answer, verb_of
from citadels.engine.bits import BIT, lowest, row_of
from citadels.engine.codes import (
    BUILD_PHASE,
    BUILT,
    COMPLETED,
    CROWNED,
    DESTROYED,
    DISCARDED,
    DREW,
    FINE,
    GAINED,
    GAME_OVER,
    GAVE_CARD,
    GAVE_GOLD,
    HIDDEN,
    LEGAL,
    NO_CARD,
    NOBODY,
    NOT_ASKED_NOW,
    PAID,
    SAW_CARD,
    SHUFFLED,
    SITE_LAID,
    TOOK_CARD,
    TURN_PHASE,
)
from citadels.engine.names import REASONS
from citadels.engine.rules import Rules
from citadels.engine.state import (
    ANSWERS,
    BUILDS,
    COMPLETED_CITY,
    CROWN,
    DEPTH,
    FIRST,
    FRAME,
    GATHERED,
    MONEY,
    PAID_BUILDS,
    SITE_CARD,
    SITE_COUNTED,
    SITE_PAID,
    SITE_SEAT,
    SPENT,
    STACK,
    TURN_RESUMED,
    TURN_ROLE,
    TURN_SEAT,
    USED,
    USED_DISTRICTS,
    State,
)
from citadels.engine.typed import i64, vec
from citadels.engine.words import readable

PUBLIC: Final = -1  # known to every seat and to spectators
OPTIONS_ROOM: Final = 512
EVENT: Final = 6  # kind, seat, target, card, amount, who knows the card
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


class ScriptError(ValueError):
    """A scripted outcome that chance could not have given."""


class Game(State):
    """A game of Citadels: rules, the row of the state, and what happened since the last answer."""

    def __init__(self, rules: Rules, row: vec[i64]) -> None:
        super().__init__(row)
        self.rules = rules
        self.log: list[int] = []  # events since the last answer, EVENT ints each
        self.quiet = False  # keep no log: for search and playouts
        self.script: list[int] = []  # outcomes of chance that are still to be forced
        self.drawn: list[int] = []  # outcomes of chance since the last answer
        self.offered: vec[i64] = row_of(0)  # made when first needed: a copy may never need it
        self.offers: i64 = NO_ANSWER  # how many options are written down, if they are
        self.refused: list[int] = []
        self.explaining = False

    # What bots, server, simulator and tests call.

    def to_move(self) -> int:
        """The seat that has to answer, or NOBODY when the game is over."""
        depth = self.row[DEPTH]
        return self.row[STACK + (depth - 1) * FRAME + 2] if depth > 0 else NOBODY

    def legal(self) -> list[int]:
        """Every legal answer to the open question, sorted. Empty only when the game is over."""
        count = self.write_options()
        options: list[int] = []
        for index in range(count):
            options.append(self.offered[index])
        options.sort()
        return options

    def apply(self, given: int) -> None:
        """Answer the open question."""
        count = self.write_options()
        for index in range(count):
            if self.offered[index] == given:
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
        twin = Game(self.rules, self.row[:])
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
                frame = self.read_frame(depth - 1)
                self.rules.handlers[frame.handler].options(self, frame)
        return self.offers

    def play(self, given: i64) -> None:
        """Answer without a check. For callers that took the answer from the options."""
        self.offers = NO_ANSWER
        if not self.quiet:
            self.log = []
            self.drawn = []
        self.row[ANSWERS] += 1
        frame = self.pop()
        self.rules.handlers[frame.handler].resolve(self, frame, given)
        self.proceed()

    def proceed(self) -> None:
        """Do everything that happens by itself until somebody has to decide."""
        while self.row[DEPTH] > 0 and self.row[STACK + (self.row[DEPTH] - 1) * FRAME + 2] == NOBODY:
            frame = self.pop()
            self.rules.handlers[frame.handler].resolve(self, frame, NO_ANSWER)

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
        while mask:
            self.offer(answer(verb, lowest(mask)))
            mask &= mask - 1

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
        self.push(handler, step, seat, target, card, amount)

    def tell(
        self,
        kind: i64,
        seat: i64,
        target: i64 = NOBODY,
        card: i64 = NO_CARD,
        amount: i64 = 0,
        knowers: i64 = PUBLIC,
    ) -> None:
        """Record what happened. Seats outside `knowers` learn all of it but the card."""
        if not self.quiet:
            self.log.extend((kind, seat, target, card, amount, knowers))

    def heard_by(self, seat: int) -> list[tuple[int, int, int, int, int]]:
        """What a seat learns of the last answer; NOBODY is a spectator."""
        heard: list[tuple[int, int, int, int, int]] = []
        log = self.log
        for at in range(0, len(log), EVENT):
            knowers = log[at + 5]
            card = log[at + 3]
            if knowers != PUBLIC and (seat < 0 or not (knowers >> seat) & 1):
                card = HIDDEN
            heard.append((log[at], log[at + 1], log[at + 2], card, log[at + 4]))
        return heard

    # Chance.

    def below(self, count: i64) -> i64:
        """An outcome of chance, recorded; scripted outcomes come first."""
        if self.script:
            outcome: i64 = self.script.pop(0)
            if outcome < 0 or outcome >= count:
                raise ScriptError(f"chance was told {outcome}, but has only {count} outcomes")
        else:
            outcome = chance.below(self, count)
        if not self.quiet:
            self.drawn.append(outcome)
        return outcome

    def shuffle_deck(self) -> None:
        for index in range(self.deck_size() - 1, 0, -1):
            other = self.below(index + 1)
            card = self.deck_at(index)
            self.put_deck_at(index, self.deck_at(other))
            self.put_deck_at(other, card)
        self.tell(SHUFFLED, NOBODY)

    # Gold.

    def gain(self, seat: i64, amount: i64) -> None:
        """Gold from the bank."""
        if amount > 0:
            self.set_of(seat, MONEY, self.gold(seat) + amount)
            self.tell(GAINED, seat, NOBODY, NO_CARD, amount)

    def pay(self, seat: i64, amount: i64) -> None:
        """Gold to the bank."""
        if amount > 0:
            self.set_of(seat, MONEY, self.gold(seat) - amount)
            self.tell(PAID, seat, NOBODY, NO_CARD, amount)

    def give_gold(self, giver: i64, taker: i64, amount: i64) -> None:
        self.set_of(giver, MONEY, self.gold(giver) - amount)
        self.set_of(taker, MONEY, self.gold(taker) + amount)
        self.tell(GAVE_GOLD, giver, taker, NO_CARD, amount)

    # Cards.

    def draw(self, seat: i64, cards: i64) -> None:
        """Cards from the top of the deck into the hand; fewer if the deck is short."""
        for _ in range(min(cards, self.deck_size())):
            card = self.take_from_deck()
            self.add_to_hand(seat, card)
            self.tell(DREW, seat, NOBODY, card, 1, self.only(seat))

    def discard(self, seat: i64, card: i64) -> None:
        """A card from the hand, face down under the deck."""
        self.take_from_hand(seat, card)
        self.put_under_deck(card)
        self.tell(DISCARDED, seat, NOBODY, card, 1, self.only(seat))

    def give_card(self, card: i64, giver: i64, taker: i64) -> None:
        """A card from the own hand into another; the two know which."""
        self.take_from_hand(giver, card)
        self.add_to_hand(taker, card)
        self.tell(GAVE_CARD, giver, taker, card, 1, self.only(giver) | self.only(taker))

    def take_card(self, card: i64, giver: i64, taker: i64) -> None:
        """A card from another hand into the own one; the two know which."""
        self.take_from_hand(giver, card)
        self.add_to_hand(taker, card)
        self.tell(TOOK_CARD, taker, giver, card, 1, self.only(giver) | self.only(taker))

    def look_at_hand(self, seat: i64, owner: i64) -> None:
        """All cards of a hand are shown to another player."""
        mask = self.hand_mask(owner)
        while mask:
            card = lowest(mask)
            mask &= mask - 1
            for _ in range(self.in_hand(owner, card)):
                self.tell(SAW_CARD, seat, owner, card, 1, self.only(seat) | self.only(owner))

    def random_card(self, seat: i64) -> i64:
        """A card of the hand, chosen by chance."""
        return self.hand_at(seat, self.below(self.hand_size(seat)))

    def only(self, seat: i64) -> i64:
        """The set of knowers with one seat in it."""
        return BIT[seat]

    # The turn.

    def open_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.rules.characters[role].at_turn_start(self, seat)
        self.ask(TURN_PHASE, FULL_TURN, seat)

    def open_cut_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.ask(TURN_PHASE, CUT_TURN, seat)

    def open_resumed_turn(self, seat: i64, role: i64) -> None:
        self.start_turn(seat, role)
        self.row[TURN_RESUMED] = 1
        self.row[GATHERED] = 1
        self.rules.characters[role].at_turn_start(self, seat)
        self.ask(TURN_PHASE, FULL_TURN, seat)

    def start_turn(self, seat: i64, role: i64) -> None:
        self.row[TURN_SEAT] = seat
        self.row[TURN_ROLE] = role
        self.row[TURN_RESUMED] = 0
        self.row[GATHERED] = 0
        self.row[USED] = 0
        self.row[USED_DISTRICTS] = 0
        self.row[BUILDS] = 0
        self.row[SPENT] = 0
        self.row[PAID_BUILDS] = 0

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

    # Districts.

    def cost_of(self, place: i64) -> i64:
        """The cost of a district where it stands: a beautified one is dearer by one."""
        return self.rules.cost[place & (FINE - 1)] + (1 if place >= FINE else 0)

    def of_type(self, seat: i64, type_: i64) -> i64:
        """How many districts of the city count for an income of this type."""
        mask = self.city_mask(seat) & (self.rules.type_mask[type_] | self.rules.for_income)
        count: i64 = 0
        while mask:
            count += self.in_city(seat, lowest(mask))
            mask &= mask - 1
        return count

    def size_toward_end(self, seat: i64) -> i64:
        double = self.city_mask(seat) & self.rules.counts_double
        size = self.city_size(seat)
        while double:
            size += self.in_city(seat, lowest(double))
            double &= double - 1
        return size

    def is_complete(self, seat: i64) -> bool:
        return self.size_toward_end(seat) >= self.rules.complete_at

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
        self.ask(BUILD_PHASE, WINDOW, NOBODY)

    def build_for_gold(self, seat: i64, card: i64, price: i64, counted: bool) -> None:
        self.begin_paid_build(seat, card, counted)
        self.rules.districts[card].pay_for(self, seat, price)

    def pay_for_site(self, seat: i64, price: i64) -> None:
        self.pay(seat, price)
        self.row[SPENT] += price
        self.row[SITE_PAID] += price

    def enter_city(self, seat: i64, card: i64) -> None:
        self.add_to_city(seat, card)
        self.tell(BUILT, seat, NOBODY, card)

    def destroy(self, owner: i64, place: i64) -> None:
        """A district goes face down under the deck; a coin on it goes to the bank."""
        card = place & (FINE - 1)
        self.take_from_city(owner, place)
        self.put_under_deck(card)
        self.tell(DESTROYED, owner, NOBODY, card)
        self.rules.districts[card].after_destroyed(self)

    def move_district(self, giver: i64, taker: i64, place: i64) -> None:
        """A district with everything on and under it changes cities."""
        self.take_from_city(giver, place)
        self.add_to_city(taker, place)

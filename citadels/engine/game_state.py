"""What can happen at a table: gold and cards are moved, outcomes are drawn, events recorded.

These are the primitives that cards are made of, as far as they need no rules. Each keeps the counts
right and records its event with the seats that may know the card.
"""

from __future__ import annotations

from typing import Final

from citadels.engine import chance
from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.codes import (
    DISCARDED,
    DREW,
    GAINED,
    GAVE_CARD,
    GAVE_GOLD,
    HIDDEN,
    NO_CARD,
    NOBODY,
    PAID,
    SAW_CARD,
    SHUFFLED,
    TOOK_CARD,
)
from citadels.engine.native_types import i64, vec
from citadels.engine.state import DECK, DECK_CAPACITY, DECK_HEAD, DECK_SIZE, SEAT_GOLD, State

PUBLIC: Final = -1  # known to every seat and to spectators
EVENT_SIZE: Final = 6  # kind, seat, target, card, amount, who knows the card
EMPTY_LIST: Final[list[int]] = []  # shared by many games and never added to: copies are cheap


def visible_events(log: list[int], seat: int) -> list[tuple[int, int, int, int, int]]:
    """What a seat learns of the events of one answer: a card only if it may know it."""
    events: list[tuple[int, int, int, int, int]] = []
    for offset in range(0, len(log), EVENT_SIZE):
        knowers = log[offset + 5]
        card = log[offset + 3]
        if knowers != PUBLIC and (seat < 0 or not (knowers >> seat) & 1):
            card = HIDDEN
        events.append((log[offset], log[offset + 1], log[offset + 2], card, log[offset + 4]))
    return events


class ScriptError(ValueError):
    """A scripted outcome that chance could not have given."""


class GameState(State):
    """The state, the events since the last answer, and chance.

    A copy begins to record with its first answer.
    """

    def __init__(self, row: vec[i64], recording: bool = True) -> None:
        super().__init__(row)
        # Events since the last answer, EVENT_SIZE ints each.
        self.log: list[int] = [] if recording else EMPTY_LIST
        # Outcomes of chance since the last answer, and those that are still to be forced.
        self.outcomes: list[int] = [] if recording else EMPTY_LIST
        self.script: list[int] = EMPTY_LIST
        self.chance_words: list[int] = EMPTY_LIST  # of 32 bits: chance from outside, for one answer
        # How many possible outcomes the first unscripted draw since the last answer had, or 0: who
        # wants to choose every outcome reads this and gives the answer again with a script.
        self.unscripted_outcomes: i64 = 0
        self.is_recording = recording
        self.is_quiet = False  # record nothing from the next answer on: for search and playouts

    def emit(
        self,
        kind: i64,
        seat: i64,
        target: i64 = NOBODY,
        card: i64 = NO_CARD,
        amount: i64 = 0,
        knowers: i64 = PUBLIC,
    ) -> None:
        """Record what happened. Seats outside `knowers` learn all of it but the card."""
        if self.is_recording:
            self.log += (kind, seat, target, card, amount, knowers)

    def events_for(self, seat: int) -> list[tuple[int, int, int, int, int]]:
        """What a seat learns of the last answer; NOBODY is a spectator."""
        return visible_events(self.log, seat)

    def next_seat(self, seat: i64) -> i64:
        """The neighbour to the left: clockwise."""
        following = seat + 1
        return 0 if following == self.seats() else following

    # Chance.

    def randbelow(self, count: i64) -> i64:
        """An outcome of chance, recorded; scripted outcomes come first, then words given to it."""
        if self.unscripted_outcomes == 0 and not self.script:
            self.unscripted_outcomes = count
        if self.script:
            outcome: i64 = self.script.pop(0)
            if outcome < 0 or outcome >= count:
                raise ScriptError(f"random outcome {outcome} is not one of 0 to {count - 1}")
        elif self.chance_words:
            outcome = self._randbelow_from_words(count)
        else:
            outcome = chance.randbelow(self, count)
        if self.is_recording:
            self.outcomes.append(outcome)
        return outcome

    def _randbelow_from_words(self, count: i64) -> i64:
        """What the generator would make of these words; when they run out, it draws its own."""
        while self.chance_words:
            word: i64 = self.chance_words.pop(0)
            if word < chance.rejection_limit(count):
                return word % count
        return chance.randbelow(self, count)

    def shuffle_deck(self) -> None:
        row = self.row
        head = row[DECK_HEAD]
        for index in range(row[DECK_SIZE] - 1, 0, -1):
            cell = DECK + (head + index) % DECK_CAPACITY
            other_cell = DECK + (head + self.randbelow(index + 1)) % DECK_CAPACITY
            card = row[cell]
            row[cell] = row[other_cell]
            row[other_cell] = card
        self.emit(SHUFFLED, NOBODY)

    # Gold.

    def gain(self, seat: i64, amount: i64) -> None:
        """Gold from the bank."""
        if amount > 0:
            self.put_seat(seat, SEAT_GOLD, self.gold(seat) + amount)
            self.emit(GAINED, seat, NOBODY, NO_CARD, amount)

    def pay(self, seat: i64, amount: i64) -> None:
        """Gold to the bank."""
        if amount > 0:
            self.put_seat(seat, SEAT_GOLD, self.gold(seat) - amount)
            self.emit(PAID, seat, NOBODY, NO_CARD, amount)

    def give_gold(self, giver: i64, taker: i64, amount: i64) -> None:
        self.put_seat(giver, SEAT_GOLD, self.gold(giver) - amount)
        self.put_seat(taker, SEAT_GOLD, self.gold(taker) + amount)
        self.emit(GAVE_GOLD, giver, taker, NO_CARD, amount)

    # Cards.

    def draw(self, seat: i64, cards: i64) -> None:
        """Cards from the top of the deck into the hand; fewer if the deck is short."""
        for _ in range(min(cards, self.deck_size())):
            card = self.take_from_deck()
            self.add_to_hand(seat, card)
            self.emit(DREW, seat, NOBODY, card, 1, BIT[seat])

    def discard(self, seat: i64, card: i64) -> None:
        """A card from the hand, face down under the deck."""
        self.take_from_hand(seat, card)
        self.put_under_deck(card)
        self.emit(DISCARDED, seat, NOBODY, card, 1, BIT[seat])

    def give_card(self, card: i64, giver: i64, taker: i64) -> None:
        """A card given from one hand into another; the two know which."""
        self.take_from_hand(giver, card)
        self.add_to_hand(taker, card)
        self.emit(GAVE_CARD, giver, taker, card, 1, BIT[giver] | BIT[taker])

    def take_card(self, card: i64, giver: i64, taker: i64) -> None:
        """A card taken from another hand; the two know which."""
        self.take_from_hand(giver, card)
        self.add_to_hand(taker, card)
        self.emit(TOOK_CARD, taker, giver, card, 1, BIT[giver] | BIT[taker])

    def look_at_hand(self, seat: i64, owner: i64) -> None:
        """All cards of a hand are shown to another player."""
        mask = self.hand_mask(owner)
        while mask:
            card = lowest_bit(mask)
            mask &= mask - 1
            for _ in range(self.in_hand(owner, card)):
                self.emit(SAW_CARD, seat, owner, card, 1, BIT[seat] | BIT[owner])

    def hand_at(self, seat: i64, index: i64) -> i64:
        """The card at this place of the hand, laid out in the order of the codes."""
        mask = self.hand_mask(seat)
        remaining = index
        while True:
            card = lowest_bit(mask)
            remaining -= self.in_hand(seat, card)
            if remaining < 0:
                return card
            mask &= mask - 1

    def put_deck_at(self, index: i64, card: i64) -> None:
        self.row[DECK + (self.row[DECK_HEAD] + index) % DECK_CAPACITY] = card

    def remove_from_deck(self, card: i64) -> None:
        """Take the lowest card of this kind out of the deck; it is there."""
        index = self.row[DECK_SIZE] - 1
        while self.deck_at(index) != card:
            index -= 1
        self.row[DECK_SIZE] -= 1
        for later in range(index, self.row[DECK_SIZE]):
            self.put_deck_at(later, self.deck_at(later + 1))
        self.put_deck_at(self.row[DECK_SIZE], 0)

    def deck_mask(self) -> i64:
        """The kinds of cards in the deck."""
        mask: i64 = 0
        for index in range(self.row[DECK_SIZE]):
            mask |= BIT[self.deck_at(index)]
        return mask

    def random_card(self, seat: i64) -> i64:
        """A card of the hand, chosen by chance."""
        return self.hand_at(seat, self.randbelow(self.hand_size(seat)))

    def seat_mask(self, seat: i64) -> i64:
        """The set of knowers with one seat in it."""
        return BIT[seat]

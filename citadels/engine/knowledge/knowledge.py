"""What a seat has learnt of hidden cards from the events it could see.

A view shows what lies open now. Knowledge adds what was seen before and still holds: hands looked
at, cards given and taken, cards put under the deck, threats turned over. It is sound: a sample that
agrees with it never contradicts what the seat has seen. Where a card leaves a known hand unseen,
"these cards" becomes "all but one of these cards".
"""

from __future__ import annotations

from typing import Final

from citadels.engine.bits import BIT
from citadels.engine.codes import (
    DESTROYED,
    DISCARDED,
    DREW,
    GAVE_CARD,
    HIDDEN,
    KEPT,
    KINDS,
    NO_ROLE,
    PUT_UNDER,
    RECLAIMED,
    ROUND_BEGAN,
    SAW_CARD,
    SAW_IN_DECK,
    SHUFFLED,
    SITE_LAID,
    STORED,
    SWAPPED_HANDS,
    THREAT_SHOWN,
    TOOK_CARD,
    TOOK_FROM_DECK,
)

# The kinds of events from which `Knowledge` learns, as a set. Most answers have none of them.
INFORMATIVE_EVENTS: Final = (
    BIT[DESTROYED]
    | BIT[DISCARDED]
    | BIT[DREW]
    | BIT[GAVE_CARD]
    | BIT[KEPT]
    | BIT[PUT_UNDER]
    | BIT[RECLAIMED]
    | BIT[ROUND_BEGAN]
    | BIT[SAW_CARD]
    | BIT[SAW_IN_DECK]
    | BIT[SHUFFLED]
    | BIT[SITE_LAID]
    | BIT[STORED]
    | BIT[SWAPPED_HANDS]
    | BIT[THREAT_SHOWN]
    | BIT[TOOK_CARD]
    | BIT[TOOK_FROM_DECK]
)


class Pile:
    """At least `sure` of the cards in `known` are in this pile."""

    def __init__(self) -> None:
        self.known = [0] * KINDS
        self.sure_count = 0

    def add(self, card: int) -> None:
        self.known[card] += 1
        self.sure_count += 1

    def take(self, card: int) -> None:
        """This card has left. If it was not among the known ones, they are all still there."""
        if self.known[card] > 0:
            self.known[card] -= 1
            self.sure_count = max(0, self.sure_count - 1)

    def take_unknown(self) -> None:
        """Some card has left: perhaps one of the known ones."""
        self.sure_count = max(0, self.sure_count - 1)

    def slack(self) -> int:
        """How many of the known cards may be elsewhere."""
        return sum(self.known) - self.sure_count

    def clear(self) -> None:
        self.known = [0] * KINDS
        self.sure_count = 0

    def copy(self) -> Pile:
        clone = Pile()
        clone.known = self.known[:]
        clone.sure_count = self.sure_count
        return clone


class Knowledge:
    """What one seat has learnt so far. Feed it every event that the seat sees, from the first."""

    def __init__(self, seats: int, seat: int, deck_size: int) -> None:
        self.seat = seat
        self.hands = [Pile() for _ in range(seats)]
        self.deck: list[int] = [HIDDEN] * deck_size  # from the top; HIDDEN where unknown
        self.loose = Pile()  # in the deck, nobody knows where
        self.museum = Pile()
        self.unshown_deck_cards = 0  # cards of the deck that are still to be shown
        self.taken_card = HIDDEN  # a card that lies in front of who took it, to build or keep
        self.blank_threats: list[int] = []
        self.real_threat = NO_ROLE  # turned over this round

    def copy(self) -> Knowledge:
        clone = Knowledge(0, self.seat, 0)
        clone.hands = [pile.copy() for pile in self.hands]
        clone.deck = self.deck[:]
        clone.loose = self.loose.copy()
        clone.museum = self.museum.copy()
        clone.unshown_deck_cards = self.unshown_deck_cards
        clone.taken_card = self.taken_card
        clone.blank_threats = self.blank_threats[:]
        clone.real_threat = self.real_threat
        return clone

    def observe(self, events: list[tuple[int, int, int, int, int]]) -> None:
        """Take in what the seat sees of one answer, in the order in which it happened."""
        looked_seat = -1
        for kind, seat, target, card, amount in events:
            if kind == SAW_CARD:
                if seat == self.seat:
                    if looked_seat != target:
                        self.hands[target].clear()
                        looked_seat = target
                    self.hands[target].add(card)
            elif kind in (DREW, KEPT, DISCARDED, PUT_UNDER, STORED, SITE_LAID):
                self._observe_own_pile(kind, seat, card, amount)
            elif kind in (TOOK_CARD, GAVE_CARD, SWAPPED_HANDS):
                self._observe_hand_transfer(kind, seat, target, card, amount)
            elif kind in (DESTROYED, SHUFFLED, SAW_IN_DECK, TOOK_FROM_DECK, RECLAIMED):
                self._observe_deck(kind, seat, card)
            elif kind == ROUND_BEGAN:
                self.blank_threats = []
                self.real_threat = NO_ROLE
            elif kind == THREAT_SHOWN and amount == 0:
                self.blank_threats.append(card)
            elif kind == THREAT_SHOWN:
                self.real_threat = card

    def _observe_own_pile(self, kind: int, seat: int, card: int, amount: int) -> None:
        """Cards moved between a hand, the cards in front of the player, the deck and the Museum."""
        if kind == DREW:
            self._observe_draw(seat, card, amount == 1)
        elif kind == KEPT:
            self.taken_card = HIDDEN
            if card != HIDDEN and seat != self.seat:
                self.hands[seat].add(card)
        elif kind == PUT_UNDER:
            if seat < 0:  # a destroyed Museum: its cards come one by one
                self._observe_lost_museum()
            else:
                self.deck.append(card)
        elif kind == SITE_LAID:
            if self.taken_card == HIDDEN:
                self.hands[seat].take(card)
            self.taken_card = HIDDEN
        else:
            self._remove_from_hand(seat, card)
            if kind == DISCARDED:
                self.deck.append(card)
            elif card != HIDDEN:
                self.museum.add(card)

    def _observe_hand_transfer(
        self, kind: int, seat: int, target: int, card: int, amount: int
    ) -> None:
        if kind == SWAPPED_HANDS:
            own_pile, their_pile = self.hands[seat], self.hands[target]
            self.hands[seat], self.hands[target] = their_pile, own_pile
            if self.seat in (seat, target):
                own_pile.clear()
                their_pile.clear()
            return
        giver, taker = (target, seat) if kind == TOOK_CARD else (seat, target)
        if amount == 2:  # one of a swapped hand: the piles were swapped already
            if card != HIDDEN and taker != self.seat:
                self.hands[taker].add(card)
            return
        self._remove_from_hand(giver, card)
        if card == HIDDEN or taker == self.seat:
            return
        if kind == TOOK_CARD and amount == 0:
            self.taken_card = card
        else:
            self.hands[taker].add(card)

    def _remove_from_hand(self, seat: int, card: int) -> None:
        if card == HIDDEN:
            self.hands[seat].take_unknown()
        else:
            self.hands[seat].take(card)

    def _observe_draw(self, seat: int, card: int, to_hand: bool) -> None:
        known_card = self.deck.pop(0)
        if seat == self.seat:
            if known_card == HIDDEN:
                self.loose.take(card)
            return
        if known_card == HIDDEN:
            self.loose.take_unknown()
        elif to_hand:
            self.hands[seat].add(known_card)

    def _observe_lost_museum(self) -> None:
        self.deck.append(HIDDEN)
        for card in range(KINDS):
            for _ in range(self.museum.known[card]):
                self.loose.add(card)
        self.museum.clear()

    def _observe_deck(self, kind: int, seat: int, card: int) -> None:
        """Changes of the deck other than drawing from it and putting own cards under it."""
        if kind == DESTROYED:
            self.deck.append(card)
        elif kind == SHUFFLED:
            self._observe_shuffle()
        elif kind == SAW_IN_DECK:
            if seat == self.seat:
                if self.unshown_deck_cards == 0:
                    self._forget_deck()
                    self.unshown_deck_cards = len(self.deck)
                self.loose.add(card)
                self.unshown_deck_cards -= 1
        elif kind == TOOK_FROM_DECK:
            self._observe_shuffle()  # nobody knows which places are left
            self.deck.pop()
            self._remove_from_loose(card)
        else:
            self._observe_reclaim(seat, card)

    def _forget_deck(self) -> None:
        self.deck = [HIDDEN] * len(self.deck)
        self.loose.clear()

    def _remove_from_loose(self, card: int) -> None:
        if card == HIDDEN:
            self.loose.take_unknown()
        else:
            self.loose.take(card)

    def _observe_reclaim(self, seat: int, card: int) -> None:
        """The district that was destroyed last: all who were there saw where it went."""
        place = len(self.deck) - 1
        while place >= 0 and self.deck[place] != card:
            place -= 1
        self.deck.pop(place)  # the last card, if it was destroyed before the first observed event
        if seat != self.seat:
            self.hands[seat].add(card)

    def _observe_shuffle(self) -> None:
        for place, card in enumerate(self.deck):
            if card != HIDDEN:
                self.loose.add(card)
                self.deck[place] = HIDDEN

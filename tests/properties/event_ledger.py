"""A second set of books: public quantities, computed from the events alone."""

from __future__ import annotations

from collections import Counter
from typing import Final

from citadels.engine.codes import (
    BEAUTIFIED,
    BEAUTIFIED_BIT,
    BUILT,
    COLLECTED,
    CROWNED,
    DESTROYED,
    DISCARDED,
    DREW,
    EXCHANGED,
    GAINED,
    GAVE_CARD,
    GAVE_GOLD,
    KEPT,
    PAID,
    PUT_UNDER,
    RECLAIMED,
    SEIZED,
    SITE_LAID,
    STORED,
    TAXED,
    TOOK_CARD,
    TOOK_FROM_DECK,
)
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.state import HELD_SIZE, MUSEUM_SIZE, TAX
from citadels.engine.view import city_list
from tests.properties.random_games import count_district_coins

# Effect of an event on the gold of the acting player, times its amount.
_GOLD_SIGNS: Final = {GAINED: 1, PAID: -1, GAVE_GOLD: -1, TAXED: -1, COLLECTED: 1}
# How an event changes the number of cards in the acting player's hand, in the other player's
# hand, in the deck, held in front of a player, and under the Museum.
_CARD_MOVES: Final = {
    KEPT: (1, 0, 0, -1, 0),
    DISCARDED: (-1, 0, 1, 0, 0),
    STORED: (-1, 0, 0, 0, 1),
    GAVE_CARD: (-1, 1, 0, 0, 0),
    TOOK_CARD: (1, -1, 0, 0, 0),
    SITE_LAID: (-1, 0, 0, 0, 0),
    PUT_UNDER: (0, 0, 1, -1, 0),
    DREW: (1, 0, -1, 0, 0),
    TOOK_FROM_DECK: (1, 0, -1, 0, 0),
    RECLAIMED: (1, 0, -1, 0, 0),
}
# The same while cards lie in front of a player, to choose from or taken by the Wizard.
_PENDING_CARD_MOVES: Final = {
    DREW: (0, 0, -1, 1, 0),
    TOOK_CARD: (0, -1, 0, 1, 0),
    SITE_LAID: (0, 0, 0, -1, 0),
}
_MUSEUM_DESTROYED_MOVE: Final = (0, 0, 1, 0, -1)


class EventLedger:
    """Gold, cities, numbers of cards and the crown, computed from events."""

    def __init__(self, game: Game) -> None:
        seats = range(game.seats())
        self.gold = [game.gold(seat) for seat in seats]
        self.cities = [
            Counter(place % BEAUTIFIED_BIT for place in city_list(game, seat)) for seat in seats
        ]
        self.hands = [game.hand_size(seat) for seat in seats]
        self.deck = game.deck_size()
        self.held = game.get(HELD_SIZE)
        self.museum = game.get(MUSEUM_SIZE)
        self.tax = game.get(TAX)
        self.crown = game.crown()
        self.coins = count_district_coins(game)
        self.fallen = 0  # districts destroyed by the last answer, each perhaps with a coin on it

    def apply_events(self, game: Game) -> None:
        """Record the effects of the last answer."""
        self.fallen = 0
        log = game.log
        for offset in range(0, len(log), EVENT_SIZE):
            kind, seat, target, card, amount = log[offset : offset + 5]
            self._gold_event(kind, seat, target, amount)
            self._city_event(kind, seat, target, card, amount)
            self._card_event(kind, seat, target, amount)
            if kind == CROWNED:
                self.crown = seat

    def _gold_event(self, kind: int, seat: int, target: int, amount: int) -> None:
        if kind in _GOLD_SIGNS:
            self.gold[seat] += _GOLD_SIGNS[kind] * amount
        if kind == GAVE_GOLD:
            self.gold[target] += amount
        elif kind == TAXED:
            self.tax += amount
        elif kind == COLLECTED:
            self.tax -= amount
        elif kind == BEAUTIFIED:
            self.gold[seat] -= 1
            self.coins += 1

    def _city_event(self, kind: int, seat: int, target: int, card: int, amount: int) -> None:
        if kind == BUILT:
            self.cities[seat][card] += 1
        elif kind == DESTROYED:
            self.cities[seat][card] -= 1
            self.deck += 1
            self.fallen += 1
        elif kind in {SEIZED, EXCHANGED}:
            self.cities[target][card] -= 1
            self.cities[seat][card] += 1
            if kind == EXCHANGED:
                self.cities[seat][amount] -= 1
                self.cities[target][amount] += 1

    def _card_event(self, kind: int, seat: int, target: int, amount: int) -> None:
        if kind not in _CARD_MOVES:
            return
        change = _CARD_MOVES[kind]
        if kind == PUT_UNDER and seat < 0:
            change = _MUSEUM_DESTROYED_MOVE
        to_choose = kind in {DREW, TOOK_CARD} and amount == 0
        if to_choose or (kind == SITE_LAID and self.held > 0):
            change = _PENDING_CARD_MOVES[kind]
        own, other_cards, deck, held_change, museum = change
        self.hands[seat] += own
        self.hands[target] += other_cards
        self.deck += deck
        self.held += held_change
        self.museum += museum

    def assert_agrees(self, game: Game) -> None:
        """Check that everything on the table agrees with the events."""
        seats = range(game.seats())
        assert self.gold == [game.gold(seat) for seat in seats], "gold moved without an event"
        cities = [
            Counter(place % BEAUTIFIED_BIT for place in city_list(game, seat)) for seat in seats
        ]
        assert [+city for city in self.cities] == cities, "a city changed without an event"
        assert self.hands == [game.hand_size(seat) for seat in seats], (
            "a hand changed without an event"
        )
        assert self.deck == game.deck_size(), "the deck changed without an event"
        assert self.held == game.get(HELD_SIZE), (
            "cards in front of a player changed without an event"
        )
        assert self.museum == game.get(MUSEUM_SIZE), "the Museum changed without an event"
        assert self.tax == game.get(TAX), "the tax changed without an event"
        assert self.crown == game.crown(), "the crown moved without an event"
        destroyed_coins = self.coins - count_district_coins(game)
        assert 0 <= destroyed_coins <= self.fallen, (
            "a coin on a district appeared or disappeared without an event"
        )
        self.coins -= destroyed_coins

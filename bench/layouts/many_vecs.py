"""Layout B: several vecs, one for each kind of thing, and plain i64 fields for the rest."""

from __future__ import annotations

from typing import Final

from layouts.codes import (
    ASIDE,
    BIT,
    CARDS_WITH_TEXT,
    COST,
    DECK_ROOM,
    DRAFT,
    HANDLER_OF,
    KING,
    KINDS,
    LOWEST,
    NO_CARD,
    NOBODY,
    FULL_CITY,
    RANKS,
    SEATS,
    TURN,
    below,
    fold,
    next_random,
)
from layouts.ints import i64, vec

RING: Final[i64] = DECK_ROOM - 1
FRAME: Final[i64] = 6
STACK_ROOM: Final[i64] = FRAME * 16
ANSWERS: Final[i64] = 256

STALE: Final[i64] = -1  # the answers are not those of this position

NO_ANSWERS: Final = vec[i64]([0] * 0)


class Frame:
    """The open question, read from the stack."""

    def __init__(self) -> None:
        self.handler: i64 = 0
        self.step: i64 = 0
        self.seat: i64 = 0
        self.target: i64 = 0
        self.card: i64 = 0
        self.amount: i64 = 0


class Handler:
    """Behaviour without state."""

    def can_use(self, game: Game, seat: i64) -> bool:
        return False

    def use(self, game: Game, seat: i64) -> None:
        pass

    def at_turn_start(self, game: Game, seat: i64) -> None:
        pass

    def after_destroy(self, game: Game, owner: i64, card: i64, by: i64) -> None:
        pass

    def options(self, game: Game, frame: Frame) -> None:
        raise NotImplementedError

    def resolve(self, game: Game, frame: Frame, answer: i64) -> None:
        raise NotImplementedError


class Rules:
    def __init__(self, handlers: list[Handler]) -> None:
        self.handlers = handlers


class Game:
    def __init__(
        self,
        rules: Rules,
        gold: vec[i64],
        role: vec[i64],
        hand: vec[i64],
        hand_size: vec[i64],
        hand_mask: vec[i64],
        city: vec[i64],
        city_size: vec[i64],
        city_mask: vec[i64],
        deck: vec[i64],
        stack: vec[i64],
    ) -> None:
        self.rules = rules
        self.gold = gold
        self.role = role
        self.hand = hand  # KINDS counts a seat
        self.hand_size = hand_size
        self.hand_mask = hand_mask
        self.city = city  # KINDS counts a seat
        self.city_size = city_size
        self.city_mask = city_mask
        self.deck = deck  # a ring
        self.stack = stack  # six ints a question
        self.seed: i64 = 0
        self.crown: i64 = 0
        self.rank: i64 = 0  # being called
        self.murdered: i64 = 0
        self.pool: i64 = 0  # characters left to pick, one bit a rank
        self.spent: i64 = 0  # abilities used this turn, one bit a handler
        self.gathered = False
        self.has_built = False
        self.head: i64 = 0
        self.deck_size: i64 = 0
        self.depth: i64 = 0
        self.frame = Frame()
        self.answers: vec[i64] = NO_ANSWERS  # made when first needed
        self.count: i64 = STALE

    # What bots, server and tests call.

    def over(self) -> bool:
        return self.depth == 0

    def legal(self) -> list[int]:
        count = self.fill()
        return [self.answers[i] for i in range(count)]

    def apply(self, answer: i64) -> None:
        for i in range(self.fill()):
            if self.answers[i] == answer:
                self.step(answer)
                return
        raise ValueError(answer)

    def copy(self) -> Game:
        new = Game(
            self.rules,
            self.gold[:],
            self.role[:],
            self.hand[:],
            self.hand_size[:],
            self.hand_mask[:],
            self.city[:],
            self.city_size[:],
            self.city_mask[:],
            self.deck[:],
            self.stack[:],
        )
        new.seed = self.seed
        new.crown = self.crown
        new.rank = self.rank
        new.murdered = self.murdered
        new.pool = self.pool
        new.spent = self.spent
        new.gathered = self.gathered
        new.has_built = self.has_built
        new.head = self.head
        new.deck_size = self.deck_size
        new.depth = self.depth
        return new

    # The loop.

    def fill(self) -> i64:
        """Write the legal answers into `answers`, if they are not there yet, and count them."""
        if self.count == STALE:
            if len(self.answers) == 0:
                self.answers = vec[i64]([0] * ANSWERS)
            self.count = 0
            frame = self.top()
            self.rules.handlers[frame.handler].options(self, frame)
        return self.count

    def step(self, answer: i64) -> None:
        self.count = STALE
        frame = self.top()
        self.depth -= 1
        self.rules.handlers[frame.handler].resolve(self, frame, answer)

    def top(self) -> Frame:
        stack = self.stack
        at = (self.depth - 1) * FRAME
        frame = self.frame
        frame.handler = stack[at]
        frame.step = stack[at + 1]
        frame.seat = stack[at + 2]
        frame.target = stack[at + 3]
        frame.card = stack[at + 4]
        frame.amount = stack[at + 5]
        return frame

    def offer(self, answer: i64) -> None:
        self.answers[self.count] = answer
        self.count += 1

    def ask(
        self,
        handler: i64,
        step: i64,
        seat: i64,
        target: i64 = NOBODY,
        card: i64 = NO_CARD,
        amount: i64 = 0,
    ) -> None:
        stack = self.stack
        at = self.depth * FRAME
        stack[at] = handler
        stack[at + 1] = step
        stack[at + 2] = seat
        stack[at + 3] = target
        stack[at + 4] = card
        stack[at + 5] = amount
        self.depth += 1

    # What cards read, besides the arrays.

    def hand_count(self, seat: i64, card: i64) -> i64:
        return self.hand[seat * KINDS + card]

    def city_count(self, seat: i64, card: i64) -> i64:
        return self.city[seat * KINDS + card]

    def in_city(self, seat: i64, card: i64) -> bool:
        return self.city_mask[seat] >> card & 1 != 0

    def deck_card(self, depth: i64) -> i64:
        return self.deck[self.head + depth & RING]

    def used(self, handler: i64) -> bool:
        return self.spent >> handler & 1 != 0

    # What cards do.

    def use_up(self, handler: i64) -> None:
        self.spent |= BIT[handler]

    def pick(self, seat: i64, rank: i64) -> None:
        self.role[seat] = rank
        self.pool ^= BIT[rank]

    def gain(self, seat: i64, amount: i64) -> None:
        self.gold[seat] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        self.gold[seat] -= amount

    def add_to_hand(self, seat: i64, card: i64) -> None:
        self.hand[seat * KINDS + card] += 1
        self.hand_size[seat] += 1
        self.hand_mask[seat] |= BIT[card]

    def take_from_hand(self, seat: i64, card: i64) -> None:
        self.hand[seat * KINDS + card] -= 1
        self.hand_size[seat] -= 1
        if self.hand[seat * KINDS + card] == 0:
            self.hand_mask[seat] ^= BIT[card]

    def draw(self) -> i64:
        card = self.deck[self.head]
        self.head = self.head + 1 & RING
        self.deck_size -= 1
        return card

    def to_bottom(self, card: i64) -> None:
        self.deck[self.head + self.deck_size & RING] = card
        self.deck_size += 1

    def take_bottom(self) -> i64:
        self.deck_size -= 1
        return self.deck[self.head + self.deck_size & RING]

    def build(self, seat: i64, card: i64) -> None:
        """From the hand into the city, paid."""
        self.pay(seat, COST[card])
        self.take_from_hand(seat, card)
        self.city[seat * KINDS + card] += 1
        self.city_size[seat] += 1
        self.city_mask[seat] |= BIT[card]

    def destroy(self, owner: i64, card: i64, by: i64) -> None:
        self.city[owner * KINDS + card] -= 1
        self.city_size[owner] -= 1
        if self.city[owner * KINDS + card] == 0:
            self.city_mask[owner] ^= BIT[card]
        self.to_bottom(card)
        for seat in range(SEATS):
            texts = self.city_mask[seat] & CARDS_WITH_TEXT
            while texts:
                text = HANDLER_OF[LOWEST[(texts & -texts) % 67]]
                self.rules.handlers[text].after_destroy(self, seat, card, by)
                texts &= texts - 1

    def random(self, n: i64) -> i64:
        self.seed = next_random(self.seed)
        return below(self.seed, n)

    # The course of a round.

    def start_round(self) -> None:
        pool = BIT[RANKS + 1] - 2
        for _ in range(ASIDE):
            skip = self.random(RANKS)
            rank: i64 = 1
            while skip or not pool >> rank & 1:
                if pool >> rank & 1:
                    skip -= 1
                rank = rank + 1 if rank < RANKS else 1
            pool ^= BIT[rank]
        self.pool = pool
        self.murdered = 0
        self.rank = 0
        self.ask(DRAFT, 0, self.crown, NOBODY, NO_CARD, SEATS)

    def call_next(self) -> None:
        while self.rank < RANKS:
            self.rank += 1
            rank = self.rank
            for seat in range(SEATS):
                if self.role[seat] == rank and rank != self.murdered:
                    self.spent = 0
                    self.gathered = False
                    self.has_built = False
                    if rank == KING:
                        self.crown = seat
                    self.rules.handlers[rank].at_turn_start(self, seat)
                    self.ask(TURN, 0, seat)
                    return
        for seat in range(SEATS):
            if self.city_size[seat] >= FULL_CITY:
                return
        self.start_round()

    def digest(self) -> i64:
        d = fold(fold(fold(fold(0, self.seed), self.crown), self.rank), self.murdered)
        d = fold(fold(d, self.pool), self.spent)
        d = fold(fold(d, 1 if self.gathered else 0), 1 if self.has_built else 0)
        for seat in range(SEATS):
            d = fold(fold(d, self.gold[seat]), self.role[seat])
            for card in range(KINDS):
                d = fold(fold(d, self.hand_count(seat, card)), self.city_count(seat, card))
        for depth in range(self.deck_size):
            d = fold(d, self.deck_card(depth))
        for at in range(self.depth * FRAME):
            d = fold(d, self.stack[at])
        return d


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def empty_game(rules: Rules, seed: i64) -> Game:
    game = Game(
        rules,
        zeros(SEATS),
        zeros(SEATS),
        zeros(SEATS * KINDS),
        zeros(SEATS),
        zeros(SEATS),
        zeros(SEATS * KINDS),
        zeros(SEATS),
        zeros(SEATS),
        zeros(DECK_ROOM),
        zeros(STACK_ROOM),
    )
    game.seed = seed & 0xFFFFFFFF
    return game

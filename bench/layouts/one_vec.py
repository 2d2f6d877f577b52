"""Layout A: the whole state is one flat vec with named offsets. Cards see accessors only."""

from __future__ import annotations

from typing import Final

from layouts.codes import (
    ASIDE,
    BIT,
    CARDS_WITH_TEXT,
    COST,
    DRAFT,
    HANDLER_OF,
    KING,
    KINDS,
    LOWEST,
    NO_CARD,
    NOBODY,
    RANKS,
    FULL_CITY,
    SEATS,
    TURN,
    below,
    fold,
    next_random,
)
from layouts.ints import i64, vec

# The header.
RANDOM: Final[i64] = 0
CROWN: Final[i64] = 1
RANK: Final[i64] = 2  # being called
MURDERED: Final[i64] = 3
POOL: Final[i64] = 4  # characters left to pick, one bit a rank
USED: Final[i64] = 5  # abilities used this turn, one bit a handler
GATHERED: Final[i64] = 6
BUILT: Final[i64] = 7
HEAD: Final[i64] = 8  # where the top of the deck lies
DECK_SIZE: Final[i64] = 9
DEPTH: Final[i64] = 10  # open questions
# One row a seat.
ROWS: Final[i64] = 16
PURSE: Final[i64] = 0
ROLE: Final[i64] = 1
HAND_SIZE: Final[i64] = 2
HAND_MASK: Final[i64] = 3
CITY_SIZE: Final[i64] = 4
CITY_MASK: Final[i64] = 5
HAND: Final[i64] = 8
CITY: Final[i64] = 72
ROW: Final[i64] = 136
# The deck is a ring, the stack of questions has six ints a frame.
DECK: Final[i64] = ROWS + ROW * 4
RING: Final[i64] = 127
STACK: Final[i64] = DECK + 128
FRAME: Final[i64] = 6
SIZE: Final[i64] = STACK + FRAME * 16
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
    def __init__(self, rules: Rules, s: vec[i64]) -> None:
        self.rules = rules
        self.s = s
        self.frame = Frame()
        self.answers: vec[i64] = NO_ANSWERS  # made when first needed
        self.count: i64 = STALE

    # What bots, server and tests call.

    def over(self) -> bool:
        return self.s[DEPTH] == 0

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
        return Game(self.rules, self.s[:])

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
        self.s[DEPTH] -= 1
        self.rules.handlers[frame.handler].resolve(self, frame, answer)

    def top(self) -> Frame:
        s = self.s
        at = STACK + (s[DEPTH] - 1) * FRAME
        frame = self.frame
        frame.handler = s[at]
        frame.step = s[at + 1]
        frame.seat = s[at + 2]
        frame.target = s[at + 3]
        frame.card = s[at + 4]
        frame.amount = s[at + 5]
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
        s = self.s
        at = STACK + s[DEPTH] * FRAME
        s[at] = handler
        s[at + 1] = step
        s[at + 2] = seat
        s[at + 3] = target
        s[at + 4] = card
        s[at + 5] = amount
        s[DEPTH] += 1

    # What cards read.

    def gold(self, seat: i64) -> i64:
        return self.s[ROWS + seat * ROW + PURSE]

    def role(self, seat: i64) -> i64:
        return self.s[ROWS + seat * ROW + ROLE]

    def hand_size(self, seat: i64) -> i64:
        return self.s[ROWS + seat * ROW + HAND_SIZE]

    def hand_mask(self, seat: i64) -> i64:
        return self.s[ROWS + seat * ROW + HAND_MASK]

    def hand_count(self, seat: i64, card: i64) -> i64:
        return self.s[ROWS + seat * ROW + HAND + card]

    def city_size(self, seat: i64) -> i64:
        return self.s[ROWS + seat * ROW + CITY_SIZE]

    def city_mask(self, seat: i64) -> i64:
        return self.s[ROWS + seat * ROW + CITY_MASK]

    def city_count(self, seat: i64, card: i64) -> i64:
        return self.s[ROWS + seat * ROW + CITY + card]

    def in_city(self, seat: i64, card: i64) -> bool:
        return self.s[ROWS + seat * ROW + CITY_MASK] >> card & 1 != 0

    def deck_size(self) -> i64:
        return self.s[DECK_SIZE]

    def deck_card(self, depth: i64) -> i64:
        return self.s[DECK + (self.s[HEAD] + depth & RING)]

    def pool(self) -> i64:
        return self.s[POOL]

    def rank(self) -> i64:
        return self.s[RANK]

    def gathered(self) -> bool:
        return self.s[GATHERED] != 0

    def has_built(self) -> bool:
        return self.s[BUILT] != 0

    def used(self, handler: i64) -> bool:
        return self.s[USED] >> handler & 1 != 0

    # What cards do.

    def murder(self, rank: i64) -> None:
        self.s[MURDERED] = rank

    def gather(self) -> None:
        self.s[GATHERED] = 1

    def count_build(self) -> None:
        self.s[BUILT] = 1

    def use_up(self, handler: i64) -> None:
        self.s[USED] |= BIT[handler]

    def pick(self, seat: i64, rank: i64) -> None:
        self.s[ROWS + seat * ROW + ROLE] = rank
        self.s[POOL] ^= BIT[rank]

    def gain(self, seat: i64, amount: i64) -> None:
        self.s[ROWS + seat * ROW + PURSE] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        self.s[ROWS + seat * ROW + PURSE] -= amount

    def add_to_hand(self, seat: i64, card: i64) -> None:
        s = self.s
        row = ROWS + seat * ROW
        s[row + HAND + card] += 1
        s[row + HAND_SIZE] += 1
        s[row + HAND_MASK] |= BIT[card]

    def take_from_hand(self, seat: i64, card: i64) -> None:
        s = self.s
        row = ROWS + seat * ROW
        s[row + HAND + card] -= 1
        s[row + HAND_SIZE] -= 1
        if s[row + HAND + card] == 0:
            s[row + HAND_MASK] ^= BIT[card]

    def draw(self) -> i64:
        s = self.s
        card = s[DECK + s[HEAD]]
        s[HEAD] = s[HEAD] + 1 & RING
        s[DECK_SIZE] -= 1
        return card

    def to_bottom(self, card: i64) -> None:
        s = self.s
        s[DECK + (s[HEAD] + s[DECK_SIZE] & RING)] = card
        s[DECK_SIZE] += 1

    def take_bottom(self) -> i64:
        s = self.s
        s[DECK_SIZE] -= 1
        return s[DECK + (s[HEAD] + s[DECK_SIZE] & RING)]

    def build(self, seat: i64, card: i64) -> None:
        """From the hand into the city, paid."""
        self.pay(seat, COST[card])
        self.take_from_hand(seat, card)
        s = self.s
        row = ROWS + seat * ROW
        s[row + CITY + card] += 1
        s[row + CITY_SIZE] += 1
        s[row + CITY_MASK] |= BIT[card]

    def destroy(self, owner: i64, card: i64, by: i64) -> None:
        s = self.s
        row = ROWS + owner * ROW
        s[row + CITY + card] -= 1
        s[row + CITY_SIZE] -= 1
        if s[row + CITY + card] == 0:
            s[row + CITY_MASK] ^= BIT[card]
        self.to_bottom(card)
        for seat in range(SEATS):
            texts = self.city_mask(seat) & CARDS_WITH_TEXT
            while texts:
                text = HANDLER_OF[LOWEST[(texts & -texts) % 67]]
                self.rules.handlers[text].after_destroy(self, seat, card, by)
                texts &= texts - 1

    def random(self, n: i64) -> i64:
        self.s[RANDOM] = next_random(self.s[RANDOM])
        return below(self.s[RANDOM], n)

    # The course of a round.

    def start_round(self) -> None:
        s = self.s
        pool = BIT[RANKS + 1] - 2
        for _ in range(ASIDE):
            skip = self.random(RANKS)
            rank: i64 = 1
            while skip or not pool >> rank & 1:
                if pool >> rank & 1:
                    skip -= 1
                rank = rank + 1 if rank < RANKS else 1
            pool ^= BIT[rank]
        s[POOL] = pool
        s[MURDERED] = 0
        s[RANK] = 0
        self.ask(DRAFT, 0, s[CROWN], NOBODY, NO_CARD, SEATS)

    def call_next(self) -> None:
        s = self.s
        while s[RANK] < RANKS:
            s[RANK] += 1
            rank = s[RANK]
            for seat in range(SEATS):
                if s[ROWS + seat * ROW + ROLE] == rank and rank != s[MURDERED]:
                    s[USED] = 0
                    s[GATHERED] = 0
                    s[BUILT] = 0
                    if rank == KING:
                        s[CROWN] = seat
                    self.rules.handlers[rank].at_turn_start(self, seat)
                    self.ask(TURN, 0, seat)
                    return
        for seat in range(SEATS):
            if self.city_size(seat) >= FULL_CITY:
                return
        self.start_round()

    def digest(self) -> i64:
        s = self.s
        d: i64 = 0
        for field in range(HEAD):
            d = fold(d, s[field])
        for seat in range(SEATS):
            d = fold(fold(d, self.gold(seat)), self.role(seat))
            for card in range(KINDS):
                d = fold(fold(d, self.hand_count(seat, card)), self.city_count(seat, card))
        for depth in range(self.deck_size()):
            d = fold(d, self.deck_card(depth))
        for at in range(STACK, STACK + s[DEPTH] * FRAME):
            d = fold(d, s[at])
        return d


def empty_game(rules: Rules, seed: i64) -> Game:
    game = Game(rules, vec[i64]([0] * SIZE))
    game.s[RANDOM] = seed & 0xFFFFFFFF
    return game

"""Layout C: Player and Frame objects with lists, as the style guide explains them."""

from __future__ import annotations

from layouts.codes import (
    ASIDE,
    COST,
    DRAFT,
    FULL_CITY,
    HANDLER_OF,
    KING,
    KINDS,
    NO_CARD,
    NOBODY,
    RANKS,
    SEATS,
    TURN,
    below,
    fold,
    next_random,
)
from layouts.ints import i64


class Frame:
    """An open question: which handler asks whom, and what it must remember meanwhile."""

    def __init__(self, handler: int, step: int, seat: int) -> None:
        self.handler = handler
        self.step = step
        self.seat = seat
        self.target: int = NOBODY
        self.card: int = NO_CARD
        self.amount = 0

    def copy(self) -> Frame:
        new = Frame(self.handler, self.step, self.seat)
        new.target = self.target
        new.card = self.card
        new.amount = self.amount
        return new


class Player:
    def __init__(self, hand: list[int], city: list[int]) -> None:
        self.gold = 0
        self.role = 0
        self.hand = hand
        self.city = city

    def copy(self) -> Player:
        new = Player(self.hand[:], self.city[:])
        new.gold = self.gold
        new.role = self.role
        return new


class Handler:
    """Behaviour without state."""

    def can_use(self, game: Game, seat: int) -> bool:
        return False

    def use(self, game: Game, seat: int) -> None:
        pass

    def at_turn_start(self, game: Game, seat: int) -> None:
        pass

    def after_destroy(self, game: Game, owner: int, card: int, by: int) -> None:
        pass

    def options(self, game: Game, frame: Frame) -> list[int]:
        raise NotImplementedError

    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        raise NotImplementedError


class Rules:
    def __init__(self, handlers: list[Handler]) -> None:
        self.handlers = handlers


class Game:
    def __init__(
        self,
        rules: Rules,
        players: list[Player],
        deck: list[int],
        stack: list[Frame],
        pool: list[int],
        spent: list[int],
    ) -> None:
        self.rules = rules
        self.players = players
        self.deck = deck  # the last element is the top
        self.stack = stack  # the last element is the open question
        self.pool = pool  # characters left to pick, sorted
        self.spent = spent  # abilities used this turn
        self.seed: i64 = 0
        self.crown = 0
        self.rank = 0
        self.murdered = 0
        self.gathered = False
        self.has_built = False
        self.answers: list[int] = []  # to the open question, when somebody has asked for them

    # What bots, server and tests call.

    def over(self) -> bool:
        return len(self.stack) == 0

    def legal(self) -> list[int]:
        if not self.answers:
            frame = self.stack[-1]
            self.answers = sorted(self.rules.handlers[frame.handler].options(self, frame))
        return self.answers

    def apply(self, answer: int) -> None:
        if answer not in self.legal():
            raise ValueError(answer)
        self.step(answer)

    def copy(self) -> Game:
        new = Game(
            self.rules,
            [player.copy() for player in self.players],
            self.deck[:],
            [frame.copy() for frame in self.stack],
            self.pool[:],
            self.spent[:],
        )
        new.seed = self.seed
        new.crown = self.crown
        new.rank = self.rank
        new.murdered = self.murdered
        new.gathered = self.gathered
        new.has_built = self.has_built
        return new

    # The loop.

    def step(self, answer: int) -> None:
        self.answers = []
        frame = self.stack.pop()
        self.rules.handlers[frame.handler].resolve(self, frame, answer)

    def ask(self, handler: int, step: int, seat: int) -> Frame:
        frame = Frame(handler, step, seat)
        self.stack.append(frame)
        return frame

    # What cards do. Reading the fields is free.

    def pick(self, seat: int, rank: int) -> None:
        self.players[seat].role = rank
        self.pool.remove(rank)

    def gain(self, seat: int, amount: int) -> None:
        self.players[seat].gold += amount

    def pay(self, seat: int, amount: int) -> None:
        self.players[seat].gold -= amount

    def draw(self) -> int:
        return self.deck.pop()

    def to_bottom(self, card: int) -> None:
        self.deck.insert(0, card)

    def take_bottom(self) -> int:
        return self.deck.pop(0)

    def build(self, seat: int, card: int) -> None:
        """From the hand into the city, paid."""
        player = self.players[seat]
        player.gold -= COST[card]
        player.hand.remove(card)
        player.city.append(card)

    def destroy(self, owner: int, card: int, by: int) -> None:
        self.players[owner].city.remove(card)
        self.to_bottom(card)
        for seat in range(len(self.players)):
            for built in sorted(set(self.players[seat].city)):
                if HANDLER_OF[built] >= 0:
                    self.rules.handlers[HANDLER_OF[built]].after_destroy(self, seat, card, by)

    def random(self, n: int) -> int:
        self.seed = next_random(self.seed)
        return below(self.seed, n)

    # The course of a round.

    def start_round(self) -> None:
        pool = list(range(1, RANKS + 1))
        for _ in range(ASIDE):
            # The same choice as in the other layouts: skip so many of those left, from rank 1.
            pool.pop(self.random(RANKS) % len(pool))
        self.pool = pool
        self.murdered = 0
        self.rank = 0
        self.ask(DRAFT, 0, self.crown).amount = SEATS

    def call_next(self) -> None:
        while self.rank < RANKS:
            self.rank += 1
            for seat in range(len(self.players)):
                if self.players[seat].role == self.rank and self.rank != self.murdered:
                    self.spent = []
                    self.gathered = False
                    self.has_built = False
                    if self.rank == KING:
                        self.crown = seat
                    self.rules.handlers[self.rank].at_turn_start(self, seat)
                    self.ask(TURN, 0, seat)
                    return
        for player in self.players:
            if len(player.city) >= FULL_CITY:
                return
        self.start_round()

    def digest(self) -> int:
        d = fold(fold(fold(fold(0, self.seed), self.crown), self.rank), self.murdered)
        d = fold(d, sum([1 << rank for rank in self.pool]))
        d = fold(d, sum([1 << code for code in self.spent]))
        d = fold(fold(d, 1 if self.gathered else 0), 1 if self.has_built else 0)
        for player in self.players:
            d = fold(fold(d, player.gold), player.role)
            for card in range(KINDS):
                d = fold(fold(d, player.hand.count(card)), player.city.count(card))
        for card in reversed(self.deck):
            d = fold(d, card)
        for frame in self.stack:
            d = fold(fold(fold(d, frame.handler), frame.step), frame.seat)
            d = fold(fold(fold(d, frame.target), frame.card), frame.amount)
        return d


def empty_game(rules: Rules, seed: i64) -> Game:
    game = Game(rules, [Player([], []) for _ in range(SEATS)], [], [], [], [])
    game.seed = seed & 0xFFFFFFFF
    return game

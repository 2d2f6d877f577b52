"""A game with what every seat has learnt in it, as those who learn see it: actions and rows."""

from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.knowledge.knowledge import INFORMATIVE_EVENTS, Knowledge
from citadels.engine.native_types import i64, u8, vec
from citadels.engine.rules import Rules
from citadels.engine.scoring import score, winners
from citadels.engine.setup import deal
from citadels.engine.view import SeatView, make_view
from citadels.rl.coding.codebook import NO_ACTION, Codebook
from citadels.rl.coding.writer import Writer, bytes_of


def teaches(log: list[int]) -> bool:
    """Whether any seat has to hear these events to keep what it knows."""
    teaching: i64 = INFORMATIVE_EVENTS
    for at in range(0, len(log), EVENT_SIZE):
        if (teaching >> log[at]) & 1:
            return True
    return False


def actions_of(game: Game, book: Codebook) -> list[int]:
    """What the seat that is asked may do, sorted."""
    seat = game.to_move()
    seats = game.seats()
    found: list[int] = []
    for index in range(game.write_options()):
        action = book.action_of(game.options[index], seat, seats)
        if action == NO_ACTION:
            raise ValueError(f"answer {game.options[index]} has no action")
        found.append(action)
    found.sort()
    return found


class LearningTable:
    """One game at a time; another is dealt when it is over."""

    def __init__(
        self,
        book: Codebook,
        rules: Rules,
        profile: int,
        buffer: vec[u8] | None = None,
        base: int = 0,
    ) -> None:
        """Observations are written into the buffer from its base on, or into one of its own."""
        self.book = book
        self.rules = rules
        own = buffer if buffer is not None else bytes_of(book.size)
        self.writer = Writer(book, rules, profile, own, base)
        self.game: Game = deal(rules, 0)
        self.learnt: list[Knowledge] = []

    def deal(self, seed: int) -> None:
        """Begin a new game."""
        self.take_up(deal(self.rules, seed))

    def take_up(self, game: Game) -> None:
        """Go on with a game that has just been dealt: nobody has learnt anything yet."""
        if game.rules is not self.rules:
            self.rules = game.rules
            self.writer.begin(game.rules)
        self.game = game
        cards = 0
        for copies in game.rules.copies:
            cards += copies
        seats = game.seats()
        self.learnt = [Knowledge(seats, seat, cards) for seat in range(seats)]
        self.hear()

    def hear(self) -> None:
        """Let every seat hear what the last answer has led to."""
        if teaches(self.game.log):
            for seat in range(len(self.learnt)):
                self.learnt[seat].observe(self.game.events_for(seat))

    def actions(self) -> list[int]:
        """What the seat that is asked may do, sorted."""
        return actions_of(self.game, self.book)

    def take(self, action: int) -> None:
        """Let the seat that is asked do this. Refused, it changes nothing."""
        game = self.game
        game.apply(self.book.answer_of(action, game.to_move(), game.seats()))
        self.hear()

    def see(self, seat: int) -> SeatView:
        return make_view(self.game, seat)

    def observe(self, seat: int) -> None:
        """Write down what a seat knows."""
        self.writer.write(make_view(self.game, seat), self.learnt[seat])

    def reward(self, seat: int, margin: float) -> float:
        """The share of the victory, and so much for each point ahead of the best other seat."""
        game = self.game
        best = winners(game)
        share = 1.0 / float(len(best)) if seat in best else 0.0
        if margin == 0.0:
            return share
        others = -1000000
        for other in range(game.seats()):
            if other != seat:
                others = max(others, score(game, other))
        return share + margin * float(score(game, seat) - others)

"""A game in which a dealer decides what chance decides elsewhere, one outcome at a time.

Nothing is ever drawn here. An answer that needs chance waits until the dealer has told all of its
outcomes, and until then the game stands as it was before.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.codes import NOBODY
from citadels.engine.game import Game
from citadels.engine.game_state import visible_events
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import i64
from citadels.engine.rules import Rules
from citadels.engine.setup import deal
from citadels.rl.coding.codebook import Codebook
from citadels.rl.coding.learning_table import actions_of, teaches

# In the place of a seat that has to move. OpenSpiel has the same numbers.
DEALER: Final = -1
OVER: Final = -4
NO_ANSWER: Final = -1


class Step:
    """An answer, or the deal, with all that it led to. Never changed: copies share it."""

    def __init__(self, seat: int, given: int, drawn: list[int], log: list[int]) -> None:
        self.seat = seat  # NOBODY for the deal
        self.given = given
        self.drawn = drawn
        self.log = log


class Mind:
    """What a seat has learnt from the first steps of a game."""

    def __init__(self, learnt: Knowledge) -> None:
        self.learnt = learnt
        self.steps = 0

    def copy(self) -> Mind:
        twin = Mind(self.learnt.copy())
        twin.steps = self.steps
        return twin


class DealerTable:
    """One game from the deal to its end."""

    def __init__(self, book: Codebook, rules: Rules) -> None:
        self.book = book
        self.rules = rules
        self.game: Game | None = None  # not before everything is dealt
        self.steps: list[Step] = []
        self.player: int = DEALER  # whose move it is: a seat, the dealer, or nobody's any more
        self.outcomes: int = rules.seats  # so many can the dealer choose among
        self.told: list[int] = []  # outcomes for the answer that waits
        self.waiting: int = NO_ANSWER
        self.is_sampled = False  # the steps did not lead to this game
        self.legal: list[int] | None = None  # kept until the next move
        self.minds: list[Mind | None] = []  # by seat, after the spectator's; made when asked for

    def copy(self) -> DealerTable:
        """A table that goes on by itself."""
        twin = DealerTable(self.book, self.rules)
        if self.game is not None:
            twin.game = self.game.copy()
        twin.steps = self.steps[:]
        twin.player = self.player
        twin.outcomes = self.outcomes
        twin.told = self.told[:]
        twin.waiting = self.waiting
        twin.is_sampled = self.is_sampled
        twin.legal = self.legal
        if self.minds:
            twin.minds = [None if mind is None else mind.copy() for mind in self.minds]
        return twin

    def __deepcopy__(self, _: object) -> DealerTable:
        return self.copy()

    def actions(self) -> list[int]:
        """What the seat that is asked may do, sorted. Nobody may write into the list."""
        legal = self.legal
        if legal is None:
            game = self.game
            legal = [] if game is None else actions_of(game, self.book)
            self.legal = legal
        return legal

    def move(self, action: int) -> None:
        """Let whoever has to move do this. Refused, it changes nothing."""
        if self.player != DEALER:
            self._answer(action)
            return
        if not 0 <= action < self.outcomes:
            raise ValueError(f"chance was told {action}, but has only {self.outcomes} outcomes")
        self.told.append(action)
        if self.game is None:
            self._deal()
        else:
            self._answer_again(self.game)

    def learnt(self, seat: int) -> Knowledge:
        """What a seat has learnt so far; NOBODY is a spectator."""
        if not self.minds:
            self.minds = [None] * (self.rules.seats + 1)
        mind = self.minds[seat + 1]
        if mind is None:
            mind = Mind(Knowledge(self.rules.seats, seat, self._cards()))
            self.minds[seat + 1] = mind
        while mind.steps < len(self.steps):
            log = self.steps[mind.steps].log
            if teaches(log):
                mind.learnt.observe(visible_events(log, seat))
            mind.steps += 1
        return mind.learnt

    def _answer(self, action: int) -> None:
        game = self.game
        if game is None or self.player < 0:
            raise ValueError(f"nobody is asked: {action} answers nothing")
        given = self.book.answer_of(action, self.player, self.rules.seats)
        before = game.copy()
        game.apply(given)
        if game.unscripted_outcomes > 0:
            self.game = before
            self.waiting = given
            self._ask_dealer(game.unscripted_outcomes)
        else:
            self._happened(game, self.player, given)

    def _answer_again(self, before: Game) -> None:
        game = before.copy()
        game.script = self.told[:]
        game.play(self.waiting)
        if game.unscripted_outcomes > 0:
            self._ask_dealer(game.unscripted_outcomes)
        else:
            self._happened(game, before.to_move(), self.waiting)

    def _deal(self) -> None:
        """First the crown is drawn, then the places of the cards: only the rest has to be asked."""
        cards = self._cards()
        told = len(self.told)
        if told < cards:
            self._ask_dealer(cards + 1 - told)
            return
        game = deal(self.rules, 0, NOBODY, None, self.told)
        if game.unscripted_outcomes > 0:
            self._ask_dealer(game.unscripted_outcomes)
        else:
            self._happened(game, NOBODY, NO_ANSWER)

    def _ask_dealer(self, outcomes: i64) -> None:
        self.player = DEALER
        self.outcomes = outcomes
        self.legal = None

    def _happened(self, game: Game, seat: int, given: int) -> None:
        self.steps.append(Step(seat, given, game.outcomes, game.log))
        self.game = game
        if self.told:
            self.told = []
        self.waiting = NO_ANSWER
        self.legal = None
        asked = game.to_move()
        self.player = asked if asked >= 0 else OVER

    def _cards(self) -> int:
        cards = 0
        for copies in self.rules.copies:
            cards += copies
        return cards

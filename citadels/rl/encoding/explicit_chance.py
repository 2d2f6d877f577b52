"""A game in which a dealer decides what chance decides elsewhere, one outcome at a time.

Nothing is ever drawn here. An answer that needs chance waits until the dealer has given all of its
outcomes, and until then the game is as it was before.
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
from citadels.rl.encoding.codec import Codec
from citadels.rl.encoding.encoded_table import is_informative, legal_actions

# In the place of a seat that has to move. OpenSpiel has the same numbers.
CHANCE_PLAYER: Final = -1
TERMINAL_PLAYER: Final = -4
NO_ANSWER: Final = -1


class Step:
    """An answer, or the deal, with all that it led to. Never changed: copies share it."""

    def __init__(self, seat: int, answer: int, outcomes: list[int], log: list[int]) -> None:
        self.seat = seat  # NOBODY for the deal
        self.answer = answer
        self.outcomes = outcomes
        self.log = log


class KnowledgeCache:
    """What a seat has learnt from the first steps of a game."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.step_count = 0

    def copy(self) -> KnowledgeCache:
        clone = KnowledgeCache(self.knowledge.copy())
        clone.step_count = self.step_count
        return clone


class ExplicitChanceTable:
    """One game from the deal to its end."""

    def __init__(self, codec: Codec, rules: Rules) -> None:
        self.codec = codec
        self.rules = rules
        self.game: Game | None = None  # not before everything is dealt
        self.steps: list[Step] = []
        self.current_player: int = CHANCE_PLAYER  # a seat, the dealer, or TERMINAL_PLAYER
        self.outcome_count: int = rules.seats  # among which the dealer can choose
        self.chosen_outcomes: list[int] = []  # outcomes for the answer that waits
        self.pending_answer: int = NO_ANSWER
        self.is_sampled = False  # the steps did not lead to this game
        self.legal: list[int] | None = None  # kept until the next move
        self.knowledge_caches: list[
            KnowledgeCache | None
        ] = []  # by seat, after the spectator's; made when asked for

    def copy(self) -> ExplicitChanceTable:
        """An independent table."""
        clone = ExplicitChanceTable(self.codec, self.rules)
        if self.game is not None:
            clone.game = self.game.copy()
        clone.steps = self.steps[:]
        clone.current_player = self.current_player
        clone.outcome_count = self.outcome_count
        clone.chosen_outcomes = self.chosen_outcomes[:]
        clone.pending_answer = self.pending_answer
        clone.is_sampled = self.is_sampled
        clone.legal = self.legal
        if self.knowledge_caches:
            clone.knowledge_caches = [
                None if cache is None else cache.copy() for cache in self.knowledge_caches
            ]
        return clone

    def __deepcopy__(self, _: object) -> ExplicitChanceTable:
        return self.copy()

    def legal_actions(self) -> list[int]:
        """What the seat that is asked may do, sorted. Nobody may write into the list."""
        legal = self.legal
        if legal is None:
            game = self.game
            legal = [] if game is None else legal_actions(game, self.codec)
            self.legal = legal
        return legal

    def apply_action(self, action: int) -> None:
        """Let the player who has to move do this. Refused, it changes nothing."""
        if self.current_player != CHANCE_PLAYER:
            self._apply_answer(action)
            return
        if not 0 <= action < self.outcome_count:
            raise ValueError(
                f"the outcome {action} is not one of the {self.outcome_count} outcomes of chance"
            )
        self.chosen_outcomes.append(action)
        if self.game is None:
            self._deal()
        else:
            self._retry_answer(self.game)

    def knowledge(self, seat: int) -> Knowledge:
        """What a seat has learnt so far; NOBODY is a spectator."""
        if not self.knowledge_caches:
            self.knowledge_caches = [None] * (self.rules.seats + 1)
        cache = self.knowledge_caches[seat + 1]
        if cache is None:
            cache = KnowledgeCache(Knowledge(self.rules.seats, seat, self._deck_size()))
            self.knowledge_caches[seat + 1] = cache
        while cache.step_count < len(self.steps):
            log = self.steps[cache.step_count].log
            if is_informative(log):
                cache.knowledge.observe(visible_events(log, seat))
            cache.step_count += 1
        return cache.knowledge

    def _apply_answer(self, action: int) -> None:
        game = self.game
        if game is None or self.current_player < 0:
            raise ValueError(f"nobody is asked: {action} answers nothing")
        answer = self.codec.answer_of(action, self.current_player, self.rules.seats)
        before = game.copy()
        game.apply(answer)
        if game.unscripted_outcomes > 0:
            self.game = before
            self.pending_answer = answer
            self._await_outcome(game.unscripted_outcomes)
        else:
            self._record_step(game, self.current_player, answer)

    def _retry_answer(self, before: Game) -> None:
        game = before.copy()
        game.script = self.chosen_outcomes[:]
        game.play(self.pending_answer)
        if game.unscripted_outcomes > 0:
            self._await_outcome(game.unscripted_outcomes)
        else:
            self._record_step(game, before.to_move(), self.pending_answer)

    def _deal(self) -> None:
        """First the crown is drawn, then the places of the cards: only the rest has to be asked."""
        deck_size = self._deck_size()
        outcome_count = len(self.chosen_outcomes)
        if outcome_count < deck_size:
            self._await_outcome(deck_size + 1 - outcome_count)
            return
        game = deal(self.rules, 0, NOBODY, None, self.chosen_outcomes)
        if game.unscripted_outcomes > 0:
            self._await_outcome(game.unscripted_outcomes)
        else:
            self._record_step(game, NOBODY, NO_ANSWER)

    def _await_outcome(self, outcomes: i64) -> None:
        self.current_player = CHANCE_PLAYER
        self.outcome_count = outcomes
        self.legal = None

    def _record_step(self, game: Game, seat: int, answer: int) -> None:
        self.steps.append(Step(seat, answer, game.outcomes, game.log))
        self.game = game
        if self.chosen_outcomes:
            self.chosen_outcomes = []
        self.pending_answer = NO_ANSWER
        self.legal = None
        mover = game.to_move()
        self.current_player = mover if mover >= 0 else TERMINAL_PLAYER

    def _deck_size(self) -> int:
        size = 0
        for copies in self.rules.copies:
            size += copies
        return size

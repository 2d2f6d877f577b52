"""The charter player: the well-known human strategy, as one choice after the other.

Every option gets a value, in hundredths of a gold coin, and the best is taken. It reads only what
its seat may know: its own hand and characters, and what is public.
"""

from __future__ import annotations

from typing import Final

from citadels.bots.strategy.beliefs.belief_table import BeliefTable, NaiveBeliefTable
from citadels.bots.strategy.choices.turn_plan import build_value, gather_value, income_value
from citadels.bots.strategy.play_style import PlayStyle
from citadels.bots.strategy.role_values import role_value
from citadels.bots.strategy.strategies import STRATEGIES
from citadels.engine import codes
from citadels.engine.answers.codec import arg1_of, verb_of
from citadels.engine.game import Game
from citadels.engine.native_types import i64, override
from citadels.engine.playout import RandomPolicy
from citadels.engine.state import DEPTH, FRAME_SIZE, TOP_SEAT

_LOWEST_VALUE: Final = -1000000000


class CharterPolicy(RandomPolicy):
    """Chooses what is worth most; among equals at random."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.style = PlayStyle()
        self.beliefs: BeliefTable = NaiveBeliefTable()
        self.has_beliefs = False

    @override
    def choose(self, game: Game, options: i64) -> i64:
        if options == 1:
            return game.options[0]
        seat = game.row[TOP_SEAT + game.row[DEPTH] * FRAME_SIZE]
        self.begin_question()
        noise_range = self.style.noise + 1
        best = game.options[0]
        best_value: i64 = _LOWEST_VALUE
        for index in range(options):
            answer = game.options[index]
            value = self.value(game, seat, answer) + self.randbelow(noise_range)
            if value > best_value:
                best_value = value
                best = answer
        return best

    def begin_question(self) -> None:
        """Forget what was computed for another question."""
        self.has_beliefs = False
        self.style.ranking.invalidate()

    def value(self, game: Game, seat: i64, answer: i64) -> i64:
        """What an option promises, for comparison with the others of the same question."""
        verb = verb_of(answer)
        if verb == codes.PICK:
            return self.pick_value(game, seat, arg1_of(answer))
        if verb == codes.GOLD or verb == codes.CARDS:
            return gather_value(game, seat, answer)
        if verb == codes.BUILD or verb == codes.BUILD_BY:
            return build_value(game, seat, answer, self.style)
        if verb == codes.USE:
            return self.use_value(game, seat, answer)
        if verb == codes.INCOME or verb == codes.SPLIT:
            return income_value(game, seat, answer, self.style)
        if verb == codes.MARK:
            self.ensure_beliefs(game, seat)
            namer = STRATEGIES[game.frame.handler]
            return namer.naming_value(game, seat, arg1_of(answer), self)
        return STRATEGIES[game.frame.handler].answer_value(game, seat, answer, self.style)

    def pick_value(self, game: Game, seat: i64, role: i64) -> i64:
        """What it is worth to be this character."""
        return role_value(game, seat, role, True, self.style)

    def use_value(self, game: Game, seat: i64, answer: i64) -> i64:
        """What an ability promises, with its place in the order of actions."""
        return STRATEGIES[arg1_of(answer)].use_value(game, seat, answer, self)

    def ensure_beliefs(self, game: Game, seat: i64) -> None:
        """The beliefs are computed once for all options of a question."""
        if not self.has_beliefs:
            self.beliefs.fill(game, seat, self.style)
            self.has_beliefs = True

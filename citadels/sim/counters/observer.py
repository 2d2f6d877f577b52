"""The interface of everything that counts during a game.

It is compiled with the engine, like the counters. Observers in plain Python also work where a game
is played answer by answer (`sim.play_game`). All counts are whole numbers, so that those of many
processes add up to the same sums in any order.
"""

from __future__ import annotations

from citadels.engine.game import Game
from citadels.engine.native_types import i64, mypyc_attr, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Sees a game from the deal to the end and never changes it."""

    needs_answers = False  # is called before each answer, which takes time
    needs_events = False  # is called after each answer, while its events are there
    needs_rounds = False  # is called at the end of each round

    def begin(self, game: Game, bots: list[str]) -> None:
        """A game has been dealt to these bots, by seat."""

    def before_answer(self, game: Game, seat: i64, answer: i64, randomized: bool) -> None:
        """A seat is about to answer, as it has chosen or as an experiment has chosen for it."""

    def after_answer(self, game: Game, seat: i64, answer: i64) -> None:
        """A seat has answered."""

    def after_round(self, game: Game) -> None:
        """A round is over, and the game is not."""

    def end(self, game: Game, shares: vec[i64], points: vec[i64]) -> None:
        """The game is over: by seat, the parts of the victory (of VICTORY_PARTS) and the points."""

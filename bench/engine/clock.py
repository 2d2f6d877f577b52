"""How long something takes, in seconds of this process alone."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import TypeVar

from bench.engine.figure import (
    DECISIONS,
    DECISIONS_PER_SECOND,
    GAMES_PER_SECOND,
    MICROSECONDS,
    Figure,
)
from bench.engine.size import Size

Result = TypeVar("Result")


def best_seconds(run: Callable[[], Result], window: float, tries: int) -> tuple[float, Result]:
    """The shortest time of one run, and what it gave back.

    A run that is shorter than the window is repeated to fill it: all engines are then timed over
    like spans, and none can slip more easily through a quiet moment of the machine.
    """
    first, result = _seconds(run, 1)
    times = max(1, round(window / max(first, 1e-9)))
    # A long first run counts as a try. A short one has only warmed up.
    tried = [first] if times == 1 else []
    while len(tried) < tries:
        seconds, result = _seconds(run, times)
        tried.append(seconds)
    return min(tried), result


def _seconds(run: Callable[[], Result], times: int) -> tuple[float, Result]:
    """Processor time, not the clock on the wall: others may use the machine meanwhile."""
    start = process_time()
    result = run()
    for _ in range(times - 1):
        run()
    return (process_time() - start) / times, result


class Stopwatch:
    """Makes figures for one game of one engine."""

    def __init__(self, engine: str, game: str, players: int, size: Size) -> None:
        self.engine = engine
        self.game = game
        self.players = players
        self.size = size

    def speed(self, what: str, play: Callable[[], int], games: int, tries: int = 1) -> list[Figure]:
        """How many decisions and games a second. `play` plays them all and counts decisions."""
        seconds, decisions = best_seconds(play, self.size.window, tries)
        return [
            self.figure(what, DECISIONS_PER_SECOND, decisions / seconds),
            self.figure(f"{what}, games", GAMES_PER_SECOND, games / seconds),
            self.figure(f"{what}, decisions", DECISIONS, decisions),
        ]

    def cost(self, what: str, run: Callable[[], object], count: int, tries: int = 1) -> Figure:
        """How long one takes, of so many in each run."""
        seconds, _ = best_seconds(run, self.size.window, tries)
        return self.figure(what, MICROSECONDS, seconds / count * 1e6)

    def figure(self, what: str, unit: str, value: float) -> Figure:
        return Figure(self.engine, what, self.game, self.players, unit, value)

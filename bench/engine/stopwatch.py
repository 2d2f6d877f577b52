"""Times operations, in CPU seconds of this process."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import TypeVar

from bench.engine.measurement import (
    DECISIONS,
    DECISIONS_PER_SECOND,
    GAMES_PER_SECOND,
    MICROSECONDS,
    Measurement,
)
from bench.engine.workload import Workload

T = TypeVar("T")


def best_seconds(run: Callable[[], T], window_seconds: float, repeats: int) -> tuple[float, T]:
    """The shortest time of one run, and its result.

    A run shorter than the window is repeated to fill it, so that all engines are timed over similar
    spans and none benefits more from a quiet moment of the machine.
    """
    first_seconds, result = _mean_seconds(run, 1)
    runs = max(1, round(window_seconds / max(first_seconds, 1e-9)))
    # A long first run counts as a try; a short one is only a warm-up.
    attempts = [first_seconds] if runs == 1 else []
    while len(attempts) < repeats:
        seconds, result = _mean_seconds(run, runs)
        attempts.append(seconds)
    return min(attempts), result


def _mean_seconds(run: Callable[[], T], runs: int) -> tuple[float, T]:
    """CPU time, not wall-clock time, because the machine may be busy."""
    start = process_time()
    result = run()
    for _ in range(runs - 1):
        run()
    return (process_time() - start) / runs, result


class Stopwatch:
    """Makes figures for one game of one engine."""

    def __init__(self, engine: str, game: str, players: int, workload: Workload) -> None:
        self.engine = engine
        self.game = game
        self.players = players
        self.workload = workload

    def measure_speed(
        self, metric: str, play: Callable[[], int], games: int, repeats: int = 1
    ) -> list[Measurement]:
        """Decisions and games per second. `play` plays all games and counts the decisions."""
        seconds, decisions = best_seconds(play, self.workload.window_seconds, repeats)
        return [
            self.measurement(metric, DECISIONS_PER_SECOND, decisions / seconds),
            self.measurement(f"{metric}, games", GAMES_PER_SECOND, games / seconds),
            self.measurement(f"{metric}, decisions", DECISIONS, decisions),
        ]

    def measure_cost(
        self, metric: str, run: Callable[[], object], count: int, repeats: int = 1
    ) -> Measurement:
        """The time of one operation, if each run performs this many."""
        seconds, _ = best_seconds(run, self.workload.window_seconds, repeats)
        return self.measurement(metric, MICROSECONDS, seconds / count * 1e6)

    def measurement(self, metric: str, unit: str, value: float) -> Measurement:
        return Measurement(self.engine, metric, self.game, self.players, unit, value)

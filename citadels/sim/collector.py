"""Collects games as they come in, and decides when there are enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from citadels.sim.sprt import Sprt
from citadels.sim.tournament import ChunkResult, GameResult, Plan


class Collector:
    """The games of a plan so far; with a test, exactly as many whole deals as it needs."""

    def __init__(self, plan: Plan, test: Sprt | None = None) -> None:
        self.plan = plan
        self.test = test
        self.totals = ChunkResult()
        self._shares: dict[int, list[float]] = {}  # of entry 0 in each game, by unfinished deal

    def collect(self, chunks: Iterable[ChunkResult], on_progress: Callable[[int], object]) -> None:
        """Collect all chunks, or as many as are needed, and report the number of games so far."""
        for chunk in chunks:
            self.totals.add(chunk)
            if self.test:
                self._test_deals(self.test, chunk)
            on_progress(len(self.totals.results))
            if self.test and self.test.is_decided():
                return

    def results(self) -> list[GameResult]:
        """The games in their order."""
        games = sorted(self.totals.results, key=lambda result: result.number)
        if self.test and self.test.is_decided():
            return [game for game in games if game.deal < self.test.samples]
        return games

    def _test_deals(self, test: Sprt, chunk: ChunkResult) -> None:
        for result in chunk.results:
            shares = self._shares.setdefault(result.deal, [])
            shares.append(result.shares[result.entries.index(0)])
            if len(shares) == self.plan.per_deal():
                test.put(result.deal, sum(shares) / len(shares))
                del self._shares[result.deal]

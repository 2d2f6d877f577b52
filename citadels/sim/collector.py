"""Putting games together as they come in, and knowing when there are enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from citadels.sim.sprt import Sprt
from citadels.sim.tournament import ChunkResult, GameResult, Plan


class Collector:
    """The games of a plan so far. With a test, as many whole deals as it needs and no more.

    The test takes the deals in their order, whichever are played first: where it stops does not
    depend on the number of processes.
    """

    def __init__(self, plan: Plan, test: Sprt | None = None) -> None:
        self.plan = plan
        self.test = test
        self.totals = ChunkResult()
        self._untested: dict[int, list[float]] = {}  # shares of entry 0 by deal, not yet tested
        self._tested_deals = 0
        self._is_decided = False

    def collect(self, chunks: Iterable[ChunkResult], on_progress: Callable[[int], object]) -> None:
        """Take in all there is, or all that is needed, and tell how many games that makes."""
        for chunk in chunks:
            self.totals.add(chunk)
            if self.test:
                self._test_deals(self.test, chunk)
            on_progress(len(self.totals.results))
            if self._is_decided:
                return

    def results(self) -> list[GameResult]:
        """The games in their order."""
        ordered = sorted(self.totals.results, key=lambda result: result.number)
        return [game for game in ordered if not self._is_decided or game.deal < self._tested_deals]

    def _test_deals(self, test: Sprt, chunk: ChunkResult) -> None:
        for result in chunk.results:
            share = result.shares[result.entries.index(0)]
            self._untested.setdefault(result.deal, []).append(share)
        while not self._is_decided and self._is_complete(self._tested_deals):
            shares = self._untested.pop(self._tested_deals)
            test.add(sum(shares) / len(shares))
            self._tested_deals += 1
            self._is_decided = test.decision() != "open"

    def _is_complete(self, deal: int) -> bool:
        return len(self._untested.get(deal, ())) == self.plan.per_deal()

"""Putting games together as they come in, and knowing when there are enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from citadels.sim.arena import Chunk, Plan, Result
from citadels.sim.sequential import Sprt


class Collector:
    """The games of a plan so far. With a test, as many whole deals as it needs and no more.

    The test takes the deals in their order, whichever are played first: where it stops does not
    depend on the number of processes.
    """

    def __init__(self, plan: Plan, test: Sprt | None = None) -> None:
        self.plan = plan
        self.test = test
        self.chunk = Chunk()
        self._open: dict[int, list[float]] = {}  # shares of entry 0 by deal, not yet tested
        self._tested = 0
        self._decided = False

    def collect(self, chunks: Iterable[Chunk], tell: Callable[[int], object]) -> None:
        """Take in all there is, or all that is needed, and tell how many games that makes."""
        for chunk in chunks:
            self.chunk.add(chunk)
            if self.test:
                self._try(self.test, chunk)
            tell(len(self.chunk.results))
            if self._decided:
                return

    def results(self) -> list[Result]:
        """The games in their order."""
        games = sorted(self.chunk.results, key=lambda result: result.number)
        return [game for game in games if not self._decided or game.deal < self._tested]

    def _try(self, test: Sprt, chunk: Chunk) -> None:
        for result in chunk.results:
            share = result.shares[result.entries.index(0)]
            self._open.setdefault(result.deal, []).append(share)
        while not self._decided and self._is_whole(self._tested):
            shares = self._open.pop(self._tested)
            test.add(sum(shares) / len(shares))
            self._tested += 1
            self._decided = test.decision() != "open"

    def _is_whole(self, deal: int) -> bool:
        return len(self._open.get(deal, ())) == self.plan.per_deal()

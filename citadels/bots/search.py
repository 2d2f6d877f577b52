"""The bot that looks ahead."""

from __future__ import annotations

import time
from typing import Final

from citadels.bots.bot import Bot, BotError, Explanation, OptionEstimate, require_decision
from citadels.bots.explanation import make_sampler, role_chances
from citadels.bots.strategy.search.ismcts import Searcher
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.view import SeatView

_BATCH_ITERATIONS: Final = 16  # between two looks at the clock, fewer where they are slow
_CLOCK_CHECK_SECONDS: Final = 0.001
UNVISITED_STD_ERROR: Final = 0.5  # of an option that was never tried
_MIN_SECONDS: Final = 1e-6
DEFAULT_TRUST: Final = 0.8  # in knowing how the others pick
_RESERVE_SECONDS: Final = 0.004  # kept for everything around the search
_SMALL_TREE_SLOTS: Final = 1 << 12
_LARGE_TREE_SLOTS: Final = 1 << 16


class SearchBot(Bot):
    """Tries the options out in games that agree with what it knows and believes.

    Thinks for `ms` milliseconds, or for a number of games if `iterations` is given: then the same
    seed always gives the same answer. `trust` is the share of the others' picks that it expects
    from players of a school it knows.
    """

    def __init__(
        self,
        ms: int = 200,
        iterations: int = 0,
        rounds: int = 3,
        exploration: float = 0.6,
        noise: int = 30,
        trust: float = DEFAULT_TRUST,
    ) -> None:
        minimums = (("ms", ms, 1), ("iterations", iterations, 0), ("rounds", rounds, 1))
        for name, value, minimum in (*minimums, ("noise", noise, 0)):
            if value < minimum:
                raise BotError(f"{name}={value} is below {minimum}")
        if not 0 <= exploration < float("inf"):
            raise BotError(f"exploration={exploration} is not a number of at least 0")
        if not 0 <= trust < 1:
            raise BotError(f"trust={trust} is not at least 0 and below 1")
        self.ms = ms
        self.iterations = iterations
        self.rounds = rounds
        self.exploration = exploration
        self.noise = noise
        self.trust = trust

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        require_decision(view)
        if len(view.legal) == 1:
            return view.legal[0]
        started = time.perf_counter()
        searcher = self._make_searcher(view, knowledge, seed)
        self._run(searcher, started, is_exhaustive=False)
        return self._option_estimates(searcher, view)[0].answer

    @override
    def explain(self, view: SeatView, knowledge: Knowledge, seed: int) -> Explanation:
        require_decision(view)
        started = time.perf_counter()
        searcher = self._make_searcher(view, knowledge, seed)
        self._run(searcher, started, is_exhaustive=True)
        options = self._option_estimates(searcher, view)
        beliefs = role_chances(searcher.beliefs)
        return Explanation(options[0].answer, options, beliefs, searcher.iterations)

    def _make_searcher(self, view: SeatView, knowledge: Knowledge, seed: int) -> Searcher:
        sampler, beliefs = make_sampler(view, knowledge, seed, self.trust)
        is_large = self.ms > 100 if self.iterations == 0 else self.iterations > 2000
        return Searcher(
            sampler,
            beliefs,
            seed,
            self.rounds,
            self.exploration,
            self.noise,
            _LARGE_TREE_SLOTS if is_large else _SMALL_TREE_SLOTS,
        )

    def _run(self, searcher: Searcher, started: float, is_exhaustive: bool) -> None:
        """Search until the budget is used up, or until nothing can change the answer any more."""
        if self.iterations:
            remaining = self.iterations
            while remaining > 0 and (is_exhaustive or searcher.visit_lead() <= remaining):
                searcher.run(min(_BATCH_ITERATIONS, remaining))
                remaining -= _BATCH_ITERATIONS
            return
        deadline = started + self.ms / 1000 - _RESERVE_SECONDS
        run_started = time.perf_counter()
        searcher.run(1)
        now = time.perf_counter()
        while now < deadline:
            iterations_per_second = int(searcher.iterations) / max(now - run_started, _MIN_SECONDS)
            expected_iterations = iterations_per_second * (deadline - now)
            if not is_exhaustive and int(searcher.visit_lead()) > expected_iterations:
                return
            batch = int(iterations_per_second * _CLOCK_CHECK_SECONDS)
            searcher.run(max(1, min(_BATCH_ITERATIONS, batch)))
            now = time.perf_counter()

    def _option_estimates(self, searcher: Searcher, view: SeatView) -> tuple[OptionEstimate, ...]:
        """The options with what was found out, the most tried first."""
        statistics = {
            answer: (visits, share, std_error)
            for answer, visits, share, std_error in searcher.root_statistics()
        }
        total_visits = max(1, sum(visits for visits, _, _ in statistics.values()))
        mean = sum(visits * share for visits, share, _ in statistics.values()) / total_visits
        options = []
        for answer in view.legal:
            visits, share, std_error = statistics.get(answer, (0, mean, UNVISITED_STD_ERROR))
            options.append(OptionEstimate(answer, share if visits else mean, std_error, visits))
        options.sort(key=lambda option: (-option.visits, -option.share, option.answer))
        return tuple(options)

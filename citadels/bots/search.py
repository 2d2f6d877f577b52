"""The bot that looks ahead."""

from __future__ import annotations

import time
from typing import Final

from citadels.bots.bot import Bot, BotError, Expectation, Thought, check_asked
from citadels.bots.explaining import believed_by, think_of_the_others
from citadels.bots.strategy.search import Searcher
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.view import SeatView

_STEP: Final = 16  # iterations between two looks at the clock, fewer where they are slow
_LOOK: Final = 0.001  # seconds
UNKNOWN: Final = 0.5  # the spread of what was never tried
_TICK: Final = 1e-6
TRUST: Final = 0.8  # in knowing how the others pick
_RESERVE: Final = 0.004  # seconds kept for everything around the search
_SMALL: Final = 1 << 12
_LARGE: Final = 1 << 16


class SearchBot(Bot):
    """Tries the options out in games that agree with what it knows and believes.

    Thinks for `ms` milliseconds, or, if `iterations` are given, for so many games: then the same
    seed always gives the same answer. `trust` is the part of the picks of others that it expects
    from players of a school it knows.
    """

    def __init__(
        self,
        ms: int = 200,
        iterations: int = 0,
        rounds: int = 3,
        exploration: float = 0.6,
        noise: int = 30,
        trust: float = TRUST,
    ) -> None:
        least = (("ms", ms, 1), ("iterations", iterations, 0), ("rounds", rounds, 1))
        for name, value, bound in (*least, ("noise", noise, 0)):
            if value < bound:
                raise BotError(f"{name}={value} is below {bound}")
        if not 0 <= exploration < float("inf"):
            raise BotError(f"exploration={exploration} is not a number from 0 on")
        if not 0 <= trust < 1:
            raise BotError(f"trust={trust} is not a number from 0 up to, and without, 1")
        self.ms = ms
        self.iterations = iterations
        self.rounds = rounds
        self.exploration = exploration
        self.noise = noise
        self.trust = trust

    @override
    def choose(self, seen: SeatView, learnt: Knowledge, seed: int) -> int:
        check_asked(seen)
        if len(seen.legal) == 1:
            return seen.legal[0]
        started = time.perf_counter()
        searcher = self._searcher(seen, learnt, seed)
        self._run(searcher, started, to_the_end=False)
        return self._expectations(searcher, seen)[0].answer

    @override
    def explain(self, seen: SeatView, learnt: Knowledge, seed: int) -> Thought:
        check_asked(seen)
        started = time.perf_counter()
        searcher = self._searcher(seen, learnt, seed)
        self._run(searcher, started, to_the_end=True)
        options = self._expectations(searcher, seen)
        believed = believed_by(searcher.beliefs)
        return Thought(options[0].answer, options, believed, searcher.iterations)

    def _searcher(self, seen: SeatView, learnt: Knowledge, seed: int) -> Searcher:
        sampler, beliefs = think_of_the_others(seen, learnt, seed, self.trust)
        large = self.ms > 100 if self.iterations == 0 else self.iterations > 2000
        return Searcher(
            sampler,
            beliefs,
            seed,
            self.rounds,
            self.exploration,
            self.noise,
            _LARGE if large else _SMALL,
        )

    def _run(self, searcher: Searcher, started: float, to_the_end: bool) -> None:
        """Search until the budget is used up, or until nothing can change the answer any more."""
        if self.iterations:
            left = self.iterations
            while left > 0 and (to_the_end or searcher.lead() <= left):
                searcher.run(min(_STEP, left))
                left -= _STEP
            return
        deadline = started + self.ms / 1000 - _RESERVE
        begun = time.perf_counter()
        searcher.run(1)
        now = time.perf_counter()
        while now < deadline:
            pace = int(searcher.iterations) / max(now - begun, _TICK)
            if not to_the_end and int(searcher.lead()) > pace * (deadline - now):
                return
            searcher.run(max(1, min(_STEP, int(pace * _LOOK))))
            now = time.perf_counter()

    def _expectations(self, searcher: Searcher, seen: SeatView) -> tuple[Expectation, ...]:
        """The options with what was found out, the most tried first."""
        found = {answer: (tries, share, spread) for answer, tries, share, spread in searcher.root()}
        tries_of_all = max(1, sum(tries for tries, _, _ in found.values()))
        mean = sum(tries * share for tries, share, _ in found.values()) / tries_of_all
        options = []
        for answer in seen.legal:
            tries, share, spread = found.get(answer, (0, mean, UNKNOWN))
            options.append(Expectation(answer, share if tries else mean, spread, tries))
        options.sort(key=lambda option: (-option.tries, -option.share, option.answer))
        return tuple(options)

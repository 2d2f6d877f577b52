"""A test that stops as soon as it knows: is the share of the victory at most p0 or at least p1?

A sample is the mean share of one deal of a tournament, or of one block of a study. After each one
the log-likelihood ratio of the two hypotheses is compared with Wald's bounds. Samples are taken as
normal, with a variance estimated on the way:

    llr = n * (p1 - p0) * (2 * mean - p0 - p1) / (2 * variance)

One sample of 0 and one of 1 are added to the variance, not to the mean, so that it is never zero
and a lucky start decides nothing.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import log
from typing import Final

CONFIDENCE: Final = 0.95  # of intervals and tests, by default
MIN_SAMPLES: Final = 10


@dataclass(frozen=True)
class Hypotheses:
    """What is tested, and how often the answer may be wrong."""

    p0: float
    p1: float
    alpha: float = 0.05  # of deciding "at least p1" when the share is p0
    beta: float = 0.05  # of deciding "at most p0" when the share is p1


class Sprt:
    """The state of the test after some samples.

    It takes the samples in their order, whichever are played first: where it stops does not depend
    on the number of processes.
    """

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.lower = log(hypotheses.beta / (1 - hypotheses.alpha))
        self.upper = log((1 - hypotheses.beta) / hypotheses.alpha)
        self.samples = 0
        self._waiting: dict[int, float] = {}  # samples that arrived early, by number
        self._sum = 0.0
        self._squares = 0.0

    def put(self, number: int, share: float) -> None:
        """Add a sample once all before it have arrived; after a decision, ignore it."""
        self._waiting[number] = share
        while not self.is_decided() and self.samples in self._waiting:
            self.add(self._waiting.pop(self.samples))

    def add(self, share: float) -> None:
        self.samples += 1
        self._sum += share
        self._squares += share * share

    def variance(self) -> float:
        mean = self._sum / self.samples
        spread = self._squares - self.samples * mean * mean
        return (spread + mean * mean + (1 - mean) * (1 - mean)) / (self.samples + 1)

    def llr(self) -> float:
        """The log-likelihood ratio; above 0 it speaks for p1."""
        if self.samples == 0:
            return 0.0
        p0, p1 = self.hypotheses.p0, self.hypotheses.p1
        middle = 2 * self._sum / self.samples - p0 - p1
        return self.samples * (p1 - p0) * middle / (2 * self.variance())

    def decision(self) -> str:
        """Which hypothesis was accepted, or that the test is still open."""
        if self.samples >= MIN_SAMPLES and self.llr() >= self.upper:
            return "at least p1"
        if self.samples >= MIN_SAMPLES and self.llr() <= self.lower:
            return "at most p0"
        return "open"

    def is_decided(self) -> bool:
        return self.decision() != "open"

    def data(self, unit: str) -> dict[str, object]:
        """Everything about the test, for programs; `unit` names the samples, in the plural."""
        return {
            **asdict(self.hypotheses),
            unit: self.samples,
            "llr": self.llr(),
            "lower": self.lower,
            "upper": self.upper,
            "decision": self.decision(),
        }

    def summary(self, unit: str) -> str:
        """The same in one line for people."""
        verdict = {
            "at least p1": f"the share is at least {self.hypotheses.p1:g}",
            "at most p0": f"the share is at most {self.hypotheses.p0:g}",
            "open": "still open",
        }[self.decision()]
        bounds = f"{self.lower:.2f} to {self.upper:.2f}"
        return (
            f"sequential test after {self.samples:,} {unit}: {verdict} "
            f"(llr {self.llr():.2f} of {bounds})"
        )

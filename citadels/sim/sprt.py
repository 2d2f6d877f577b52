"""A test that stops as soon as it knows: is the share of the victory at most p0 or at least p1?

After each deal the log-likelihood ratio of the two is compared with Wald's bounds. The share of a
deal is taken as normal, with a variance estimated on the way:

    llr = n * (p1 - p0) * (2 * mean - p0 - p1) / (2 * variance)

One deal of share 0 and one of share 1 are added to the variance, not to the mean, so that it is
never zero and a lucky start decides nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

MIN_DEALS: Final = 10


@dataclass(frozen=True)
class Hypotheses:
    """What is tested, and how often the answer may be wrong."""

    p0: float
    p1: float
    alpha: float = 0.05  # says "at least p1" though it is p0
    beta: float = 0.05  # says "at most p0" though it is p1


class Sprt:
    """The state of the test after some deals."""

    def __init__(self, hypotheses: Hypotheses) -> None:
        self.hypotheses = hypotheses
        self.lower = log(hypotheses.beta / (1 - hypotheses.alpha))
        self.upper = log((1 - hypotheses.beta) / hypotheses.alpha)
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, share: float) -> None:
        """One more deal, with the mean share of its games."""
        self.deals += 1
        self._sum += share
        self._squares += share * share

    def variance(self) -> float:
        mean = self._sum / self.deals
        spread = self._squares - self.deals * mean * mean
        return (spread + mean * mean + (1 - mean) * (1 - mean)) / (self.deals + 1)

    def llr(self) -> float:
        """The log-likelihood ratio; above 0 it speaks for p1."""
        if self.deals == 0:
            return 0.0
        p0, p1 = self.hypotheses.p0, self.hypotheses.p1
        middle = 2 * self._sum / self.deals - p0 - p1
        return self.deals * (p1 - p0) * middle / (2 * self.variance())

    def decision(self) -> str:
        """Which of the two it is, or that it is still open."""
        if self.deals >= MIN_DEALS and self.llr() >= self.upper:
            return "at least p1"
        if self.deals >= MIN_DEALS and self.llr() <= self.lower:
            return "at most p0"
        return "open"

"""A number with its interval, as used by estimates, figures and sentences."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    """One number: its subject, its value, and the interval around it."""

    keys: tuple[str, ...]  # in a figure, one for each axis
    value: float
    low: float
    high: float
    times: int  # how often it was seen

    def side(self, reference: float) -> int:
        """1 if the whole interval lies above, -1 if below, 0 if it is not clear."""
        return (self.low > reference) - (self.high < reference)

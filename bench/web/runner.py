"""Runs all interactions in rounds, with known work between them: a busy machine slows down both."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from bench.web.interactions import INTERACTIONS
from bench.web.throttled_page import Latency, ThrottledPage


@dataclass
class Timings:
    """The measured times."""

    calibration_ms: list[float] = field(default_factory=list)  # of the known work
    latencies: dict[str, list[Latency]] = field(default_factory=dict)  # by name of the interaction

    def median_frame(self, name: str) -> float:
        """The median of the times to the next frame.

        Not the minimum: on a busy machine the throttling itself is late now and then.
        """
        return median(latency.frame_ms for latency in self.latencies[name])

    def median_shown(self, name: str) -> float:
        """The median of the times to the frame that shows the result."""
        return median(latency.shown_ms for latency in self.latencies[name])

    def median_calibration(self) -> float:
        return median(self.calibration_ms)


def run_rounds(page: ThrottledPage, rounds: int) -> Timings:
    """Run each interaction a number of times, after one that loads what it needs."""
    timings = Timings()
    for number in range(rounds + 1):
        for interaction in INTERACTIONS:
            latency = interaction.measure(page)
            if number:
                timings.latencies.setdefault(interaction.name, []).append(latency)
                timings.calibration_ms.append(page.calibrate())
    return timings

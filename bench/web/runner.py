"""All presses by turns, beside work whose length is known: a busy machine slows down both."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median

from bench.web.interactions import INTERACTIONS
from bench.web.throttled_page import Latency, ThrottledPage


@dataclass
class Timings:
    """What was measured."""

    calibration_ms: list[float] = field(default_factory=list)  # milliseconds of the known work
    latencies: dict[str, list[Latency]] = field(default_factory=dict)  # by the names of the presses

    def median_frame(self, name: str) -> float:
        """The middle of the times to the next picture.

        Not the best: on a busy machine what slows the processor down is itself late now and then.
        """
        return median(latency.frame_ms for latency in self.latencies[name])

    def median_shown(self, name: str) -> float:
        """The middle of the times to the picture of what was asked for."""
        return median(latency.shown_ms for latency in self.latencies[name])

    def median_calibration(self) -> float:
        return median(self.calibration_ms)


def run_rounds(page: ThrottledPage, rounds: int) -> Timings:
    """Each press so often, after one that fetches what it needs."""
    timings = Timings()
    for number in range(rounds + 1):
        for interaction in INTERACTIONS:
            latency = interaction.measure(page)
            if number:
                timings.latencies.setdefault(interaction.name, []).append(latency)
                timings.calibration_ms.append(page.calibrate())
    return timings

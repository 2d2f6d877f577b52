"""Figures for Prometheus. They name no player, no table and no token."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from citadels.engine.native_types import override

BUCKET_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)  # seconds


class CommandMetrics(Collector):
    """Commands and how long they took. Counted plainly: there are more of them than of all else."""

    def __init__(self) -> None:
        self._outcomes: Counts[tuple[str, str]] = Counts()
        self._buckets: dict[str, list[int]] = {}
        self._seconds: dict[str, float] = {}

    def count(self, kind: str, outcome: str, seconds: float) -> None:
        """A command of this kind was answered so, after so many seconds."""
        self._outcomes[kind, outcome] += 1
        self._buckets.setdefault(kind, [0] * (len(BUCKET_SECONDS) + 1))[
            bisect_left(BUCKET_SECONDS, seconds)
        ] += 1
        self._seconds[kind] = self._seconds.get(kind, 0.0) + seconds

    @override
    def collect(self) -> Iterator[Metric]:
        commands = CounterMetricFamily(
            "citadels_commands", "Commands by kind and outcome.", labels=["kind", "outcome"]
        )
        for labels, count in self._outcomes.items():
            commands.add_metric(labels, count)
        yield commands
        seconds = HistogramMetricFamily(
            "citadels_command_duration_seconds",
            "Time from a command to its acknowledgement.",
            labels=["kind"],
        )
        for kind, buckets in self._buckets.items():
            names = [*map(floatToGoString, BUCKET_SECONDS), "+Inf"]
            cumulative = zip(names, accumulate(buckets), strict=True)
            seconds.add_metric([kind], list(cumulative), self._seconds[kind])
        yield seconds


class Metrics:
    """The figures of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge(
            "citadels_websocket_connections", "Open WebSocket connections.", registry=self.registry
        )
        self.tables = Gauge(
            "citadels_tables_in_memory", "Tables in memory.", registry=self.registry
        )
        self.commands = CommandMetrics()
        self.registry.register(self.commands)
        self.closed_connections = Counter(
            "citadels_websocket_closed",
            "WebSocket connections closed by the server, by code.",
            ["code"],
            registry=self.registry,
        )
        self.corrupt_games = Counter(
            "citadels_games_corrupt", "Games found corrupt.", registry=self.registry
        )

    def render(self) -> bytes:
        return generate_latest(self.registry)

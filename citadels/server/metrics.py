"""Figures for Prometheus. They name no player, no table and no token."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one node."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.lines = Gauge("citadels_lines", "Open lines to readers.", registry=self.registry)
        self.tables = Gauge("citadels_tables", "Tables in memory.", registry=self.registry)
        self.commands = Counter(
            "citadels_commands",
            "Commands by kind and outcome.",
            ["kind", "outcome"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "citadels_command_seconds",
            "Time from a command to its acknowledgement.",
            ["kind"],
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        # Finding a figure by its labels takes longer than adding to it.
        self._timed = cache(self.seconds.labels)
        self._counted = cache(self.commands.labels)
        self.closed = Counter(
            "citadels_lines_closed",
            "Lines closed by the server, by code.",
            ["code"],
            registry=self.registry,
        )
        self.damaged = Counter(
            "citadels_games_damaged", "Games found damaged.", registry=self.registry
        )

    def count(self, kind: str, outcome: str, seconds: float) -> None:
        """A command of this kind was answered so, after so many seconds."""
        self._timed(kind).observe(seconds)
        self._counted(kind, outcome).inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)

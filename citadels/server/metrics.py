"""Metrics for Prometheus. They contain no player, table or token."""

from __future__ import annotations

from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKET_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge(
            "citadels_websocket_connections", "Open WebSocket connections.", registry=registry
        )
        self.tables = Gauge("citadels_tables_in_memory", "Tables in memory.", registry=registry)
        commands = Counter(
            "citadels_commands",
            "Commands by kind and outcome.",
            ["kind", "outcome"],
            registry=registry,
        )
        command_seconds = Histogram(
            "citadels_command_duration_seconds",
            "Time from a command to its acknowledgement.",
            ["kind"],
            registry=registry,
            buckets=BUCKET_SECONDS,
        )
        # To look up labels takes twice as long as to count.
        self._counter_of, self._seconds_of = cache(commands.labels), cache(command_seconds.labels)
        self.closed_connections = Counter(
            "citadels_websocket_closed",
            "WebSocket connections closed by the server, by code.",
            ["code"],
            registry=registry,
        )
        self.corrupt_games = Counter(
            "citadels_games_corrupt", "Games found corrupt.", registry=registry
        )

    def count_command(self, kind: str, outcome: str, seconds: float) -> None:
        self._counter_of(kind, outcome).inc()
        self._seconds_of(kind).observe(seconds)

    def render(self) -> bytes:
        return generate_latest(self.registry)

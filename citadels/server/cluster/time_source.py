"""The current time, and timers. Tests replace them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class TimerHandle(Protocol):
    """A timer that has been set."""

    def cancel(self) -> None:
        """Prevent the callback."""


class TimeSource:
    """The time of the machine, in milliseconds since the epoch."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, callback: Callable[[], object]) -> TimerHandle:
        """Call a function at a given time, or at once if it has passed."""
        delay = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, callback)

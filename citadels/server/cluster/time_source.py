"""What time it is, and being woken in time. Tests bring a time of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class TimerHandle(Protocol):
    """Somebody waits to be woken."""

    def cancel(self) -> None:
        """Do not wake him any more."""


class TimeSource:
    """The time of the machine, in milliseconds since the epoch."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, callback: Callable[[], object]) -> TimerHandle:
        """Call something at a certain time; at once if that is past."""
        delay = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, callback)

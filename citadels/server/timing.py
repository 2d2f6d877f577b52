"""What time it is, and being woken in time. Tests bring a time of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Wake(Protocol):
    """Somebody waits to be woken."""

    def cancel(self) -> None:
        """Do not wake him any more."""


class Time:
    """The time of the machine, in milliseconds since the epoch."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def wake(self, at: int, wanted: Callable[[], object]) -> Wake:
        """Call something at a certain time; at once if that is past."""
        delay = max(0, at - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, wanted)

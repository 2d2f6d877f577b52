"""Crashes a server at a given point of a given answer, written like `after-write:17`.

The faults are patched in, so that the server itself needs no option to crash.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

from citadels.match.records import Record
from citadels.server.cluster.pubsub import PubSub
from citadels.server.store.journal import Journal
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.subscriber import OutgoingMessages

BEFORE_WRITE: Final = "before-write"  # only the sender knows of the answer
AFTER_WRITE: Final = "after-write"  # it is stored, but nobody has received it
BEFORE_BROADCAST: Final = "untold"  # only the sender has received it
BEFORE_ACKNOWLEDGEMENT: Final = "unacknowledged"  # everybody but the sender has received it
CRASH_POINTS: Final = (BEFORE_WRITE, AFTER_WRITE, BEFORE_BROADCAST, BEFORE_ACKNOWLEDGEMENT)

_FLUSH_SECONDS: Final = 0.05  # time for buffered messages to be sent


class CrashPoint:
    """Counts down to the crash."""

    def __init__(self, text: str) -> None:
        self.point, _, count = text.partition(":")
        self.remaining = int(count)

    def is_reached(self, point: str) -> bool:
        """Whether the server has to crash now."""
        if point == self.point:
            self.remaining -= 1
        return point == self.point and self.remaining == 0


def crash() -> None:
    os._exit(1)


def install_crash_point(crash_point: CrashPoint) -> None:
    """Patch the server so that it crashes at this point."""
    append, publish_updates, publish = Journal.append, LiveTable.publish_updates, PubSub.publish

    async def faulty_append(self: Journal, game_id: str, record: Record, chain_hash: bytes) -> None:
        if crash_point.is_reached(BEFORE_WRITE):
            crash()
        await append(self, game_id, record, chain_hash)
        if crash_point.is_reached(AFTER_WRITE):
            crash()

    def faulty_publish_updates(self: LiveTable, messages: OutgoingMessages | None = None) -> None:
        if crash_point.is_reached(BEFORE_BROADCAST):
            asyncio.get_running_loop().call_later(_FLUSH_SECONDS, crash)
        elif crash_point.remaining > 0 or crash_point.point != BEFORE_BROADCAST:
            publish_updates(self, messages)

    async def faulty_publish(self: PubSub, table_id: str) -> None:
        if crash_point.is_reached(BEFORE_ACKNOWLEDGEMENT):
            await asyncio.sleep(_FLUSH_SECONDS)
            crash()
        await publish(self, table_id)

    Journal.append = faulty_append  # type: ignore[method-assign] # the injected fault
    LiveTable.publish_updates = faulty_publish_updates  # type: ignore[method-assign] # the same
    PubSub.publish = faulty_publish  # type: ignore[method-assign] # the same

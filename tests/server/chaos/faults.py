"""A server that dies by itself at a chosen point of a chosen answer, named as in `after-write:17`.

All this is put into it from outside, so that the server needs no switch for its own death.
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

BEFORE_WRITE: Final = "before-write"  # nobody has it, only the sender knows
AFTER_WRITE: Final = "after-write"  # the database has it, nobody was told
BEFORE_BROADCAST: Final = "untold"  # the sender was told, nobody else
BEFORE_ACKNOWLEDGEMENT: Final = "unacknowledged"  # everybody was told, but not the sender
CRASH_POINTS: Final = (BEFORE_WRITE, AFTER_WRITE, BEFORE_BROADCAST, BEFORE_ACKNOWLEDGEMENT)

_FLUSH_SECONDS: Final = 0.05  # seconds in which what was put into the lines is sent


class CrashPoint:
    """Counts down to the end."""

    def __init__(self, text: str) -> None:
        self.point, _, count = text.partition(":")
        self.remaining = int(count)

    def is_reached(self, point: str) -> bool:
        """Whether it ends now."""
        if point == self.point:
            self.remaining -= 1
        return point == self.point and self.remaining == 0


def crash() -> None:
    os._exit(1)


def install_crash_point(fate: CrashPoint) -> None:
    """Put the end into the server."""
    append, publish_updates, publish = Journal.append, LiveTable.publish_updates, PubSub.publish

    async def faulty_append(self: Journal, game_id: str, record: Record, chain_hash: bytes) -> None:
        if fate.is_reached(BEFORE_WRITE):
            crash()
        await append(self, game_id, record, chain_hash)
        if fate.is_reached(AFTER_WRITE):
            crash()

    def faulty_publish_updates(self: LiveTable, messages: OutgoingMessages | None = None) -> None:
        if fate.is_reached(BEFORE_BROADCAST):
            asyncio.get_running_loop().call_later(_FLUSH_SECONDS, crash)
        elif fate.remaining > 0 or fate.point != BEFORE_BROADCAST:
            publish_updates(self, messages)

    async def faulty_publish(self: PubSub, table_id: str) -> None:
        if fate.is_reached(BEFORE_ACKNOWLEDGEMENT):
            await asyncio.sleep(_FLUSH_SECONDS)
            crash()
        await publish(self, table_id)

    Journal.append = faulty_append  # type: ignore[method-assign] # the fault to be shown
    LiveTable.publish_updates = faulty_publish_updates  # type: ignore[method-assign] # the same
    PubSub.publish = faulty_publish  # type: ignore[method-assign] # the same

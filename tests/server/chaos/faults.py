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
from citadels.server.tables.live_table import LiveTable, OutgoingMessages

BEFORE_WRITE: Final = "before-write"  # nobody has it, only the sender knows
AFTER_WRITE: Final = "after-write"  # the database has it, nobody was told
UNTOLD: Final = "untold"  # the sender was told, nobody else
UNACKNOWLEDGED: Final = "unacknowledged"  # everybody was told, but not the sender
POINTS: Final = (BEFORE_WRITE, AFTER_WRITE, UNTOLD, UNACKNOWLEDGED)

_FLUSH: Final = 0.05  # seconds in which what was put into the lines is sent


class Fate:
    """Counts down to the end."""

    def __init__(self, text: str) -> None:
        self.point, _, count = text.partition(":")
        self.left = int(count)

    def has_come(self, point: str) -> bool:
        """Whether it ends now."""
        if point == self.point:
            self.left -= 1
        return point == self.point and self.left == 0


def die() -> None:
    os._exit(1)


def arrange(fate: Fate) -> None:
    """Put the end into the server."""
    append, publish_updates, publish = Journal.append, LiveTable.publish_updates, PubSub.publish

    async def faulty_append(self: Journal, game_id: str, record: Record, chain_hash: bytes) -> None:
        if fate.has_come(BEFORE_WRITE):
            die()
        await append(self, game_id, record, chain_hash)
        if fate.has_come(AFTER_WRITE):
            die()

    def faulty_publish_updates(self: LiveTable, messages: OutgoingMessages | None = None) -> None:
        if fate.has_come(UNTOLD):
            asyncio.get_running_loop().call_later(_FLUSH, die)
        elif fate.left > 0 or fate.point != UNTOLD:
            publish_updates(self, messages)

    async def faulty_publish(self: PubSub, table_id: str) -> None:
        if fate.has_come(UNACKNOWLEDGED):
            await asyncio.sleep(_FLUSH)
            die()
        await publish(self, table_id)

    Journal.append = faulty_append  # type: ignore[method-assign] # the fault to be shown
    LiveTable.publish_updates = faulty_publish_updates  # type: ignore[method-assign] # the same
    PubSub.publish = faulty_publish  # type: ignore[method-assign] # the same

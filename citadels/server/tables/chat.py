"""The chat at a table."""

from __future__ import annotations

import time
from typing import Final

from citadels.server.errors import ServerError
from citadels.server.store.rows import ChatRow
from citadels.server.tables.chat_filter import check_phrase, clean_chat
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry

MESSAGES_PER_MINUTE: Final = 20


async def post_message(
    registry: TableRegistry, table: LiveTable, seat: int, text: str, phrase: str
) -> int:
    seat_row = table.seats[seat]
    if phrase:
        check_phrase(phrase)
    cleaned = "" if phrase else clean_chat(text)
    if seat in table.config.muted:
        raise ServerError("muted", "the host has muted you")
    if not table.allow_chat(seat, time.monotonic(), MESSAGES_PER_MINUTE):
        raise ServerError("rate-limited", f"more than {MESSAGES_PER_MINUTE} messages per minute")
    row = ChatRow(table.row.id, seat, seat_row.name, phrase, cleaned, registry.now())
    async with table.lock:
        number = await registry.store.chat.add(row)
        await publish_chat(registry, table)
    await registry.pubsub.publish(table.row.id)
    return number


async def publish_chat(registry: TableRegistry, table: LiveTable) -> None:
    """Broadcast new messages of this node and others; the caller holds the lock."""
    for row in await registry.store.chat.list_after(table.row.id, table.last_chat_number()):
        table.broadcast(table.add_chat(row))

"""What people say at the table."""

from __future__ import annotations

import time
from typing import Final

from citadels.server.chat_text import BadChatError, check_phrase, clean_chat
from citadels.server.errors import ServerError
from citadels.server.hub import Hub
from citadels.server.live_table import LiveTable
from citadels.server.store.rows import ChatRow

WORDS_A_MINUTE: Final = 20


async def say(hub: Hub, table: LiveTable, seat: int, text: str, phrase: str) -> int:
    """Say something; gives its number."""
    sitting = table.seats[seat]
    try:
        if phrase:
            check_phrase(phrase)
        said = "" if phrase else clean_chat(text)
    except BadChatError as error:
        raise ServerError(error.code, str(error)) from error
    if seat in table.agreement.muted:
        raise ServerError("muted", "the host has muted you")
    if not table.may_speak(seat, time.monotonic(), WORDS_A_MINUTE):
        raise ServerError("too-many", f"more than {WORDS_A_MINUTE} lines a minute")
    row = ChatRow(table.row.id, seat, sitting.name, phrase, said, hub.now())
    async with table.lock:
        number = await hub.store.chat.add(row)
        await tell_chat(hub, table)
    await hub.fanout.announce(table.row.id)
    return number


async def tell_chat(hub: Hub, table: LiveTable) -> None:
    """Tell what was said, here or through other nodes; whoever calls holds the lock."""
    for row in await hub.store.chat.after(table.row.id, table.heard()):
        table.tell(table.hear(row))

"""The watermarks of many tables are loaded at once."""

from __future__ import annotations

import pytest

from citadels.server.store.store import Store
from tests.server.store.sample_rows import (
    LINK,
    make_chat_row,
    make_game_row,
    make_record,
    make_seat_row,
    make_table_row,
)


@pytest.mark.asyncio
async def test_a_watermark_has_version_last_record_and_last_chat(store: Store) -> None:
    await store.tables.create(make_table_row("t1", game="g1", version=7), [make_seat_row(0)])
    await store.tables.create(make_table_row("t2"), [make_seat_row(0, "t2")])
    await store.games.create(make_game_row("g0", table_id="t1"))
    await store.games.create(make_game_row("g1", table_id="t1"))
    await store.journal.append("g0", make_record(5), LINK)  # of an earlier game
    for number in (1, 2):
        await store.journal.append("g1", make_record(number), LINK)
    await store.chat.add(make_chat_row("Good evening."))
    assert await store.tables.load_watermarks(["t1", "t2"]) == {"t1": (7, 2, 1), "t2": (1, 0, 0)}


@pytest.mark.asyncio
async def test_only_existing_requested_tables_have_watermarks(store: Store) -> None:
    await store.tables.create(make_table_row("t1"), [])
    await store.tables.create(make_table_row("t2"), [])
    assert await store.tables.load_watermarks(["t2", "nowhere"]) == {"t2": (1, 0, 0)}
    assert await store.tables.load_watermarks([]) == {}

"""How far tables are can be asked for many at once."""

from __future__ import annotations

import pytest

from citadels.server.store.store import Store
from tests.server.store.making import LINK, a_game, a_line, a_record, a_seat, a_table


@pytest.mark.asyncio
async def test_a_mark_tells_version_last_record_and_last_line_of_chat(store: Store) -> None:
    await store.tables.create(a_table("t1", game="g1", version=7), [a_seat(0)])
    await store.tables.create(a_table("t2"), [a_seat(0, "t2")])
    await store.games.create(a_game("g0", table_id="t1"))
    await store.games.create(a_game("g1", table_id="t1"))
    await store.journal.append("g0", a_record(5), LINK)  # of an earlier game
    for number in (1, 2):
        await store.journal.append("g1", a_record(number), LINK)
    await store.chat.add(a_line("Good evening."))
    assert await store.tables.load_watermarks(["t1", "t2"]) == {"t1": (7, 2, 1), "t2": (1, 0, 0)}


@pytest.mark.asyncio
async def test_only_tables_that_are_there_and_were_asked_for_have_marks(store: Store) -> None:
    await store.tables.create(a_table("t1"), [])
    await store.tables.create(a_table("t2"), [])
    assert await store.tables.load_watermarks(["t2", "nowhere"]) == {"t2": (1, 0, 0)}
    assert await store.tables.load_watermarks([]) == {}

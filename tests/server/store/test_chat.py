"""Chat messages of a table are numbered from 1 without gaps, no matter who writes them."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from citadels.server.store.errors import MissingParentError
from citadels.server.store.store import Store
from tests.server.store.sample_rows import make_chat_row, make_table_row


@pytest.mark.asyncio
async def test_each_table_has_its_own_numbers(store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    await store.tables.create(make_table_row("t2"), [])
    assert await store.chat.add(make_chat_row("one")) == 1
    assert await store.chat.add(make_chat_row("two", seat=3)) == 2
    assert await store.chat.add(make_chat_row("one", "t2")) == 1
    assert await store.chat.list_after("t1", 0) == [
        replace(make_chat_row("one"), number=1),
        replace(make_chat_row("two", seat=3), number=2),
    ]


@pytest.mark.asyncio
async def test_messages_after_a_number_are_listed_in_order(store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    for number in range(1, 8):
        await store.chat.add(make_chat_row(f"line {number}"))
    assert [row.text for row in await store.chat.list_after("t1", 5)] == ["line 6", "line 7"]
    assert await store.chat.list_after("t1", 7) == []
    assert await store.chat.list_after("t2", 0) == []


@pytest.mark.asyncio
async def test_simultaneous_messages_are_all_stored(store: Store, other_store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    nodes = [store, other_store]
    rows = [make_chat_row(f"line {number}") for number in range(40)]
    got = await asyncio.gather(
        *(nodes[seat % 2].chat.add(chat_row) for seat, chat_row in enumerate(rows))
    )
    assert sorted(got) == list(range(1, 41))
    stored = await store.chat.list_after("t1", 0)
    assert [row.number for row in stored] == list(range(1, 41))
    assert {row.text for row in stored} == {chat_row.text for chat_row in rows}
    assert stored[got[7] - 1].text == "line 7"


@pytest.mark.asyncio
async def test_a_message_for_a_missing_table_is_refused(store: Store) -> None:
    with pytest.raises(MissingParentError, match="no table t1"):
        await store.chat.add(make_chat_row("hello"))

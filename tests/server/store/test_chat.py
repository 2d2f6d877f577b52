"""What is said at a table is numbered from 1, without gaps, whoever says it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from citadels.server.store.errors import MissingParentError
from citadels.server.store.store import Store
from tests.server.store.making import a_line, a_table


@pytest.mark.asyncio
async def test_each_table_counts_for_itself(store: Store) -> None:
    await store.tables.create(a_table(), [])
    await store.tables.create(a_table("t2"), [])
    assert await store.chat.add(a_line("one")) == 1
    assert await store.chat.add(a_line("two", seat=3)) == 2
    assert await store.chat.add(a_line("one", "t2")) == 1
    assert await store.chat.list_after("t1", 0) == [
        replace(a_line("one"), number=1),
        replace(a_line("two", seat=3), number=2),
    ]


@pytest.mark.asyncio
async def test_what_was_said_after_a_number_comes_in_order(store: Store) -> None:
    await store.tables.create(a_table(), [])
    for number in range(1, 8):
        await store.chat.add(a_line(f"line {number}"))
    assert [row.text for row in await store.chat.list_after("t1", 5)] == ["line 6", "line 7"]
    assert await store.chat.list_after("t1", 7) == []
    assert await store.chat.list_after("t2", 0) == []


@pytest.mark.asyncio
async def test_all_who_speak_at_once_are_heard(store: Store, other: Store) -> None:
    await store.tables.create(a_table(), [])
    nodes = [store, other]
    lines = [a_line(f"line {number}") for number in range(40)]
    got = await asyncio.gather(*(nodes[seat % 2].chat.add(line) for seat, line in enumerate(lines)))
    assert sorted(got) == list(range(1, 41))
    said = await store.chat.list_after("t1", 0)
    assert [row.number for row in said] == list(range(1, 41))
    assert {row.text for row in said} == {line.text for line in lines}
    assert said[got[7] - 1].text == "line 7"


@pytest.mark.asyncio
async def test_nothing_is_said_at_a_table_that_is_not_there(store: Store) -> None:
    with pytest.raises(MissingParentError, match="no table t1"):
        await store.chat.add(a_line("hello"))

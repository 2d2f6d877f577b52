"""A table is loaded with all its data, and many tables with few queries."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import pytest
from sqlalchemy import Executable

from citadels.server.store.batch_loader import BATCH_SIZE
from citadels.server.store.chat import HISTORY_LENGTH
from citadels.server.store.errors import StoreError
from citadels.server.store.sqlite_reader import AnyRow
from citadels.server.store.store import Store
from tests.server.store.sample_rows import (
    chain_records,
    make_chat_row,
    make_game_row,
    make_record,
    make_seat_row,
    make_table_row,
)


class QueryCounter:
    """Counts queries to the database and can make them fail."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.fails = False
        self._read = store.database.read
        monkeypatch.setattr(store.database, "read", self.read)

    async def read(self, statement: Executable, values: Mapping[str, object]) -> Sequence[AnyRow]:
        self.count += 1
        if self.fails:
            raise StoreError("the database is unavailable")
        return await self._read(statement, values)


async def create_game(store: Store, table: str, records: int) -> None:
    await store.tables.create(
        make_table_row(table), [make_seat_row(0, table), make_seat_row(1, table)]
    )
    row = make_table_row(table, game=f"game of {table}", status="playing", version=2)
    await store.start_game(
        make_game_row(f"game of {table}", table_id=table),
        row,
        [make_seat_row(0, table), make_seat_row(1, table)],
    )
    for record, link in chain_records([make_record(number) for number in range(1, records + 1)]):
        await store.journal.append(f"game of {table}", record, link)


@pytest.mark.asyncio
async def test_a_table_is_loaded_with_all_its_data(store: Store) -> None:
    await create_game(store, "t1", 3)
    await create_game(store, "t2", 1)
    for number in range(1, HISTORY_LENGTH + 3):
        await store.chat.add(make_chat_row(f"line {number}"))
    loaded = await store.table_loader.load("t1")
    assert loaded is not None
    assert (loaded.table, loaded.seats) == await store.tables.load("t1")
    assert loaded.game == await store.games.load("game of t1")
    assert loaded.records == await store.games.load_records("game of t1")
    assert [message.number for message in loaded.chat] == list(range(3, HISTORY_LENGTH + 3))


@pytest.mark.asyncio
async def test_a_table_without_a_game_and_a_missing_table(store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    loaded = await store.table_loader.load("t1")
    assert loaded is not None
    assert (loaded.seats, loaded.game, loaded.records, loaded.chat) == ([], None, [], [])
    assert await store.table_loader.load("t2") is None


@pytest.mark.asyncio
async def test_hundreds_of_tables_are_loaded_with_few_queries(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"t{number}" for number in range(2 * BATCH_SIZE + 10)]
    for number, name in enumerate(names):
        await create_game(store, name, number % 3)
    questions = QueryCounter(store, monkeypatch)
    loaded = await asyncio.gather(*(store.table_loader.load(name) for name in [*names, "nowhere"]))
    assert [table_data and table_data.table.id for table_data in loaded] == [*names, None]
    assert [len(table_data.records) for table_data in loaded if table_data] == [
        n % 3 for n in range(len(names))
    ]
    assert questions.count <= 4 * 3


@pytest.mark.asyncio
async def test_a_cancelled_request_does_not_affect_another_for_the_same_table(store: Store) -> None:
    await create_game(store, "t1", 2)
    leaving = asyncio.create_task(store.table_loader.load("t1"))
    staying = asyncio.create_task(store.table_loader.load("t1"))
    await asyncio.sleep(0)
    leaving.cancel()
    loaded = await staying
    assert loaded is not None
    assert len(loaded.records) == 2


@pytest.mark.asyncio
async def test_all_callers_get_the_error_of_the_database_and_may_retry(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await create_game(store, "t1", 1)
    questions = QueryCounter(store, monkeypatch)
    questions.fails = True
    results = await asyncio.gather(
        *(store.table_loader.load(name) for name in ("t1", "t2")), return_exceptions=True
    )
    assert all(isinstance(result, StoreError) for result in results)
    questions.fails = False
    assert await store.table_loader.load("t1") is not None

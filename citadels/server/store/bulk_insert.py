"""Inserts many rows at once, in the fastest way for each database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from operator import itemgetter
from typing import Protocol, cast

from sqlalchemy import ARRAY, PoolProxiedConnection, Table, bindparam, func, insert, select
from sqlalchemy.exc import DBAPIError

from citadels.server.store.database import Database, translate_error
from citadels.server.store.engines import make_sync_engine

Row = Mapping[str, object]


class Inserter(Protocol):
    """Inserts rows into one table: afterwards all of them are durable, or none is stored."""

    async def insert(self, rows: Sequence[Row]) -> None:
        """Insert these rows."""

    async def close(self) -> None:
        """Release the database."""


class SqliteInserter:
    """Writes to an SQLite file from a dedicated thread.

    The asynchronous driver switches threads for every statement and every cursor, which takes ten
    times as long as writing. This class switches once there and back.
    """

    def __init__(self, database: Database, table: Table) -> None:
        self._database = database
        self._engine = make_sync_engine(database.engine.url, 1)
        self._connection: PoolProxiedConnection | None = None
        self._executor = ThreadPoolExecutor(1, "inserting")
        self._columns = [column.name for column in table.columns]
        self._row_values = itemgetter(*self._columns)
        self._table_name = table.name

    async def insert(self, rows: Sequence[Row]) -> None:
        values = tuple(chain.from_iterable(map(self._row_values, rows)))
        async with self._database.write_lock:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._executor, self._insert, len(rows), values)

    async def close(self) -> None:
        await asyncio.to_thread(self._executor.shutdown)
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def _insert(self, row_count: int, values: tuple[object, ...]) -> None:
        """Insert all rows in one statement: after each statement the thread waits for the GIL."""
        try:
            if self._connection is None:
                self._connection = self._engine.raw_connection()
            raw_connection = cast("sqlite3.Connection", self._connection.driver_connection)
            raw_connection.execute(self._statement(row_count), values)  # its own transaction
        except (sqlite3.Error, DBAPIError) as error:
            if self._connection is not None:  # this also rolls back what it had begun
                self._connection.invalidate()
                self._connection = None
            raise translate_error(error) from error

    def _statement(self, row_count: int) -> str:
        row = f"({', '.join('?' * len(self._columns))})"
        into = f"INSERT INTO {self._table_name} ({', '.join(self._columns)})"
        return f"{into} VALUES {', '.join([row] * row_count)}"


class PostgresInserter:
    """Sends all rows to PostgreSQL in one message, a list for each column.

    This takes 6 ms for 100 records; one message for each record takes 35.
    """

    def __init__(self, database: Database, table: Table) -> None:
        self._database = database
        self._columns = [column.name for column in table.columns]
        lists = func.unnest(
            *(bindparam(column.name, type_=ARRAY(column.type)) for column in table.columns)
        )
        self._statement = insert(table).from_select(
            self._columns, select(lists.table_valued(*self._columns).render_derived())
        )

    async def insert(self, rows: Sequence[Row]) -> None:
        lists = {name: [row[name] for row in rows] for name in self._columns}
        async with self._database.write() as connection:
            await connection.execute(self._statement, lists)

    async def close(self) -> None:
        """Nothing to close: the engine belongs to the store."""


def make_inserter(database: Database, table: Table) -> Inserter:
    kind = PostgresInserter if database.is_postgres else SqliteInserter
    return kind(database, table)

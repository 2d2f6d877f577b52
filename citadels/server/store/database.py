"""Reads and writes the database, and translates its errors into those of the store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Final

from sqlalchemy import Executable, UniqueConstraint
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from citadels.server.store.engines import POSTGRES
from citadels.server.store.errors import DuplicateError, MissingParentError, StoreError
from citadels.server.store.schema import metadata
from citadels.server.store.sqlite_reader import AnyRow, SqliteReader


class Database:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgres = engine.dialect.name == POSTGRES
        self._write_engine = engine.execution_options(writes=True)
        self._sqlite_reader: SqliteReader | None = None
        # A file allows one writer at a time. Writers queue here instead of retrying.
        self.write_lock = nullcontext() if self.is_postgres else asyncio.Lock()
        if self.is_postgres:  # avoids BEGIN and COMMIT around a single query
            self._read_engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            self._sqlite_reader = SqliteReader(engine.url)

    async def read(self, statement: Executable, values: Mapping[str, object]) -> Sequence[AnyRow]:
        """All rows that a statement selects, as of one moment."""
        try:
            if self._sqlite_reader is not None:
                return await self._sqlite_reader.read(statement, values)
            async with self._read_engine.connect() as connection:
                return (await connection.execute(statement, values)).all()
        except (DBAPIError, PoolTimeoutError) as error:
            raise translate_error(error) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: afterwards everything is durable, or nothing has changed."""
        try:
            async with self.write_lock, self._write_engine.begin() as connection:
                yield connection
        except (DBAPIError, PoolTimeoutError) as error:
            raise translate_error(error) from error

    async def close(self) -> None:
        if self._sqlite_reader is not None:
            await self._sqlite_reader.close()
        await self.engine.dispose()


def translate_error(error: Exception) -> StoreError:
    """Translate an error of the database or its driver into one of the store."""
    if isinstance(error, PoolTimeoutError):
        return StoreError(f"the database is overloaded: {error}")
    cause = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
        return StoreError(f"the database refuses: {cause}")
    name = _constraint_name(cause)
    if name in _NAMES_BY_COLUMNS.values():
        return DuplicateError(name, f"it already exists: {cause}")
    if name.startswith("fk_"):
        return MissingParentError(f"what it belongs to does not exist: {cause}")
    return StoreError(f"the database refuses: {cause}")


def _constraint_name(cause: object) -> str:
    """The name of the constraint; `fk_` for any foreign key in SQLite, which does not name it."""
    diagnosis: Any = getattr(cause, "diag", None)
    if diagnosis is not None:
        return diagnosis.constraint_name or ""
    message = str(cause)
    if message.startswith("FOREIGN KEY"):
        return "fk_"
    return _NAMES_BY_COLUMNS.get(message.partition("failed: ")[2], "")


def _names_by_columns() -> dict[str, str]:
    """The names of unique constraints, by their columns as SQLite lists them."""
    names = {}
    for table in metadata.tables.values():
        uniques: list[Any] = [table.primary_key]
        uniques += [
            constraint
            for constraint in table.constraints
            if isinstance(constraint, UniqueConstraint)
        ]
        uniques += [index for index in table.indexes if index.unique]
        for unique in uniques:
            columns = ", ".join(f"{table.name}.{column.name}" for column in unique.columns)
            names[columns] = str(unique.name)
    return names


_NAMES_BY_COLUMNS: Final = _names_by_columns()

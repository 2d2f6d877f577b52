"""Reading and writing, with errors in the words of the store."""

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

from citadels.server.store import errors
from citadels.server.store.connecting import POSTGRES
from citadels.server.store.errors import StoreError, TakenError, UnknownError
from citadels.server.store.reading import AnyRow, FileReader
from citadels.server.store.schema import metadata

TAKEN: Final = {
    "pk_records": errors.NUMBER,
    "pk_chat": errors.NUMBER,
    "pk_tables": errors.ID,
    "pk_games": errors.ID,
    "pk_seats": errors.PLACE,
    "uq_seats_table_id_likeness": errors.LIKENESS,
    "uq_seats_token_hash": errors.TOKEN,
}


class Database:
    """The engine, and how it is used."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgres = engine.dialect.name == POSTGRES
        self._writing = engine.execution_options(writes=True)
        self._reader: FileReader | None = None
        # One file has one writer. In line here, they need not try again and again.
        self.turn = nullcontext() if self.is_postgres else asyncio.Lock()
        if self.is_postgres:  # saves saying begin and end around one question
            self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            self._reader = FileReader(engine.url)

    async def read(self, statement: Executable, values: Mapping[str, object]) -> Sequence[AnyRow]:
        """All rows that one statement finds, as they were at one moment."""
        try:
            if self._reader is not None:
                return await self._reader.read(statement, values)
            async with self._reading.connect() as connection:
                return (await connection.execute(statement, values)).all()
        except (DBAPIError, PoolTimeoutError) as error:
            raise in_our_words(error) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: after it, all is durable, or nothing has happened."""
        try:
            async with self.turn, self._writing.begin() as connection:
                yield connection
        except (DBAPIError, PoolTimeoutError) as error:
            raise in_our_words(error) from error

    async def close(self) -> None:
        """Let go of the database."""
        if self._reader is not None:
            await self._reader.close()
        await self.engine.dispose()


def in_our_words(error: Exception) -> StoreError:
    """The error of the store for one of the database or of its driver."""
    if isinstance(error, PoolTimeoutError):
        return StoreError(f"the database has too much to do: {error}")
    said = error.orig if isinstance(error, DBAPIError) else error
    if not isinstance(error, (IntegrityError, sqlite3.IntegrityError)):
        return StoreError(f"the database refuses: {said}")
    name = _violated(said)
    if name in TAKEN:
        return TakenError(TAKEN[name], f"{TAKEN[name]} is taken: {said}")
    if name.startswith("fk_"):
        return UnknownError(f"it belongs to nothing: {said}")
    return StoreError(f"the database refuses: {said}")


def _violated(said: object) -> str:
    """The name of the constraint; of all foreign keys in SQLite, which does not say, `fk_`."""
    diagnosis: Any = getattr(said, "diag", None)
    if diagnosis is not None:
        return diagnosis.constraint_name or ""
    message = str(said)
    if message.startswith("FOREIGN KEY"):
        return "fk_"
    return _NAMES.get(message.partition("failed: ")[2], "")


def _names_by_columns() -> dict[str, str]:
    """The unique constraints, by their columns as SQLite lists them."""
    names = {}
    for table in metadata.tables.values():
        uniques: list[Any] = [table.primary_key]
        uniques += [one for one in table.constraints if isinstance(one, UniqueConstraint)]
        uniques += [index for index in table.indexes if index.unique]
        for unique in uniques:
            listed = ", ".join(f"{table.name}.{column.name}" for column in unique.columns)
            names[listed] = str(unique.name)
    return names


_NAMES: Final = _names_by_columns()

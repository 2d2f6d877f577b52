"""Reads an SQLite file in threads."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import URL, Executable, Row

from citadels.server.store.engines import make_sync_engine
from citadels.server.store.errors import StoreError

READER_THREADS: Final = 4  # threads
AnyRow = Row[*tuple[Any, ...]]


class SqliteReader:
    """Runs queries in its own threads.

    The asynchronous driver switches threads for every part of a query, eight times in all, and
    takes five times as long. After a restart thousands of games are read at once.
    """

    def __init__(self, url: URL) -> None:
        self._engine = make_sync_engine(url, READER_THREADS)
        self._threads = ThreadPoolExecutor(READER_THREADS, "reading")
        self._is_open = True

    async def read(self, statement: Executable, values: Mapping[str, object]) -> Sequence[AnyRow]:
        if not self._is_open:
            raise StoreError("the database has been closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read, statement, values)

    async def close(self) -> None:
        self._is_open = False
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _read(self, statement: Executable, values: Mapping[str, object]) -> Sequence[AnyRow]:
        with self._engine.connect() as connection:
            return connection.execute(statement, values).all()

"""Reading an SQLite file without making everybody else wait."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import URL, Executable, Row

from citadels.server.store.connecting import make_direct_engine

READERS: Final = 4  # threads
AnyRow = Row[*tuple[Any, ...]]


class FileReader:
    """Answers questions from threads of its own.

    The asynchronous driver changes threads for every part of a question, eight times in all, and
    takes five times as long. After a restart thousands of games are read at once.
    """

    def __init__(self, url: URL) -> None:
        self._engine = make_direct_engine(url, READERS)
        self._threads = ThreadPoolExecutor(READERS, "reading")

    async def read(self, statement: Executable, values: Mapping[str, object]) -> Sequence[AnyRow]:
        """All rows that one statement finds."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._read, statement, values)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _read(self, statement: Executable, values: Mapping[str, object]) -> Sequence[AnyRow]:
        with self._engine.connect() as connection:
            return connection.execute(statement, values).all()

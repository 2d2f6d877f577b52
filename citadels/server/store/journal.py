"""The journal writes records to the database, many in one transaction.

A commit costs the same for one record as for hundreds. So records that arrive while a batch is
being committed form the next batch.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.match.records import Record
from citadels.server.store.bulk_insert import Row, make_inserter
from citadels.server.store.database import Database, translate_error
from citadels.server.store.errors import (
    EARLIER_RECORD,
    DuplicateError,
    MissingParentError,
    StoreError,
)
from citadels.server.store.schema import CHAIN_HASH_BYTES, records

BATCH_SIZE: Final = 500

_INSERT: Final = insert(records)

_RECORD_NUMBERS: Final = range(1, 1 << 31)
_INT16: Final = range(-(1 << 15), 1 << 15)
_INT64: Final = range(-(1 << 63), 1 << 63)


@dataclass(slots=True, eq=False)
class _Entry:
    """A record, and the future that its caller awaits."""

    game_id: str
    record: Record
    row: Row
    stored: asyncio.Future[None]

    def settle(self, error: StoreError | None) -> None:
        if self.stored.done():  # the caller was cancelled
            return
        if error is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(error)


class Journal:
    """The only writer of records in this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: deque[_Entry] = deque()
        self._has_pending = asyncio.Event()
        self._is_open = False
        self._writer: asyncio.Task[None] | None = None
        self._inserter = make_inserter(database, records)

    def start(self) -> None:
        if self._writer is not None:
            raise ValueError("the journal has been started before")
        self._is_open = True
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Stop accepting records, write the pending ones, and end."""
        self._is_open = False
        self._has_pending.set()
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._inserter.close()
        if self._writer is not None and not self._writer.cancelled():
            self._writer.result()

    async def append(self, game_id: str, record: Record, chain_hash: bytes) -> None:
        """Write a record. When this returns, it is durable."""
        row = record_row(game_id, record, chain_hash)
        if not self._is_open:
            raise StoreError(f"record {record.number} of game {game_id}: the journal is closed")
        stored = asyncio.get_running_loop().create_future()
        self._pending.append(_Entry(game_id, record, row, stored))
        self._has_pending.set()
        await stored

    async def _write(self) -> None:
        try:
            while self._is_open or self._pending:
                await self._has_pending.wait()
                self._has_pending.clear()
                while group := self._next_batch():
                    await self._store_batch(group)
        finally:
            self._is_open = False
            for entry in self._pending:
                entry.settle(StoreError("the journal has ended"))

    def _next_batch(self) -> list[_Entry]:
        batch: list[_Entry] = []
        while self._pending and len(batch) < BATCH_SIZE:
            entry = self._pending.popleft()
            if not entry.stored.done():  # otherwise the caller was cancelled
                batch.append(entry)
        # All nodes insert in the same order, so that they cannot deadlock.
        batch.sort(key=lambda entry: (entry.game_id, entry.record.number))
        return batch

    async def _store_batch(self, batch: list[_Entry]) -> None:
        outcomes: list[StoreError | None] = []
        try:
            outcomes = await self._try_to_store(batch)
        finally:
            for index, entry in enumerate(batch):
                entry.settle(outcomes[index] if outcomes else StoreError("the journal has ended"))

    async def _try_to_store(self, batch: list[_Entry]) -> list[StoreError | None]:
        try:
            try:
                await self._inserter.insert([entry.row for entry in batch])
            except (DuplicateError, MissingParentError):
                return await self._store_one_by_one(batch)
        except StoreError as error:
            return [StoreError(str(error)) for _ in batch]
        return [None] * len(batch)

    async def _store_one_by_one(self, batch: list[_Entry]) -> list[StoreError | None]:
        """Store records one by one. Those that follow a refused one of their game are refused."""
        outcomes: list[StoreError | None] = []
        refused_games: set[str] = set()
        async with self._database.write() as connection:
            for entry in batch:
                error = _earlier_error(entry) if entry.game_id in refused_games else None
                error = error or await _try_insert(connection, entry)
                if error is not None:
                    refused_games.add(entry.game_id)
                outcomes.append(error)
        return outcomes


async def _try_insert(connection: AsyncConnection, entry: _Entry) -> StoreError | None:
    try:
        async with connection.begin_nested():
            await connection.execute(_INSERT, entry.row)
    except IntegrityError as error:
        refusal = translate_error(error)
        if isinstance(refusal, DuplicateError):
            return DuplicateError(refusal.conflict, f"{_describe(entry)}: the number is taken")
        return MissingParentError(f"{_describe(entry)}: there is no such game")
    return None


def _earlier_error(entry: _Entry) -> StoreError:
    return DuplicateError(EARLIER_RECORD, f"{_describe(entry)}: one before it was refused")


def _describe(entry: _Entry) -> str:
    return f"record {entry.record.number} of game {entry.game_id}"


def record_row(game_id: str, record: Record, chain_hash: bytes) -> Row:
    """The record as a row. Raises `ValueError` for values that would make the whole batch fail."""
    is_storable = (
        record.number in _RECORD_NUMBERS
        and record.kind in _INT16
        and record.seat in _INT16
        and record.value in _INT64
        and record.at in _INT64
        and "\0" not in record.command
        and len(chain_hash) == CHAIN_HASH_BYTES
    )
    if not is_storable:
        raise ValueError(f"{record} with link {chain_hash.hex()} cannot be stored")
    return {"game_id": game_id, **record._asdict(), "link": chain_hash}

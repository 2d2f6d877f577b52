"""Where records are written, many of them at once.

One commit costs the same for one record and for hundreds. So whatever comes while a group is being
committed gathers, and makes the next group.
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
from citadels.server.store.database import Database, in_our_words
from citadels.server.store.errors import (
    EARLIER,
    StoreError,
    TakenError,
    UnknownError,
)
from citadels.server.store.inserting import Row, make_inserter
from citadels.server.store.schema import LINK_BYTES, records

GROUP: Final = 500

_INSERT: Final = insert(records)

_NUMBERS: Final = range(1, 1 << 31)
_SMALL: Final = range(-(1 << 15), 1 << 15)
_LARGE: Final = range(-(1 << 63), 1 << 63)


@dataclass(slots=True, eq=False)
class _Entry:
    """A record, and who waits for it."""

    game: str
    record: Record
    row: Row
    stored: asyncio.Future[None]

    def settle(self, error: StoreError | None) -> None:
        if self.stored.done():  # nobody waits any more
            return
        if error is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(error)


class Journal:
    """The one writer of records in this process."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[_Entry] = deque()
        self._wake = asyncio.Event()
        self._open = False
        self._writer: asyncio.Task[None] | None = None
        self._inserter = make_inserter(database, records)

    def start(self) -> None:
        """Begin to write."""
        if self._writer is not None:
            raise ValueError("the journal has been started before")
        self._open = True
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Take nothing new, write what waits, and end."""
        self._open = False
        self._wake.set()
        if self._writer is not None:
            await asyncio.wait([self._writer])
        await self._inserter.close()
        if self._writer is not None and not self._writer.cancelled():
            self._writer.result()

    async def append(self, game: str, record: Record, link: bytes) -> None:
        """Write a record. When this returns, it is there and stays."""
        row = record_row(game, record, link)
        if not self._open:
            raise StoreError(f"record {record.number} of game {game}: the journal is closed")
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append(_Entry(game, record, row, stored))
        self._wake.set()
        await stored

    async def _write(self) -> None:
        try:
            while self._open or self._waiting:
                await self._wake.wait()
                self._wake.clear()
                while group := self._group():
                    await self._store(group)
        finally:
            self._open = False
            for entry in self._waiting:
                entry.settle(StoreError("the journal has ended"))

    def _group(self) -> list[_Entry]:
        group: list[_Entry] = []
        while self._waiting and len(group) < GROUP:
            entry = self._waiting.popleft()
            if not entry.stored.done():  # else whoever gave it has gone
                group.append(entry)
        # All nodes go in the same order, so that no two wait for each other.
        group.sort(key=lambda entry: (entry.game, entry.record.number))
        return group

    async def _store(self, group: list[_Entry]) -> None:
        failed: list[StoreError | None] = []
        try:
            failed = await self._try_to_store(group)
        finally:
            for place, entry in enumerate(group):
                entry.settle(failed[place] if failed else StoreError("the journal has ended"))

    async def _try_to_store(self, group: list[_Entry]) -> list[StoreError | None]:
        """What became of each record."""
        try:
            try:
                await self._inserter.insert([entry.row for entry in group])
            except (TakenError, UnknownError):
                return await self._store_one_by_one(group)
        except StoreError as error:
            return [StoreError(str(error)) for _ in group]
        return [None] * len(group)

    async def _store_one_by_one(self, group: list[_Entry]) -> list[StoreError | None]:
        """Find out who is to blame. What follows a refused record of its game cannot stand."""
        failed: list[StoreError | None] = []
        games: set[str] = set()
        async with self._database.write() as connection:
            for entry in group:
                error = _after_refused(entry) if entry.game in games else None
                error = error or await _try(connection, entry)
                if error is not None:
                    games.add(entry.game)
                failed.append(error)
        return failed


async def _try(connection: AsyncConnection, entry: _Entry) -> StoreError | None:
    try:
        async with connection.begin_nested():
            await connection.execute(_INSERT, entry.row)
    except IntegrityError as error:
        refusal = in_our_words(error)
        if isinstance(refusal, TakenError):
            return TakenError(refusal.what, f"{_named(entry)}: the number is taken")
        return UnknownError(f"{_named(entry)}: there is no such game")
    return None


def _after_refused(entry: _Entry) -> StoreError:
    return TakenError(EARLIER, f"{_named(entry)}: one before it was refused")


def _named(entry: _Entry) -> str:
    return f"record {entry.record.number} of game {entry.game}"


def record_row(game: str, record: Record, link: bytes) -> Row:
    """The record as it is stored; one that no database could hold would spoil its group."""
    fits = (
        record.number in _NUMBERS
        and record.kind in _SMALL
        and record.seat in _SMALL
        and record.value in _LARGE
        and record.at in _LARGE
        and "\0" not in record.command
        and len(link) == LINK_BYTES
    )
    if not fits:
        raise ValueError(f"{record} with link {link.hex()} cannot be stored")
    return {
        "game_id": game,
        "number": record.number,
        "kind": record.kind,
        "seat": record.seat,
        "value": record.value,
        "at": record.at,
        "command": record.command,
        "link": link,
    }

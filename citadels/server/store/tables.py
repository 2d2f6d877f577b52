"""Tables and who sits at them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from itertools import groupby
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Delete,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.server.store.database import Database
from citadels.server.store.errors import ChangedError
from citadels.server.store.reading import AnyRow
from citadels.server.store.rows import CLOSED, FINISHED, IMPORTED, OPEN, SeatRow, TableRow
from citadels.server.store.schema import chat, games, records, seats, tables

Seated = tuple[TableRow, list[SeatRow]]

PURGED_AT_ONCE: Final = 200  # so that others may write in between

_WIDTH: Final = len(tables.columns)
_IDS: Final[BindParameter[Any]] = bindparam("ids", expanding=True)


def with_seats(chosen: Select[Any]) -> Select[Any]:
    """Tables and seats in one statement, so that they fit together. Last changed first."""
    found = chosen.subquery()
    return (
        select(found, seats)
        .outerjoin_from(found, seats, found.c.id == seats.c.table_id)
        .order_by(found.c.changed.desc(), found.c.id, seats.c.place)
    )


def _latest(chosen: Select[Any]) -> Select[Any]:
    order = (tables.c.changed.desc(), tables.c.id)
    return with_seats(chosen.order_by(*order).limit(bindparam("limit")))


_LOAD: Final = with_seats(select(tables).where(tables.c.id == bindparam("id")))
_PUBLIC: Final = _latest(select(tables).where(tables.c.public, tables.c.status == OPEN))
_LISTING: Final = _latest(select(tables).where(tables.c.status == bindparam("status")))
_FIND_SEAT: Final = select(seats.c.table_id, seats.c.place).where(
    seats.c.token_hash == bindparam("token_hash")
)
_MARKS: Final = select(
    tables.c.id,
    tables.c.version,
    select(func.coalesce(func.max(records.c.number), 0))
    .where(records.c.game_id == tables.c.game)
    .scalar_subquery(),
    select(func.coalesce(func.max(chat.c.number), 0))
    .where(chat.c.table_id == tables.c.id)
    .scalar_subquery(),
).where(tables.c.id.in_(_IDS))
_UPDATE: Final = update(tables).where(
    tables.c.id == bindparam("stored_id"), tables.c.version == bindparam("stored_version")
)
OLD: Final = select(tables.c.id).where(
    tables.c.status.in_((OPEN, FINISHED, CLOSED)), tables.c.changed < bindparam("before")
)
OLD_IMPORTED: Final = select(games.c.id).where(
    games.c.source == IMPORTED, games.c.ended < bindparam("before")
)
_SOME_OLD: Final = OLD.limit(PURGED_AT_ONCE).with_for_update(skip_locked=True)
_SOME_IMPORTED: Final = OLD_IMPORTED.limit(PURGED_AT_ONCE).with_for_update(skip_locked=True)
_PURGE_IMPORTED: Final = (
    delete(records).where(records.c.game_id.in_(_IDS)),
    delete(games).where(games.c.id.in_(_IDS)),
)
_PURGE: Final = (
    delete(records).where(
        records.c.game_id.in_(select(games.c.id).where(games.c.table_id.in_(_IDS)))
    ),
    delete(games).where(games.c.table_id.in_(_IDS)),
    delete(chat).where(chat.c.table_id.in_(_IDS)),
    delete(seats).where(seats.c.table_id.in_(_IDS)),
    delete(tables).where(tables.c.id.in_(_IDS)),
)


class TableStore:
    """The tables in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: TableRow, sitting: Iterable[SeatRow]) -> None:
        """Keep a new table."""
        async with self._database.write() as connection:
            await connection.execute(insert(tables), asdict(table))
            await _seat(connection, table, sitting)

    async def load(self, table: str) -> Seated | None:
        """A table and its seats in order, if it is there."""
        found = seated(await self._database.read(_LOAD, {"id": table}))
        return found[0] if found else None

    async def save(self, table: TableRow, sitting: Iterable[SeatRow]) -> None:
        """Keep the next version of a table, unless somebody else has changed it."""
        async with self._database.write() as connection:
            await save_table(connection, table, sitting)

    async def public(self, limit: int) -> list[Seated]:
        """The tables that everybody may join, the last changed first."""
        return seated(await self._database.read(_PUBLIC, {"limit": limit}))

    async def listing(self, status: str, limit: int) -> list[Seated]:
        """The tables of one status, the last changed first."""
        return seated(await self._database.read(_LISTING, {"status": status, "limit": limit}))

    async def find_seat(self, token_hash: str) -> tuple[str, int] | None:
        """The table and the place that a token opens."""
        rows = await self._database.read(_FIND_SEAT, {"token_hash": token_hash})
        return (rows[0][0], rows[0][1]) if rows else None

    async def marks(self, names: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """How far tables are: the version, the last record of the game, the last line of chat."""
        rows = await self._database.read(_MARKS, {"ids": names}) if names else []
        return {row[0]: (row[1], row[2], row[3]) for row in rows}

    async def purge(self, before: int) -> int:
        """Forget tables not changed since then, with all they had, and games read in before.

        Nobody plays at such tables. Gives how many of both there were.
        """
        count = 0
        for found, gone in ((_SOME_OLD, _PURGE), (_SOME_IMPORTED, _PURGE_IMPORTED)):
            while purged := await self._purge_some(found, gone, before):
                count += purged
        return count

    async def _purge_some(
        self, found: Select[tuple[str]], gone: tuple[Delete, ...], before: int
    ) -> int:
        async with self._database.write() as connection:
            ids = (await connection.execute(found, {"before": before})).scalars().all()
            if ids:
                for statement in gone:
                    await connection.execute(statement, {"ids": ids})
            return len(ids)


async def save_table(
    connection: AsyncConnection, table: TableRow, sitting: Iterable[SeatRow]
) -> None:
    """Save a table as part of something larger."""
    values = {**asdict(table), "stored_version": table.version - 1}
    values["stored_id"] = values.pop("id")
    if (await connection.execute(_UPDATE, values)).rowcount == 0:
        raise ChangedError(f"table {table.id} is not stored in version {table.version - 1}")
    await connection.execute(delete(seats).where(seats.c.table_id == table.id))
    await _seat(connection, table, sitting)


async def _seat(connection: AsyncConnection, table: TableRow, sitting: Iterable[SeatRow]) -> None:
    listed = [asdict(seat) for seat in sitting]
    for seat in listed:
        if seat["table_id"] != table.id:
            raise ValueError(f"a seat of table {seat['table_id']} is not one of {table.id}")
    if listed:
        await connection.execute(insert(seats), listed)


def seated(rows: Sequence[AnyRow]) -> list[Seated]:
    """Tables with their seats, from rows that have both."""
    found = []
    for table, sitting in groupby(rows, key=lambda row: row[:_WIDTH]):
        listed = [SeatRow(*row[_WIDTH:]) for row in sitting if row[_WIDTH] is not None]
        found.append((TableRow(*table), listed))
    return found

"""Tables and their seats."""

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
from citadels.server.store.errors import VersionConflictError
from citadels.server.store.rows import CLOSED, FINISHED, IMPORTED, OPEN, SeatRow, TableRow
from citadels.server.store.schema import chat, games, records, seats, tables
from citadels.server.store.sqlite_reader import AnyRow

TableWithSeats = tuple[TableRow, list[SeatRow]]

PURGE_BATCH: Final = 200  # tables deleted per transaction, so that others can write in between

_TABLE_COLUMNS: Final = len(tables.columns)
_IDS: Final[BindParameter[Any]] = bindparam("ids", expanding=True)


def with_seats(query: Select[Any]) -> Select[Any]:
    """Select tables and seats in one statement, to be consistent; last changed first."""
    subquery = query.subquery()
    return (
        select(subquery, seats)
        .outerjoin_from(subquery, seats, subquery.c.id == seats.c.table_id)
        .order_by(subquery.c.changed.desc(), subquery.c.id, seats.c.place)
    )


def _latest(query: Select[Any]) -> Select[Any]:
    order = (tables.c.changed.desc(), tables.c.id)
    return with_seats(query.order_by(*order).limit(bindparam("limit")))


_LOAD: Final = with_seats(select(tables).where(tables.c.id == bindparam("id")))
_PUBLIC: Final = _latest(select(tables).where(tables.c.public, tables.c.status == OPEN))
_BY_STATUS: Final = _latest(select(tables).where(tables.c.status == bindparam("status")))
_FIND_SEAT: Final = select(seats.c.table_id, seats.c.place).where(
    seats.c.token_hash == bindparam("token_hash")
)
_WATERMARKS: Final = select(
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
_STALE_TABLES: Final = select(tables.c.id).where(
    tables.c.status.in_((OPEN, FINISHED, CLOSED)), tables.c.changed < bindparam("before")
)
_STALE_IMPORTS: Final = select(games.c.id).where(
    games.c.source == IMPORTED, games.c.ended < bindparam("before")
)
_STALE_TABLES_BATCH: Final = _STALE_TABLES.limit(PURGE_BATCH).with_for_update(skip_locked=True)
_STALE_IMPORTS_BATCH: Final = _STALE_IMPORTS.limit(PURGE_BATCH).with_for_update(skip_locked=True)
_DELETE_IMPORTS: Final = (
    delete(records).where(records.c.game_id.in_(_IDS)),
    delete(games).where(games.c.id.in_(_IDS)),
)
_DELETE_TABLES: Final = (
    delete(records).where(
        records.c.game_id.in_(select(games.c.id).where(games.c.table_id.in_(_IDS)))
    ),
    delete(games).where(games.c.table_id.in_(_IDS)),
    delete(chat).where(chat.c.table_id.in_(_IDS)),
    delete(seats).where(seats.c.table_id.in_(_IDS)),
    delete(tables).where(tables.c.id.in_(_IDS)),
)


class TableStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: TableRow, seat_rows: Iterable[SeatRow]) -> None:
        async with self._database.write() as connection:
            await connection.execute(insert(tables), asdict(table))
            await _insert_seats(connection, table, seat_rows)

    async def load(self, table_id: str) -> TableWithSeats | None:
        matches = group_seats(await self._database.read(_LOAD, {"id": table_id}))
        return matches[0] if matches else None

    async def save(self, table: TableRow, seat_rows: Iterable[SeatRow]) -> None:
        """Store the next version of a table, unless somebody else has changed it."""
        async with self._database.write() as connection:
            await save_table(connection, table, seat_rows)

    async def list_public(self, limit: int) -> list[TableWithSeats]:
        return group_seats(await self._database.read(_PUBLIC, {"limit": limit}))

    async def list_by_status(self, status: str, limit: int) -> list[TableWithSeats]:
        return group_seats(
            await self._database.read(_BY_STATUS, {"status": status, "limit": limit})
        )

    async def find_seat(self, token_hash: str) -> tuple[str, int] | None:
        rows = await self._database.read(_FIND_SEAT, {"token_hash": token_hash})
        return (rows[0][0], rows[0][1]) if rows else None

    async def load_watermarks(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """The version, last record of the game and last chat message of each of these tables."""
        rows = await self._database.read(_WATERMARKS, {"ids": table_ids}) if table_ids else []
        return {row[0]: (row[1], row[2], row[3]) for row in rows}

    async def count_stale(self, before: int) -> int:
        """How many tables and imported games `purge` would delete."""
        queries = (_STALE_TABLES, _STALE_IMPORTS)
        return sum([len(await self._database.read(query, {"before": before})) for query in queries])

    async def purge(self, before: int) -> int:
        """Delete tables unchanged since then, with all their data, and games imported before then.

        Tables with a game in progress are kept. Returns the number of tables and imported games.
        """
        count = 0
        for batch_query, deletions in (
            (_STALE_TABLES_BATCH, _DELETE_TABLES),
            (_STALE_IMPORTS_BATCH, _DELETE_IMPORTS),
        ):
            while purged_count := await self._purge_batch(batch_query, deletions, before):
                count += purged_count
        return count

    async def _purge_batch(
        self, batch_query: Select[tuple[str]], deletions: tuple[Delete, ...], before: int
    ) -> int:
        async with self._database.write() as connection:
            ids = (await connection.execute(batch_query, {"before": before})).scalars().all()
            if ids:
                for statement in deletions:
                    await connection.execute(statement, {"ids": ids})
            return len(ids)


async def save_table(
    connection: AsyncConnection, table: TableRow, seat_rows: Iterable[SeatRow]
) -> None:
    values = {**asdict(table), "stored_version": table.version - 1}
    values["stored_id"] = values.pop("id")
    if (await connection.execute(_UPDATE, values)).rowcount == 0:
        raise VersionConflictError(f"table {table.id} is not stored in version {table.version - 1}")
    await connection.execute(delete(seats).where(seats.c.table_id == table.id))
    await _insert_seats(connection, table, seat_rows)


async def _insert_seats(
    connection: AsyncConnection, table: TableRow, seat_rows: Iterable[SeatRow]
) -> None:
    values = [asdict(seat) for seat in seat_rows]
    for seat in values:
        if seat["table_id"] != table.id:
            raise ValueError(f"a seat of table {seat['table_id']} is not one of {table.id}")
    if values:
        await connection.execute(insert(seats), values)


def group_seats(rows: Sequence[AnyRow]) -> list[TableWithSeats]:
    tables_with_seats = []
    for table, table_rows in groupby(rows, key=lambda row: row[:_TABLE_COLUMNS]):
        seat_rows = [
            SeatRow(*row[_TABLE_COLUMNS:]) for row in table_rows if row[_TABLE_COLUMNS] is not None
        ]
        tables_with_seats.append((TableRow(*table), seat_rows))
    return tables_with_seats

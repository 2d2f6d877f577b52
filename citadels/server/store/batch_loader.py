"""Loads whole tables, many in one query.

After a restart everybody connects at the same time, and a query costs nearly as much for one table
as for fifty. So tables that are requested while others are being read form the next batch.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import BindParameter, bindparam, func, select

from citadels.match.records import Record
from citadels.server.store.chat import HISTORY_LENGTH
from citadels.server.store.database import Database
from citadels.server.store.errors import StoreError
from citadels.server.store.games import RECORD_COLUMNS
from citadels.server.store.rows import ChatRow, GameRow, SeatRow, TableRow
from citadels.server.store.schema import chat, games, records, tables
from citadels.server.store.tables import group_seats, with_seats

BATCH_SIZE: Final = 50  # tables per batch; the first of hundreds should not wait for the last

_IDS: Final[BindParameter[Any]] = bindparam("ids", expanding=True)
_TABLES: Final = with_seats(select(tables).where(tables.c.id.in_(_IDS)))
_GAMES: Final = select(games).where(games.c.id.in_(_IDS))
_RECORDS: Final = (
    RECORD_COLUMNS.add_columns(records.c.link, records.c.game_id)
    .where(records.c.game_id.in_(_IDS))
    .order_by(records.c.game_id, records.c.number)
)
_RECENCY: Final = func.row_number().over(
    partition_by=chat.c.table_id, order_by=chat.c.number.desc()
)
_RANKED_CHAT: Final = (
    select(chat, _RECENCY.label("from_the_last")).where(chat.c.table_id.in_(_IDS)).subquery()
)
_RECENT_CHAT: Final = (
    select(*(_RANKED_CHAT.c[column.name] for column in chat.columns))
    .where(_RANKED_CHAT.c.from_the_last <= HISTORY_LENGTH)
    .order_by(_RANKED_CHAT.c.table_id, _RANKED_CHAT.c.number)
)


@dataclass(slots=True)
class LoadedTable:
    """A table with everything that is needed to continue its game."""

    table: TableRow
    seats: list[SeatRow]
    game: GameRow | None = None
    records: list[tuple[Record, bytes]] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)


class TableLoader:
    """Loads requested tables in batches."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pending: dict[str, asyncio.Future[LoadedTable | None]] = {}
        self._load_task: asyncio.Task[None] | None = None

    async def load(self, table_id: str) -> LoadedTable | None:
        future = self._pending.get(table_id)
        if future is None:
            future = self._pending[table_id] = asyncio.get_running_loop().create_future()
        if self._load_task is None or self._load_task.done():
            self._load_task = asyncio.create_task(self._load_pending())
        return await asyncio.shield(future)  # others may be waiting for the same table

    async def close(self) -> None:
        if self._load_task is not None:
            await asyncio.wait([self._load_task])

    async def _load_pending(self) -> None:
        while self._pending:
            ids = list(self._pending)[:BATCH_SIZE]
            batch = {table_id: self._pending.pop(table_id) for table_id in ids}
            try:
                loaded = await self._load_batch(ids)
            except StoreError as error:
                for future in batch.values():
                    future.set_exception(error)
                    future.exception()  # the caller may have been cancelled
            else:
                for table_id, future in batch.items():
                    future.set_result(loaded.get(table_id))

    async def _load_batch(self, ids: list[str]) -> dict[str, LoadedTable]:
        rows = await self._database.read(_TABLES, {"ids": ids})
        loaded = {table.id: LoadedTable(table, seat_rows) for table, seat_rows in group_seats(rows)}
        for row in await self._database.read(_RECENT_CHAT, {"ids": list(loaded)}) if loaded else ():
            loaded[row.table_id].chat.append(ChatRow(*row))
        playing = {
            table_state.table.game: table_state
            for table_state in loaded.values()
            if table_state.table.game is not None
        }
        if playing:
            for row in await self._database.read(_GAMES, {"ids": list(playing)}):
                playing[row.id].game = GameRow(*row)
            for game_id, chain in (await self._load_chains(list(playing))).items():
                playing[game_id].records = chain
        return loaded

    async def _load_chains(self, ids: list[str]) -> dict[str, list[tuple[Record, bytes]]]:
        chains: dict[str, list[tuple[Record, bytes]]] = defaultdict(list)
        values: dict[str, Any] = {"ids": ids}
        for row in await self._database.read(_RECORDS, values):
            chains[row[-1]].append((Record(*row[:-2]), row[-2]))
        return chains

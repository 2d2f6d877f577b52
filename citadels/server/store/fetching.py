"""Reading whole tables, many of them at once.

After a restart everybody calls at the same time, and a question to the database costs nearly the
same for one table as for fifty. So whoever comes while some are being read makes the next group.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import BindParameter, bindparam, func, select

from citadels.match.records import Record
from citadels.server.store.chat import REMEMBERED
from citadels.server.store.database import Database
from citadels.server.store.errors import StoreError
from citadels.server.store.games import RECORD
from citadels.server.store.rows import ChatRow, GameRow, SeatRow, TableRow
from citadels.server.store.schema import chat, games, records, tables
from citadels.server.store.tables import seated, with_seats

GROUP: Final = 50  # tables; the first of hundreds should not wait for the last

_IDS: Final[BindParameter[Any]] = bindparam("ids", expanding=True)
_TABLES: Final = with_seats(select(tables).where(tables.c.id.in_(_IDS)))
_GAMES: Final = select(games).where(games.c.id.in_(_IDS))
_RECORDS: Final = (
    RECORD.add_columns(records.c.link, records.c.game_id)
    .where(records.c.game_id.in_(_IDS))
    .order_by(records.c.game_id, records.c.number)
)
_FROM_THE_LAST: Final = func.row_number().over(
    partition_by=chat.c.table_id, order_by=chat.c.number.desc()
)
_SAID: Final = (
    select(chat, _FROM_THE_LAST.label("from_the_last")).where(chat.c.table_id.in_(_IDS)).subquery()
)
_LATEST: Final = (
    select(*(_SAID.c[column.name] for column in chat.columns))
    .where(_SAID.c.from_the_last <= REMEMBERED)
    .order_by(_SAID.c.table_id, _SAID.c.number)
)


@dataclass(slots=True)
class Fetched:
    """A table with everything that is needed to go on at it."""

    table: TableRow
    seats: list[SeatRow]
    game: GameRow | None = None
    records: list[tuple[Record, bytes]] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)


class Fetcher:
    """Reads the tables that are asked for, in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[str, asyncio.Future[Fetched | None]] = {}
        self._reader: asyncio.Task[None] | None = None

    async def fetch(self, table: str) -> Fetched | None:
        """A table and all that belongs to it, if it is there."""
        found = self._waiting.get(table)
        if found is None:
            found = self._waiting[table] = asyncio.get_running_loop().create_future()
        if self._reader is None or self._reader.done():
            self._reader = asyncio.create_task(self._read())
        return await asyncio.shield(found)  # others may wait for the same

    async def close(self) -> None:
        """Wait for what is being read."""
        if self._reader is not None:
            await asyncio.wait([self._reader])

    async def _read(self) -> None:
        while self._waiting:
            names = list(self._waiting)[:GROUP]
            group = {name: self._waiting.pop(name) for name in names}
            try:
                found = await self._fetch(names)
            except StoreError as error:
                for future in group.values():
                    future.set_exception(error)
                    future.exception()  # whoever asked may have gone
            else:
                for name, future in group.items():
                    future.set_result(found.get(name))

    async def _fetch(self, names: list[str]) -> dict[str, Fetched]:
        rows = await self._database.read(_TABLES, {"ids": names})
        found = {table.id: Fetched(table, sitting) for table, sitting in seated(rows)}
        for row in await self._database.read(_LATEST, {"ids": list(found)}) if found else ():
            found[row.table_id].chat.append(ChatRow(*row))
        playing = {one.table.game: one for one in found.values() if one.table.game is not None}
        if playing:
            for row in await self._database.read(_GAMES, {"ids": list(playing)}):
                playing[row.id].game = GameRow(*row)
            for game, chain in (await self._chains(list(playing))).items():
                playing[game].records = chain
        return found

    async def _chains(self, ids: list[str]) -> dict[str, list[tuple[Record, bytes]]]:
        chains: dict[str, list[tuple[Record, bytes]]] = defaultdict(list)
        values: dict[str, Any] = {"ids": ids}
        for row in await self._database.read(_RECORDS, values):
            chains[row[-1]].append((Record(*row[:-2]), row[-2]))
        return chains

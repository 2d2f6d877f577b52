"""Games and their records, which are written by the journal and read here."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Update, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from citadels.match.records import Record
from citadels.server.store.database import Database
from citadels.server.store.rows import GameRow
from citadels.server.store.schema import games, records

_LOAD: Final = select(games).where(games.c.id == bindparam("id"))
_BY_TABLE: Final = (
    select(games)
    .where(games.c.table_id == bindparam("table_id"))
    .order_by(games.c.began, games.c.id)
)
_IDS: Final = select(games.c.id).order_by(games.c.began, games.c.id)
RECORD_COLUMNS: Final = select(
    records.c.number,
    records.c.kind,
    records.c.seat,
    records.c.value,
    records.c.at,
    records.c.command,
)
_RECORDS: Final = (
    RECORD_COLUMNS.add_columns(records.c.link)
    .where(records.c.game_id == bindparam("id"), records.c.number > bindparam("after"))
    .order_by(records.c.number)
)


class GameStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, game: GameRow) -> None:
        async with self._database.write() as connection:
            await insert_game(connection, game)

    async def load(self, game_id: str) -> GameRow | None:
        rows = await self._database.read(_LOAD, {"id": game_id})
        return GameRow(*rows[0]) if rows else None

    async def list_by_table(self, table_id: str) -> list[GameRow]:
        rows = await self._database.read(_BY_TABLE, {"table_id": table_id})
        return [GameRow(*row) for row in rows]

    async def list_ids(self) -> list[str]:
        return [row[0] for row in await self._database.read(_IDS, {})]

    async def load_records(self, game_id: str, after: int = 0) -> list[tuple[Record, bytes]]:
        rows = await self._database.read(_RECORDS, {"id": game_id, "after": after})
        return [(Record(*row[:-1]), row[-1]) for row in rows]

    async def finish(self, game_id: str, ended: int, result: str) -> bool:
        """Store the result of a game; a second call changes nothing."""
        statement = update(games).where(games.c.id == game_id, games.c.ended.is_(None))
        return await self._update(statement, ended=ended, result=result)

    async def mark_corrupt(self, game_id: str, corruption: str) -> bool:
        """Store what is wrong with a game, so that it cannot be continued."""
        return await self._update(update(games).where(games.c.id == game_id), damaged=corruption)

    async def _update(self, statement: Update, **values: Any) -> bool:
        async with self._database.write() as connection:
            return (await connection.execute(statement.values(values))).rowcount == 1


async def insert_game(connection: AsyncConnection, game: GameRow) -> None:
    await connection.execute(insert(games), asdict(game))

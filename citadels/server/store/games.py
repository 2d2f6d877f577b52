"""Games and what happened in them. Records are written by the journal, and read here."""

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
_OF_TABLE: Final = (
    select(games)
    .where(games.c.table_id == bindparam("table_id"))
    .order_by(games.c.began, games.c.id)
)
RECORD: Final = select(
    records.c.number,
    records.c.kind,
    records.c.seat,
    records.c.value,
    records.c.at,
    records.c.command,
)
_RECORDS: Final = (
    RECORD.add_columns(records.c.link)
    .where(records.c.game_id == bindparam("id"), records.c.number > bindparam("after"))
    .order_by(records.c.number)
)


class GameStore:
    """The games in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, game: GameRow) -> None:
        """Keep a new game."""
        async with self._database.write() as connection:
            await insert_game(connection, game)

    async def load(self, game: str) -> GameRow | None:
        """A game, if it is there."""
        rows = await self._database.read(_LOAD, {"id": game})
        return GameRow(*rows[0]) if rows else None

    async def of_table(self, table: str) -> list[GameRow]:
        """The games of a table, the first one first."""
        rows = await self._database.read(_OF_TABLE, {"table_id": table})
        return [GameRow(*row) for row in rows]

    async def records(self, game: str, after: int = 0) -> list[tuple[Record, bytes]]:
        """The records of a game in order, each with its link."""
        rows = await self._database.read(_RECORDS, {"id": game, "after": after})
        return [(Record(*row[:-1]), row[-1]) for row in rows]

    async def finish(self, game: str, ended: int, result: str) -> bool:
        """Write down how a game ended. Whoever comes second changes nothing."""
        statement = update(games).where(games.c.id == game, games.c.ended.is_(None))
        return await self._change(statement, ended=ended, result=result)

    async def mark_damaged(self, game: str, text: str) -> bool:
        """Write down what is wrong with a game, so that nobody goes on with it."""
        return await self._change(update(games).where(games.c.id == game), damaged=text)

    async def _change(self, statement: Update, **values: Any) -> bool:
        async with self._database.write() as connection:
            return (await connection.execute(statement.values(values))).rowcount == 1


async def insert_game(connection: AsyncConnection, game: GameRow) -> None:
    """Keep a new game as part of something larger."""
    await connection.execute(insert(games), asdict(game))

"""The chat of the tables."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from sqlalchemy import bindparam, func, insert, select

from citadels.server.store.database import Database
from citadels.server.store.errors import MissingParentError
from citadels.server.store.rows import ChatRow
from citadels.server.store.schema import chat, tables

HISTORY_LENGTH: Final = 50  # messages sent to a client that connects later

# Locks the table briefly, so that no two messages get the same number.
_LOCK_TABLE: Final = (
    select(tables.c.id).where(tables.c.id == bindparam("table_id")).with_for_update(key_share=True)
)
_LAST_NUMBER: Final = select(func.coalesce(func.max(chat.c.number), 0)).where(
    chat.c.table_id == bindparam("table_id")
)
_AFTER: Final = (
    select(chat)
    .where(chat.c.table_id == bindparam("table_id"), chat.c.number > bindparam("number"))
    .order_by(chat.c.number)
)


class ChatStore:
    """The chat in the database, numbered from 1 at each table."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: ChatRow) -> int:
        values = {"table_id": row.table_id}
        async with self._database.write() as connection:
            if (await connection.execute(_LOCK_TABLE, values)).first() is None:
                raise MissingParentError(f"there is no table {row.table_id}")
            number: int = (await connection.execute(_LAST_NUMBER, values)).scalar_one() + 1
            await connection.execute(insert(chat), {**asdict(row), "number": number})
        return number

    async def list_after(self, table_id: str, number: int) -> list[ChatRow]:
        rows = await self._database.read(_AFTER, {"table_id": table_id, "number": number})
        return [ChatRow(*row) for row in rows]

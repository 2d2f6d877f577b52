"""What whoever keeps the server asks of the database: lists of everything."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.server.store.database import Database
from citadels.server.store.rows import CLOSED, FINISHED, OPEN
from citadels.server.store.schema import games, tables

_GAMES: Final = select(games.c.id).order_by(games.c.began, games.c.id)
_OLD: Final = select(tables.c.id).where(
    tables.c.status.in_((OPEN, FINISHED, CLOSED)), tables.c.changed < bindparam("before")
)


class KeeperStore:
    """Questions about all tables and all games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def games(self) -> list[str]:
        """All games, the oldest first."""
        return [row[0] for row in await self._database.read(_GAMES, {})]

    async def old(self, before: int) -> int:
        """How many tables would be purged."""
        return len(await self._database.read(_OLD, {"before": before}))

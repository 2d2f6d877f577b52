"""What whoever keeps the server asks of the database: lists of everything."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from citadels.server.store.database import Database
from citadels.server.store.schema import games
from citadels.server.store.tables import OLD, OLD_IMPORTED

_GAMES: Final = select(games.c.id).order_by(games.c.began, games.c.id)


class KeeperStore:
    """Questions about all tables and all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def games(self) -> list[str]:
        """All games, the oldest first."""
        return [row[0] for row in await self._database.read(_GAMES, {})]

    async def old(self, before: int) -> int:
        """How many tables and games read in would be purged."""
        found = [await self._database.read(one, {"before": before}) for one in (OLD, OLD_IMPORTED)]
        return sum(map(len, found))

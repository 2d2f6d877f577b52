"""What whoever keeps the server asks of the database: lists of everything."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from citadels.server.store.database import Database
from citadels.server.store.schema import games
from citadels.server.store.tables import STALE_IMPORTS, STALE_TABLES

_GAMES: Final = select(games.c.id).order_by(games.c.began, games.c.id)


class AdminQueries:
    """Questions about all tables and all games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def list_game_ids(self) -> list[str]:
        """All games, the oldest first."""
        return [row[0] for row in await self._database.read(_GAMES, {})]

    async def count_stale(self, before: int) -> int:
        """How many tables and games read in would be purged."""
        results = [
            await self._database.read(query, {"before": before})
            for query in (STALE_TABLES, STALE_IMPORTS)
        ]
        return sum(map(len, results))

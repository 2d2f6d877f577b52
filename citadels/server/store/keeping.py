"""What whoever keeps the server asks of the database: lists of everything, and what has changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import BindParameter, bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from citadels.server.store.database import Database
from citadels.server.store.rows import CLOSED, FINISHED, OPEN
from citadels.server.store.schema import games, tables

AT_ONCE: Final = 500  # ids in one question

_IDS: Final[BindParameter[Any]] = bindparam("ids", expanding=True)
_VERSIONS: Final = select(tables.c.id, tables.c.version).where(tables.c.id.in_(_IDS))
_GAMES: Final = select(games.c.id).order_by(games.c.began, games.c.id)
_OLD: Final = select(tables.c.id).where(
    tables.c.status.in_((OPEN, FINISHED, CLOSED)), tables.c.changed < bindparam("before")
)


class KeeperStore:
    """Questions about all tables and all games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def versions(self, names: Iterable[str]) -> dict[str, int]:
        """The versions in which these tables are stored."""
        wanted = list(names)
        found: dict[str, int] = {}
        for first in range(0, len(wanted), AT_ONCE):
            ids = {"ids": wanted[first : first + AT_ONCE]}
            found.update((row[0], row[1]) for row in await self._database.read(_VERSIONS, ids))
        return found

    async def games(self) -> list[str]:
        """All games, the oldest first."""
        return [row[0] for row in await self._database.read(_GAMES, {})]

    async def old(self, before: int) -> int:
        """How many tables would be purged."""
        return len(await self._database.read(_OLD, {"before": before}))

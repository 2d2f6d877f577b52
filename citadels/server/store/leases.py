"""Leases: which node runs a table for a limited time."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from citadels.server.store.database import Database
from citadels.server.store.schema import leases

_DROP: Final = delete(leases).where(
    leases.c.name == bindparam("named"), leases.c.node == bindparam("held_by")
)
_DISCARD: Final = delete(leases).where(
    leases.c.name == bindparam("named"), leases.c.until < bindparam("now")
)
_RENEW: Final = (
    update(leases)
    .where(leases.c.node == bindparam("held_by"), leases.c.until >= bindparam("now"))
    .values(until=bindparam("held_until"))
    .returning(leases.c.name)
)
_RELEASE: Final = (
    update(leases)
    .where(leases.c.node == bindparam("held_by"), leases.c.until >= bindparam("now"))
    .values(until=bindparam("now") - 1)
)
_HOLDERS: Final = select(leases.c.name, leases.c.node).where(leases.c.until >= bindparam("now"))
_EXPIRED: Final = (
    select(leases.c.name)
    .where(leases.c.until < bindparam("now"))
    .order_by(leases.c.until, leases.c.name)
)


def _make_take(is_postgres: bool) -> postgresql.Insert | sqlite.Insert:
    """A single statement, so that only one of two nodes gets the lease (changes the row)."""
    insert = postgresql.insert(leases) if is_postgres else sqlite.insert(leases)
    return insert.on_conflict_do_update(
        index_elements=[leases.c.name],
        set_={"node": insert.excluded.node, "until": insert.excluded.until},
        where=or_(leases.c.until < bindparam("now"), leases.c.node == insert.excluded.node),
    ).execution_options(preserve_rowcount=True)


class LeaseStore:
    """The leases in the database. A lease is free once it has expired."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._take = _make_take(database.is_postgres)

    async def take(self, name: str, node: str, now: int, until: int) -> bool:
        values = {"name": name, "node": node, "until": until, "now": now}
        async with self._database.write() as connection:
            return (await connection.execute(self._take, values)).rowcount == 1

    async def renew(self, node: str, now: int, until: int) -> set[str]:
        """Renew all leases of this node and return their names."""
        values = {"held_by": node, "now": now, "held_until": until}
        async with self._database.write() as connection:
            return set((await connection.execute(_RENEW, values)).scalars())

    async def release(self, node: str, now: int) -> int:
        """Make all leases of this node free at once and return their number."""
        async with self._database.write() as connection:
            return (await connection.execute(_RELEASE, {"held_by": node, "now": now})).rowcount

    async def drop(self, name: str, node: str) -> bool:
        async with self._database.write() as connection:
            values = {"named": name, "held_by": node}
            return (await connection.execute(_DROP, values)).rowcount == 1

    async def discard(self, name: str, now: int) -> bool:
        """Delete an expired lease that is no longer needed."""
        async with self._database.write() as connection:
            values = {"named": name, "now": now}
            return (await connection.execute(_DISCARD, values)).rowcount == 1

    async def list_holders(self, now: int) -> dict[str, str]:
        return {row[0]: row[1] for row in await self._database.read(_HOLDERS, {"now": now})}

    async def list_expired(self, now: int) -> list[str]:
        """The names of expired leases, those that expired first at the front."""
        return [row[0] for row in await self._database.read(_EXPIRED, {"now": now})]

"""Leases: the database says which node runs the bots and clocks of a table, by its id."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Final
from weakref import WeakKeyDictionary

import structlog

from citadels.server.background_tasks import BackgroundTasks, is_running
from citadels.server.errors import ServerError
from citadels.server.store.errors import StoreError
from citadels.server.store.rows import CLOSED
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry

TAKEOVER_BATCH: Final = 20  # leases that a node takes over before it queries again what is left
RETRY_SECONDS: Final = 1.0  # before a lease that could not be taken is requested again

log = structlog.get_logger(__name__)


class LeaseKeeper:
    """Takes, renews and releases the leases of this node, and takes over those that expire."""

    def __init__(self, registry: TableRegistry, lease_seconds: float) -> None:
        self.registry = registry
        self.lease_ms = round(1000 * lease_seconds)
        self._tasks = BackgroundTasks()
        self._requests: WeakKeyDictionary[LiveTable, asyncio.Task[None]] = WeakKeyDictionary()
        # A lease must not be taken and dropped at the same time.
        self._locks: WeakKeyDictionary[LiveTable, asyncio.Lock] = WeakKeyDictionary()

    async def start(self) -> None:
        await self._release_all()  # left behind by a node with our name
        self._tasks.spawn(self._renew_loop())
        self._tasks.spawn(self._takeover_loop())

    async def close(self) -> None:
        """Stop, and leave the games to other nodes."""
        await self._tasks.cancel()
        # Other nodes find an expired lease, but not one that was dropped.
        with contextlib.suppress(StoreError):
            await self._release_all()

    async def _release_all(self) -> None:
        await self.registry.store.leases.release(self.registry.node_name, self.registry.now())

    def request(self, table: LiveTable) -> asyncio.Task[None]:
        """Try to get the lease of a table. If we get it, the registry notifies its listeners."""
        task = self._requests.get(table)
        if task is None or not is_running(task):
            self._requests[table] = task = self._tasks.spawn(self._acquire(table))
        return task

    def release(self, table: LiveTable) -> None:
        if table.has_lease:
            table.has_lease = False
            self._tasks.spawn(self._drop(table))

    def _lock(self, table: LiveTable) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def _acquire(self, table: LiveTable) -> None:
        at = self.registry.now()
        try:
            async with self._lock(table):
                table.has_lease = await self.registry.store.leases.take(
                    table.row.id, self.registry.node_name, at, at + self.lease_ms
                )
            if table.has_lease:
                async with table.lock:
                    await self.registry.refresh(table)
                self.registry.notify_change(table)
        except (StoreError, ServerError):
            log.warning("lease-acquire-failed", table=table.row.id)
            table.has_lease = False  # perhaps we do hold it, but nothing has been started yet
            self._tasks.spawn(self._retry(table))

    async def _retry(self, table: LiveTable) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        if self.registry.tables.get(table.row.id) is table and not self.registry.is_stopping:
            self.registry.notify_change(table)

    async def _drop(self, table: LiveTable) -> None:
        async with self._lock(table):
            try:
                await self.registry.store.leases.drop(table.row.id, self.registry.node_name)
            except StoreError:
                log.warning("lease-release-failed", table=table.row.id)
                table.has_lease = True  # it is dropped at the next renewal

    # Renewal.

    async def _renew_loop(self) -> None:
        """Renew our leases. Nothing slow may run here, or they would expire."""
        while True:
            try:
                await self._renew()
            except StoreError:
                log.warning("lease-renewal-failed")
            await asyncio.sleep(self.lease_ms / 3000)

    async def _renew(self) -> None:
        leased = [table for table in self.registry.tables.values() if table.has_lease]
        if not leased:
            return
        at = self.registry.now()
        held = await self.registry.store.leases.renew(
            self.registry.node_name, at, at + self.lease_ms
        )
        for table in leased:
            if table.row.id not in held:
                log.info("lease-lost", table=table.row.id)
                table.has_lease = False
            elif table.is_over():
                self.registry.notify_change(table)
        for lease_id in held - {table.row.id for table in leased}:
            self._tasks.spawn(self._adopt(lease_id))

    async def _adopt(self, lease_id: str) -> None:
        """Use a lease that is ours in the database, though its confirmation never reached us."""
        with contextlib.suppress(StoreError):  # after an error, the next renewal finds it again
            if not await self._request_by_id(lease_id):
                await self.registry.store.leases.drop(lease_id, self.registry.node_name)

    # Takeover.

    async def _takeover_loop(self) -> None:
        while True:
            try:
                while await self._take_over_expired() == TAKEOVER_BATCH:
                    pass
            except StoreError:
                log.warning("lease-takeover-failed")
            await asyncio.sleep(self.lease_ms / 4000)

    async def _take_over_expired(self) -> int:
        """Take a random sample of the expired leases, because all nodes do so at the same time."""
        lease_ids = await self.registry.store.leases.list_expired(self.registry.now())
        lease_ids = random.sample(lease_ids, min(TAKEOVER_BATCH, len(lease_ids)))
        await asyncio.gather(*(self._take_over(lease_id) for lease_id in lease_ids))
        return len(lease_ids)

    async def _take_over(self, lease_id: str) -> None:
        if not await self._request_by_id(lease_id):
            await self.registry.store.leases.discard(lease_id, self.registry.now())

    async def _request_by_id(self, table_id: str) -> bool:
        """Request the lease of a game in progress; false if there is no game to run."""
        try:
            table = await self.registry.get_table(table_id)
        except ServerError as error:
            log.warning("lease-without-game", table=table_id, code=error.code)
            return False
        if table.game is None or table.is_over() or table.row.status == CLOSED:
            return False
        await self.request(table)
        return True

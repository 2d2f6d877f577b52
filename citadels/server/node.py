"""One server process: everything it is made of, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from citadels.protocol.messages import CLOSE_RESTART
from citadels.server.errors import ServerError
from citadels.server.fanout import Fanout, RedisFanout
from citadels.server.hub import Hub
from citadels.server.limits import Buckets, Places
from citadels.server.live_table import Mark
from citadels.server.metrics import Metrics
from citadels.server.running import Runner
from citadels.server.settings import Settings
from citadels.server.statistics import read_statistics
from citadels.server.store.errors import StoreError
from citadels.server.store.store import Store, open_store
from citadels.server.talking import tell_chat
from citadels.server.thinking import Thinker
from citadels.server.timing import Time

OFTEN: Final = 0.5  # seconds between looks for what others stored while they cannot tell
log = structlog.get_logger(__name__)


class Node:
    """A server on its own or one of several on the same database."""

    def __init__(self, settings: Settings, store: Store, time: Time) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.statistics = read_statistics(settings.statistics)
        fanout = RedisFanout(settings.redis, settings.node) if settings.redis else Fanout()
        self.hub = Hub(store, fanout, settings.node, time)
        self.hub.after_damage = self.metrics.damaged.inc
        self.thinker = Thinker(settings.bot_processes)
        self.runner = Runner(self.hub, self.thinker, settings.bot_pause, settings.lease)
        self.requests = Buckets(settings.requests_a_minute, 60)
        self.openings = Buckets(settings.tables_an_hour, 3600)
        self.lines = Places(settings.lines_an_address)
        self._polling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.settings.redis:
            self.thinker.warm_up()
        await self.hub.fanout.start(self._heard)
        await self.runner.start()
        self._polling = asyncio.create_task(self._poll())
        log.info("node-started", node=self.settings.node)

    async def close(self) -> None:
        """Take no more commands, and close all lines. Those that had begun are done by now."""
        self.hub.stopping = True
        if self._polling is not None:
            self._polling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._polling
        await self.runner.close()
        for table in self.hub.tables.values():
            for reader in list(table.readers):
                reader.close(CLOSE_RESTART)
        await self.hub.fanout.close()
        self.thinker.close()
        await self.store.close()
        log.info("node-stopped", node=self.settings.node)

    # What other nodes have done.

    async def _heard(self, name: str, mark: Mark | None = None) -> None:
        table = self.hub.tables.get(name)
        if table is None:
            return
        try:
            async with table.lock:
                if mark is not None and table.knows(mark):
                    return  # it was ours, and on its way
                await self.hub.catch_up(table)
                await tell_chat(self.hub, table)
        except (ServerError, StoreError) as error:
            log.warning("not-caught-up", table=name, error=str(error))

    async def _poll(self) -> None:
        """Look for what was missed."""
        while True:
            well = self.hub.fanout.is_well()
            await asyncio.sleep(self.settings.poll if well else min(self.settings.poll, OFTEN))
            self.metrics.tables.set(len(self.hub.tables))
            for name, mark in (await self._missed()).items():
                await self._heard(name, mark)
            for name in list(self.hub.tables):
                self.hub.forget(name)

    async def _missed(self) -> dict[str, Mark]:
        """Tables of which more is stored than we know, and how much.

        Also alone on a database: whoever keeps the server may have changed one, or the database
        has stored something and could not say so.
        """
        tables = self.hub.tables
        awake = [name for name, table in tables.items() if not table.is_asleep()]
        try:
            stored = await self.store.tables.marks(awake)
        except StoreError as error:
            log.warning("not-looked-at", error=str(error))
            return {}
        return {
            name: mark
            for name, mark in stored.items()
            if name in tables and not tables[name].knows(mark)
        }


async def open_node(settings: Settings, time: Time) -> Node:
    """A node on its database, started."""
    settings.check()
    node = Node(settings, await open_store(settings.database), time)
    await node.start()
    return node

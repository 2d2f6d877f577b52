"""One server process: all its parts, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import structlog

from citadels.bots.pool import BotPool
from citadels.protocol.messages import CLOSE_RESTART
from citadels.server.bots.bot_driver import BotDriver
from citadels.server.cluster.clock_alarms import ClockAlarms
from citadels.server.cluster.game_runner import GameRunner
from citadels.server.cluster.lease_keeper import LeaseKeeper
from citadels.server.cluster.pubsub import PubSub, RedisPubSub
from citadels.server.cluster.time_source import TimeSource
from citadels.server.errors import ServerError
from citadels.server.games.statistics import load_statistics
from citadels.server.http.rate_limit import ConnectionLimiter, RateLimiter
from citadels.server.metrics import Metrics
from citadels.server.settings import Settings
from citadels.server.store.errors import StoreError
from citadels.server.store.store import Store, open_store
from citadels.server.tables.chat import publish_chat
from citadels.server.tables.live_table import Watermark
from citadels.server.tables.registry import TableRegistry

FALLBACK_POLL_SECONDS: Final = 0.5  # between checks while nodes cannot notify each other
log = structlog.get_logger(__name__)


class Node:
    """A single server, or one of several on the same database."""

    def __init__(self, settings: Settings, store: Store, time_source: TimeSource) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.statistics = load_statistics(settings.statistics_file)
        pubsub = (
            RedisPubSub(settings.redis_url, settings.node_name) if settings.redis_url else PubSub()
        )
        self.registry = TableRegistry(
            store, pubsub, settings.node_name, time_source, self.metrics.corrupt_games.inc
        )
        self.bot_pool = BotPool(
            settings.bot_processes, on_restart=lambda: log.warning("bot-pool-restarted")
        )
        self.game_runner = GameRunner(
            self.registry,
            LeaseKeeper(self.registry, settings.lease_seconds),
            ClockAlarms(self.registry),
            BotDriver(self.registry, self.bot_pool, settings.bot_pause_seconds),
        )
        self.request_limiter = RateLimiter(settings.requests_per_minute, 60)
        self.table_limiter = RateLimiter(settings.tables_per_hour, 3600)
        self.connection_limiter = ConnectionLimiter(settings.max_connections_per_ip)
        self._poll_task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.settings.redis_url:
            self.bot_pool.warm_up()
        await self.registry.pubsub.start(self._on_remote_change)
        await self.game_runner.start()
        self._poll_task = asyncio.create_task(self._poll())
        log.info("node-started", node=self.settings.node_name)

    async def close(self) -> None:
        """Close all connections. All commands in progress have finished before this call."""
        self.registry.is_stopping = True
        if self._poll_task is not None:
            self._poll_task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._poll_task
        await self.game_runner.close()
        for table in self.registry.tables.values():
            for subscriber in list(table.subscribers):
                subscriber.close(CLOSE_RESTART)
        await self.registry.pubsub.close()
        self.bot_pool.close()
        await self.store.close()
        log.info("node-stopped", node=self.settings.node_name)

    # Changes by other nodes.

    async def _on_remote_change(self, table_id: str, watermark: Watermark | None = None) -> None:
        table = self.registry.tables.get(table_id)
        if table is None:
            return
        try:
            async with table.lock:
                if watermark is not None and table.has_reached(watermark):
                    return  # our own change, which had not been applied at the check
                await self.registry.refresh(table)
                await publish_chat(self.registry, table)
        except (ServerError, StoreError) as error:
            log.warning("refresh-failed", table=table_id, error=str(error))

    async def _poll(self) -> None:
        while True:
            is_healthy = self.registry.pubsub.is_healthy()
            await asyncio.sleep(
                self.settings.poll_seconds
                if is_healthy
                else min(self.settings.poll_seconds, FALLBACK_POLL_SECONDS)
            )
            self.metrics.tables.set(len(self.registry.tables))
            for table_id, watermark in (await self._find_stale()).items():
                await self._on_remote_change(table_id, watermark)
            for table_id in list(self.registry.tables):
                self.registry.evict_idle(table_id)

    async def _find_stale(self) -> dict[str, Watermark]:
        """Tables with changes that this node has not loaded, and how far they are stored.

        This also happens on a single node: the administrator may have changed a table, or the
        database may have stored a record without being able to confirm it.
        """
        tables = self.registry.tables
        active = [table_id for table_id, table in tables.items() if not table.is_idle()]
        try:
            stored = await self.store.tables.load_watermarks(active)
        except StoreError as error:
            log.warning("poll-failed", error=str(error))
            return {}
        return {
            table_id: watermark
            for table_id, watermark in stored.items()
            if table_id in tables and not tables[table_id].has_reached(watermark)
        }


async def open_node(settings: Settings, time_source: TimeSource) -> Node:
    settings.check()
    node = Node(settings, await open_store(settings.database_url), time_source)
    await node.start()
    return node

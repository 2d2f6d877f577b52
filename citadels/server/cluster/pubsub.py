"""Notifications between nodes that a change to a table was stored.

A notification only has the id of the table, and nodes then read the database. So it does no harm if
one is lost or arrives twice, and nothing secret is in it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from citadels.engine.native_types import override

CHANNEL: Final = "citadels:tables"
ANONYMOUS_NODE: Final = "-"
_RETRY_SECONDS: Final = 1.0  # before reconnecting

ChangeListener = Callable[[str], Awaitable[None]]
log = structlog.get_logger(__name__)


class PubSub:
    """A single node: there are no other nodes to notify."""

    async def start(self, listener: ChangeListener) -> None:
        """Call the listener with the id of each table that another node has changed."""

    async def publish(self, table_id: str) -> None:
        """Notify the other nodes that a change to this table was stored."""

    def is_healthy(self) -> bool:
        return True

    async def close(self) -> None:
        """Stop publishing and listening."""


class RedisPubSub(PubSub):
    """Several nodes. While Redis is down, play continues, and nodes catch up by polling."""

    def __init__(self, url: str, node: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_timeout=5, socket_connect_timeout=2, retry=Retry(NoBackoff(), 0)
        )
        self._node = node
        self._pending: dict[str, None] = {}  # ids of tables in order, without duplicates
        self._has_pending = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_subscribed = False
        self._is_publishing = True

    @override
    async def start(self, listener: ChangeListener) -> None:
        self._tasks = [
            asyncio.create_task(self._subscribe(listener)),
            asyncio.create_task(self._publish_pending()),
        ]

    @override
    async def publish(self, table_id: str) -> None:
        self._pending[table_id] = None  # answers do not wait for Redis
        self._has_pending.set()

    @override
    def is_healthy(self) -> bool:
        return self._is_subscribed and self._is_publishing

    @override
    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _publish_pending(self) -> None:
        while True:
            await self._has_pending.wait()
            self._has_pending.clear()
            while self._pending:
                await self._publish_one(next(iter(self._pending)))

    async def _publish_one(self, table_id: str) -> None:
        del self._pending[table_id]
        try:
            await self._redis.publish(CHANNEL, f"{self._node} {table_id}")
            self._is_publishing = True
        except (RedisError, OSError) as error:
            if self._is_publishing:
                log.warning("pubsub-publish-failed", error=type(error).__name__)
            self._is_publishing = False
            self._pending[table_id] = None
            await asyncio.sleep(_RETRY_SECONDS)

    async def _subscribe(self, listener: ChangeListener) -> None:
        while True:
            try:
                await self._subscribe_once(listener)
            except (RedisError, OSError) as error:
                if self._is_subscribed:
                    log.warning("pubsub-disconnected", error=type(error).__name__)
                self._is_subscribed = False
            await asyncio.sleep(_RETRY_SECONDS)

    async def _subscribe_once(self, listener: ChangeListener) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
            await subscription.subscribe(CHANNEL)
            self._is_subscribed = True
            log.info("pubsub-subscribed")
            while True:
                message = await subscription.get_message(timeout=4.0)
                if message is None:
                    await subscription.ping()
                    continue
                node, _, table = message["data"].decode().partition(" ")
                if node != self._node and table:
                    await listener(table)


async def publish_once(url: str, table_id: str) -> None:
    """Notify all nodes from another process. If Redis is down, polling finds the change."""
    async with Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2) as redis:
        with contextlib.suppress(RedisError, OSError):
            await redis.publish(CHANNEL, f"{ANONYMOUS_NODE} {table_id}")

"""How nodes tell each other that something of a table was stored.

A note says only where to look: whoever hears it reads the database. So a note that is lost or comes
twice does no harm, and nothing secret goes through it.
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
NO_NODE: Final = "-"
_AGAIN: Final = 1.0  # seconds until a lost line is tried again

Listener = Callable[[str], Awaitable[None]]
log = structlog.get_logger(__name__)


class Fanout:
    """One node alone: nobody else has to be told."""

    async def start(self, listener: Listener) -> None:
        """Call the listener with the id of each table of which another node tells."""

    async def announce(self, table: str) -> None:
        """Tell the other nodes that something of this table was stored."""

    def is_well(self) -> bool:
        return True

    async def close(self) -> None:
        """Tell and hear nothing more."""


class RedisFanout(Fanout):
    """Several nodes. While Redis is away play goes on, and nodes catch up by looking."""

    def __init__(self, url: str, node: str) -> None:
        self._redis: Redis = Redis.from_url(
            url, socket_timeout=5, socket_connect_timeout=2, retry=Retry(NoBackoff(), 0)
        )
        self._node = node
        self._untold: dict[str, None] = {}  # tables, in order, each once
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._listens = False
        self._tells = True

    @override
    async def start(self, listener: Listener) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(listener)),
            asyncio.create_task(self._tell()),
        ]

    @override
    async def announce(self, table: str) -> None:
        self._untold[table] = None  # no answer waits for Redis
        self._wake.set()

    @override
    def is_well(self) -> bool:
        return self._listens and self._tells

    @override
    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _tell(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._untold:
                await self._tell_one(next(iter(self._untold)))

    async def _tell_one(self, table: str) -> None:
        del self._untold[table]
        try:
            await self._redis.publish(CHANNEL, f"{self._node} {table}")
            self._tells = True
        except (RedisError, OSError) as error:
            if self._tells:
                log.warning("fanout-not-told", error=type(error).__name__)
            self._tells = False
            self._untold[table] = None
            await asyncio.sleep(_AGAIN)

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                await self._listen_once(listener)
            except (RedisError, OSError) as error:
                if self._listens:
                    log.warning("fanout-lost", error=type(error).__name__)
                self._listens = False
            await asyncio.sleep(_AGAIN)

    async def _listen_once(self, listener: Listener) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as notes:
            await notes.subscribe(CHANNEL)
            self._listens = True
            log.info("fanout-listens")
            while True:
                note = await notes.get_message(timeout=4.0)
                if note is None:
                    await notes.ping()
                    continue
                node, _, table = note["data"].decode().partition(" ")
                if node != self._node and table:
                    await listener(table)


async def announce_once(url: str, table: str) -> None:
    """Tell all nodes, as somebody who is none. If Redis is away, they look after a while."""
    async with Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2) as redis:
        with contextlib.suppress(RedisError, OSError):
            await redis.publish(CHANNEL, f"{NO_NODE} {table}")

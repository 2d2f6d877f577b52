"""Bots and clocks: which node runs those of a game is a lease in the database."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Final

import structlog

from citadels.engine.view import make_view
from citadels.match import commitment
from citadels.match.clock import OFF
from citadels.match.match import Match, RefusedError
from citadels.server.bots.bot_pool import BotPool, BotProcessError
from citadels.server.errors import ServerError
from citadels.server.store.errors import StoreError
from citadels.server.store.rows import CLOSED, PLAYING
from citadels.server.tables.commands import answer_as_bot, expire, finish
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry

TAKEOVER_BATCH: Final = (
    20  # leases that a node takes over together before it looks again what is left
)
RETRY_SECONDS: Final = 1.0  # seconds until something that failed is tried again

log = structlog.get_logger(__name__)


class BotDriver:
    """Runs the bots and clocks of the games for which this node has the lease."""

    def __init__(
        self, registry: TableRegistry, bot_pool: BotPool, pause_seconds: float, lease_seconds: float
    ) -> None:
        self.registry = registry
        self.bot_pool = bot_pool
        self.pause_seconds = (
            pause_seconds  # seconds before a bot answers, so that people can follow
        )
        self.lease_ms = round(
            1000 * lease_seconds
        )  # milliseconds that it holds without being renewed
        self._tasks: set[asyncio.Task[None]] = set()
        registry.on_change = self.on_change

    async def start(self) -> None:
        leases = self.registry.store.leases
        await leases.release(
            self.registry.node_name, self.registry.now()
        )  # what a node of our name left behind
        self._spawn(self._renew_loop())
        self._spawn(self._takeover_loop())

    async def close(self) -> None:
        """Stop, and leave the games to other nodes."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.registry.tables.values():
            if table.clock_timer is not None:
                table.clock_timer.cancel()
        # A lease that is over, unlike one that is dropped, is found by whoever comes next.
        with contextlib.suppress(StoreError):
            await self.registry.store.leases.release(self.registry.node_name, self.registry.now())

    def on_change(self, table: LiveTable) -> None:
        """Something changed: perhaps a bot has to answer, or a clock runs anew."""
        match = table.match
        if match is None:
            return
        if table.row.status == CLOSED:
            self._stop_work(table)
        elif table.is_over():
            self._stop_work(table)
            if table.row.status == PLAYING and not is_running(table.finish_task):
                table.finish_task = self._spawn(self._finish_game(table))
        elif has_bots_or_clock(match):
            if table.has_lease:
                self._start_work(table, match)
            else:
                self._request_lease(table)

    # Leases.

    async def _renew_loop(self) -> None:
        """Renew what we have. Nothing that takes long may keep this from being done in time."""
        while True:
            try:
                await self._renew_leases()
            except StoreError:
                log.warning("lease-renewal-failed")
            await asyncio.sleep(self.lease_ms / 3000)

    async def _renew_leases(self) -> None:
        running = [table for table in self.registry.tables.values() if table.has_lease]
        if not running:
            return
        at = self.registry.now()
        held = await self.registry.store.leases.renew(
            self.registry.node_name, at, at + self.lease_ms
        )
        for table in running:
            if lease_name(table) not in held:
                log.info("lease-lost", table=table.row.id)
                table.has_lease = False
            elif table.is_over():
                self._stop_work(table)
        for lease_id in held - {lease_name(table) for table in running}:
            self._spawn(self._adopt_lease(lease_id))

    async def _adopt_lease(self, lease_id: str) -> None:
        """Run what is ours in the database alone: we never heard that we got it, and renew it."""
        with contextlib.suppress(StoreError):  # else it is found again
            if not await self._try_acquire(lease_id):
                await self.registry.store.leases.drop(lease_id, self.registry.node_name)

    async def _takeover_loop(self) -> None:
        """Take what others have let go."""
        while True:
            try:
                while await self._take_over_expired() == TAKEOVER_BATCH:
                    pass
            except StoreError:
                log.warning("lease-takeover-failed")
            await asyncio.sleep(self.lease_ms / 4000)

    async def _take_over_expired(self) -> int:
        """Take some of the leases that are free; all nodes do it at the same time."""
        names = await self.registry.store.leases.list_expired(self.registry.now())
        names = random.sample(names, min(TAKEOVER_BATCH, len(names)))
        await asyncio.gather(*(self._take_over_lease(name) for name in names))
        return len(names)

    async def _take_over_lease(self, lease_id: str) -> None:
        if not await self._try_acquire(lease_id):
            await self.registry.store.leases.discard(lease_id, self.registry.now())

    async def _try_acquire(self, table_id: str) -> bool:
        """Take the lease of a game that is still played; false if there is none to be run."""
        try:
            table = await self.registry.get_table(table_id)
        except ServerError as error:
            log.warning("lease-without-game", table=table_id, code=error.code)
            return False
        if is_done(table):
            return False
        await self._request_lease(table)
        return True

    def _request_lease(self, table: LiveTable) -> asyncio.Task[None]:
        if table.lease_task is None or table.lease_task.done():
            table.lease_task = self._spawn(self._acquire_lease(table))
        return table.lease_task

    async def _acquire_lease(self, table: LiveTable) -> None:
        at = self.registry.now()
        try:
            async with table.lease_lock:
                table.has_lease = await self.registry.store.leases.take(
                    lease_name(table), self.registry.node_name, at, at + self.lease_ms
                )
            if table.has_lease:
                async with table.lock:
                    await self.registry.refresh(table)
                self.on_change(table)
        except (StoreError, ServerError):
            log.warning("lease-acquire-failed", table=table.row.id)
            table.has_lease = False  # though perhaps we have it: nothing has been set off yet
            self._spawn(self._retry(table))

    async def _retry(self, table: LiveTable) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        if self.registry.tables.get(table.row.id) is table and not self.registry.is_stopping:
            self.on_change(table)

    def _stop_work(self, table: LiveTable) -> None:
        if table.clock_timer is not None:
            table.clock_timer.cancel()
            table.clock_timer = None
        if table.has_lease:
            table.has_lease = False
            self._spawn(self._release_lease(table))

    async def _release_lease(self, table: LiveTable) -> None:
        async with table.lease_lock:
            try:
                await self.registry.store.leases.drop(lease_name(table), self.registry.node_name)
            except StoreError:
                log.warning("lease-release-failed", table=table.row.id)
                table.has_lease = True  # it is dropped when the others are renewed

    async def _finish_game(self, table: LiveTable) -> None:
        """Write down the end of a game that nobody could write down when it came."""
        while table.row.status == PLAYING and not self.registry.is_stopping:
            async with table.lock:
                if table.match is None or not table.match.is_over():
                    return
                if table.row.status == PLAYING:
                    await finish(self.registry, table)
            if table.row.status == PLAYING:
                await asyncio.sleep(RETRY_SECONDS)

    # Bots and clocks.

    def _start_work(self, table: LiveTable, match: Match) -> None:
        if table.clock_timer is not None:
            table.clock_timer.cancel()
            table.clock_timer = None
        deadline = match.clock.deadline()
        if deadline is not None:
            table.clock_timer = self.registry.time_source.call_at(
                deadline, lambda: self._spawn(self._on_time_out(table))
            )
        if match.bot_of(match.to_move()) and not is_running(table.bot_task):
            table.bot_task = self._spawn(self._answer_loop(table))

    async def _on_time_out(self, table: LiveTable) -> None:
        try:
            await expire(self.registry, table)
        except (StoreError, ServerError, RefusedError) as error:
            log.warning("time-out-failed", table=table.row.id, error=str(error))
            await asyncio.sleep(RETRY_SECONDS)
        self.on_change(table)

    async def _answer_loop(self, table: LiveTable) -> None:
        """Let bots answer until a person has to."""
        while table.has_lease and not self.registry.is_stopping:
            match = table.match
            if match is None or not match.bot_of(match.to_move()):
                return
            try:
                await self._answer_once(table, match)
            except (StoreError, ServerError, RefusedError, BotProcessError) as error:
                log.warning("bot-failed", table=table.row.id, error=str(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _answer_once(self, table: LiveTable, match: Match) -> None:
        """Think while the pause goes on: a quick answer must not tell that there was no choice."""
        seat, question, started_at = match.to_move(), match.question, time.monotonic()
        seed = commitment.bot_seed(match.header.secret, question)
        bot_spec, seat_view = match.bot_of(seat), make_view(match.game, seat)
        if len(seat_view.legal) == 1:
            option = seat_view.legal[0]
        else:
            option = await self.bot_pool.choose(bot_spec, seat_view, match.knowledge(seat), seed)
        await asyncio.sleep(max(0.0, started_at + self.pause_seconds - time.monotonic()))
        await answer_as_bot(self.registry, table, seat, question, option)

    def _spawn(self, coroutine: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(coroutine)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def is_running(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def lease_name(table: LiveTable) -> str:
    """The lease has the name of the table: it is held while its game is played."""
    return table.row.id


def is_done(table: LiveTable) -> bool:
    """Whether nothing is played there any more."""
    return table.match is None or table.is_over() or table.row.status == CLOSED


def has_bots_or_clock(match: Match) -> bool:
    """Whether a game has bots or clocks."""
    return any(match.header.bots) or match.header.clock != OFF

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
from citadels.server.errors import ServerError
from citadels.server.hub import Hub
from citadels.server.live_table import LiveTable
from citadels.server.playing import answer_for, expire, finish
from citadels.server.store.errors import StoreError
from citadels.server.store.rows import CLOSED, PLAYING
from citadels.server.thinking import BrokenError, Thinker

AT_ONCE: Final = 20  # leases that a node takes over together before it looks again what is left
AGAIN: Final = 1.0  # seconds until something that failed is tried again

log = structlog.get_logger(__name__)


class Runner:
    """Runs the bots and clocks of the games for which this node has the lease."""

    def __init__(self, hub: Hub, thinker: Thinker, pause: float, lease: float) -> None:
        self.hub = hub
        self.thinker = thinker
        self.pause = pause  # seconds before a bot answers, so that people can follow
        self.lease = round(1000 * lease)  # milliseconds that it holds without being renewed
        self._tasks: set[asyncio.Task[None]] = set()
        hub.after_change = self.look_after

    async def start(self) -> None:
        leases = self.hub.store.leases
        await leases.release(self.hub.node, self.hub.now())  # what a node of our name left behind
        self._work(self._keep_leases())
        self._work(self._find_leases())

    async def close(self) -> None:
        """Stop, and leave the games to other nodes."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.hub.tables.values():
            if table.alarm is not None:
                table.alarm.cancel()
        # A lease that is over, unlike one that is dropped, is found by whoever comes next.
        with contextlib.suppress(StoreError):
            await self.hub.store.leases.release(self.hub.node, self.hub.now())

    def look_after(self, table: LiveTable) -> None:
        """Something changed: perhaps a bot has to answer, or a clock runs anew."""
        match = table.match
        if match is None:
            return
        if table.row.status == CLOSED:
            self._leave(table)
        elif table.is_over():
            self._leave(table)
            if table.row.status == PLAYING and not is_busy(table.ending):
                table.ending = self._work(self._end(table))
        elif needs_running(match):
            if table.runs:
                self._set_off(table, match)
            else:
                self._taking(table)

    # Leases.

    async def _keep_leases(self) -> None:
        """Renew what we have. Nothing that takes long may keep this from being done in time."""
        while True:
            try:
                await self._renew()
            except StoreError:
                log.warning("leases-not-renewed")
            await asyncio.sleep(self.lease / 3000)

    async def _renew(self) -> None:
        running = [table for table in self.hub.tables.values() if table.runs]
        if not running:
            return
        at = self.hub.now()
        held = await self.hub.store.leases.renew(self.hub.node, at, at + self.lease)
        for table in running:
            if lease_of(table) not in held:
                log.info("lease-lost", table=table.row.id)
                table.runs = False
            elif table.is_over():
                self._leave(table)
        for name in held - {lease_of(table) for table in running}:
            self._work(self._adopt(name))

    async def _adopt(self, name: str) -> None:
        """Run what is ours in the database alone: we never heard that we got it, and renew it."""
        with contextlib.suppress(StoreError):  # else it is found again
            if not await self._maybe_take(name):
                await self.hub.store.leases.drop(name, self.hub.node)

    async def _find_leases(self) -> None:
        """Take what others have let go."""
        while True:
            try:
                while await self._take_over() == AT_ONCE:
                    pass
            except StoreError:
                log.warning("leases-not-found")
            await asyncio.sleep(self.lease / 4000)

    async def _take_over(self) -> int:
        """Take some of the leases that are free; all nodes do it at the same time."""
        names = await self.hub.store.leases.expired(self.hub.now())
        names = random.sample(names, min(AT_ONCE, len(names)))
        await asyncio.gather(*(self._take_over_one(name) for name in names))
        return len(names)

    async def _take_over_one(self, name: str) -> None:
        if not await self._maybe_take(name):
            await self.hub.store.leases.discard(name, self.hub.now())

    async def _maybe_take(self, name: str) -> bool:
        """Take the lease of a game that is still played; false if there is none to be run."""
        try:
            table = await self.hub.table(name)
        except ServerError as error:
            log.warning("lease-of-no-game", table=name, code=error.code)
            return False
        if is_done(table):
            return False
        await self._taking(table)
        return True

    def _taking(self, table: LiveTable) -> asyncio.Task[None]:
        if table.taking is None or table.taking.done():
            table.taking = self._work(self._take(table))
        return table.taking

    async def _take(self, table: LiveTable) -> None:
        at = self.hub.now()
        try:
            async with table.leasing:
                table.runs = await self.hub.store.leases.take(
                    lease_of(table), self.hub.node, at, at + self.lease
                )
            if table.runs:
                async with table.lock:
                    await self.hub.catch_up(table)
                self.look_after(table)
        except (StoreError, ServerError):
            log.warning("lease-not-taken", table=table.row.id)
            table.runs = False  # though perhaps we have it: nothing has been set off yet
            self._work(self._try_again(table))

    async def _try_again(self, table: LiveTable) -> None:
        await asyncio.sleep(AGAIN)
        if self.hub.tables.get(table.row.id) is table and not self.hub.stopping:
            self.look_after(table)

    def _leave(self, table: LiveTable) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        if table.runs:
            table.runs = False
            self._work(self._give_back(table))

    async def _give_back(self, table: LiveTable) -> None:
        async with table.leasing:
            try:
                await self.hub.store.leases.drop(lease_of(table), self.hub.node)
            except StoreError:
                log.warning("lease-not-dropped", table=table.row.id)
                table.runs = True  # it is dropped when the others are renewed

    async def _end(self, table: LiveTable) -> None:
        """Write down the end of a game that nobody could write down when it came."""
        while table.row.status == PLAYING and not self.hub.stopping:
            async with table.lock:
                if table.match is None or not table.match.is_over():
                    return
                if table.row.status == PLAYING:
                    await finish(self.hub, table)
            if table.row.status == PLAYING:
                await asyncio.sleep(AGAIN)

    # Bots and clocks.

    def _set_off(self, table: LiveTable, match: Match) -> None:
        if table.alarm is not None:
            table.alarm.cancel()
            table.alarm = None
        deadline = match.clock.deadline()
        if deadline is not None:
            table.alarm = self.hub.time.wake(deadline, lambda: self._work(self._ring(table)))
        if match.bot_of(match.to_move()) and not is_busy(table.thinking):
            table.thinking = self._work(self._think(table))

    async def _ring(self, table: LiveTable) -> None:
        try:
            await expire(self.hub, table)
        except (StoreError, ServerError, RefusedError) as error:
            log.warning("time-out-failed", table=table.row.id, error=str(error))
            await asyncio.sleep(AGAIN)
        self.look_after(table)

    async def _think(self, table: LiveTable) -> None:
        """Let bots answer until a person has to."""
        while table.runs and not self.hub.stopping:
            match = table.match
            if match is None or not match.bot_of(match.to_move()):
                return
            try:
                await self._think_once(table, match)
            except (StoreError, ServerError, RefusedError, BrokenError) as error:
                log.warning("bot-not-heard", table=table.row.id, error=str(error))
                await asyncio.sleep(AGAIN)

    async def _think_once(self, table: LiveTable, match: Match) -> None:
        """Think while the pause goes on: a quick answer must not tell that there was no choice."""
        seat, question, began = match.to_move(), match.question, time.monotonic()
        seed = commitment.bot_seed(match.header.secret, question)
        line, seen = match.bot_of(seat), make_view(match.game, seat)
        if len(seen.legal) == 1:
            given = seen.legal[0]
        else:
            given = await self.thinker.choose(line, seen, match.knowledge(seat), seed)
        await asyncio.sleep(max(0.0, began + self.pause - time.monotonic()))
        await answer_for(self.hub, table, seat, question, given)

    def _work(self, work: object) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def is_busy(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()


def lease_of(table: LiveTable) -> str:
    """The lease has the name of the table: it is held while its game is played."""
    return table.row.id


def is_done(table: LiveTable) -> bool:
    """Whether nothing is played there any more."""
    return table.match is None or table.is_over() or table.row.status == CLOSED


def needs_running(match: Match) -> bool:
    """Whether a game has bots or clocks."""
    return any(match.header.bots) or match.header.clock != OFF

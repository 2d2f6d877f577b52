"""Alarms for the clocks of players: when a deadline passes, a bot takes over."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

import structlog

from citadels.match.match import RefusedError
from citadels.server.background_tasks import BackgroundTasks
from citadels.server.cluster.time_source import TimerHandle
from citadels.server.errors import ServerError
from citadels.server.store.errors import StoreError
from citadels.server.tables.live_game import LiveGame
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry

RETRY_SECONDS: Final = 1.0  # before a time-out that could not be stored is tried again

log = structlog.get_logger(__name__)


class ClockAlarms:
    """One timer for each table on this node with a running clock."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._tasks = BackgroundTasks()
        self._timers: WeakKeyDictionary[LiveTable, TimerHandle] = WeakKeyDictionary()

    async def close(self) -> None:
        for table in list(self._timers):
            self.cancel(table)
        await self._tasks.cancel()

    def schedule(self, game: LiveGame) -> None:
        """Set the alarm to the deadline of the seat whose clock runs, if one does."""
        self.cancel(game.table)
        deadline = game.match.clock.deadline()
        if deadline is not None:
            self._timers[game.table] = self.registry.time_source.call_at(
                deadline, lambda: self._tasks.spawn(self._expire(game))
            )

    def cancel(self, table: LiveTable) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    async def _expire(self, game: LiveGame) -> None:
        try:
            await game.expire()
        except (StoreError, ServerError, RefusedError) as error:
            log.warning("time-out-failed", table=game.table.row.id, error=str(error))
            await asyncio.sleep(RETRY_SECONDS)
        self.registry.notify_change(game.table)

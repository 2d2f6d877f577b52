"""What a node does for its games unprompted: leases, clocks, bots, results not yet stored."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from citadels.match.clock import OFF
from citadels.match.match import Match
from citadels.server.background_tasks import BackgroundTasks, is_running
from citadels.server.bots.bot_driver import BotDriver
from citadels.server.cluster.clock_alarms import ClockAlarms
from citadels.server.cluster.lease_keeper import LeaseKeeper
from citadels.server.store.rows import CLOSED, PLAYING
from citadels.server.tables.live_game import LiveGame
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry

RETRY_SECONDS: Final = 1.0  # before storing a result is tried again


class GameRunner:
    """Starts and stops the work of this node for a game whenever the game has changed."""

    def __init__(
        self,
        registry: TableRegistry,
        lease_keeper: LeaseKeeper,
        clock_alarms: ClockAlarms,
        bot_driver: BotDriver,
    ) -> None:
        self.registry = registry
        self.lease_keeper = lease_keeper
        self.clock_alarms = clock_alarms
        self.bot_driver = bot_driver
        self._tasks = BackgroundTasks()
        self._finishing: WeakKeyDictionary[LiveTable, asyncio.Task[None]] = WeakKeyDictionary()
        registry.add_change_listener(self.on_change)

    async def start(self) -> None:
        await self.lease_keeper.start()

    async def close(self) -> None:
        await self._tasks.cancel()
        await self.bot_driver.close()
        await self.clock_alarms.close()
        await self.lease_keeper.close()

    def on_change(self, table: LiveTable) -> None:
        """Handle a change: a bot may have to answer, a clock may run, the game may have ended."""
        game = table.game
        if game is None:
            return
        if table.row.status == CLOSED:
            self._stop(table)
        elif game.is_over:
            self._stop(table)
            if table.row.status == PLAYING and not is_running(self._finishing.get(table)):
                self._finishing[table] = self._tasks.spawn(self._finish(game))
        elif has_bots_or_clock(game.match):
            if table.has_lease:
                self.clock_alarms.schedule(game)
                self.bot_driver.drive(game)
            else:
                self.lease_keeper.request(table)

    def _stop(self, table: LiveTable) -> None:
        self.clock_alarms.cancel(table)
        self.lease_keeper.release(table)

    async def _finish(self, game: LiveGame) -> None:
        """Store the result of a game if that failed when the game ended."""
        table = game.table
        while table.row.status == PLAYING and not self.registry.is_stopping:
            async with table.lock:
                if table.game is not game:
                    return
                if table.row.status == PLAYING:
                    await game.finish()
            if table.row.status == PLAYING:
                await asyncio.sleep(RETRY_SECONDS)


def has_bots_or_clock(match: Match) -> bool:
    """Whether a game has bots or clocks, which a node has to run."""
    return any(match.header.bots) or match.header.clock != OFF

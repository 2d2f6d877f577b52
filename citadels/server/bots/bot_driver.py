"""Makes bots answer: those that sit at a table, and those that play for an absent person."""

from __future__ import annotations

import asyncio
import time
from typing import Final
from weakref import WeakKeyDictionary

import structlog

from citadels.bots.bot import BotProcessError
from citadels.bots.pool import BotPool
from citadels.engine.view import make_view
from citadels.match import commitment
from citadels.match.match import RefusedError
from citadels.server.background_tasks import BackgroundTasks, is_running
from citadels.server.errors import ServerError
from citadels.server.store.errors import StoreError
from citadels.server.tables.live_game import LiveGame
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry

RETRY_SECONDS: Final = 1.0  # before a bot whose answer did not arrive is asked again

log = structlog.get_logger(__name__)


class BotDriver:
    """One loop for each table of this node at which a bot has to answer."""

    def __init__(self, registry: TableRegistry, bot_pool: BotPool, pause_seconds: float) -> None:
        self.registry = registry
        self.bot_pool = bot_pool
        self.pause_seconds = pause_seconds  # before a bot answers, so that people can follow
        self._tasks = BackgroundTasks()
        self._loops: WeakKeyDictionary[LiveTable, asyncio.Task[None]] = WeakKeyDictionary()

    async def close(self) -> None:
        await self._tasks.cancel()

    def drive(self, game: LiveGame) -> None:
        """Have bots answer until a person has to, unless this loop is already running."""
        match = game.match
        if match.bot_of(match.to_move()) and not self.is_driving(game.table):
            self._loops[game.table] = self._tasks.spawn(self._answer_loop(game.table))

    def is_driving(self, table: LiveTable) -> bool:
        return is_running(self._loops.get(table))

    async def _answer_loop(self, table: LiveTable) -> None:
        while table.has_lease and not self.registry.is_stopping:
            game = table.game
            if game is None or not game.match.bot_of(game.match.to_move()):
                return
            try:
                await self._answer_once(game)
            except (StoreError, ServerError, RefusedError, BotProcessError) as error:
                log.warning("bot-failed", table=table.row.id, error=str(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _answer_once(self, game: LiveGame) -> None:
        """Think during the pause: a quick answer must not reveal that there was no choice."""
        match = game.match
        seat, question, started_at = match.to_move(), match.question, time.monotonic()
        seed = commitment.bot_seed(match.header.secret, question)
        bot_spec, seat_view = match.bot_of(seat), make_view(match.game, seat)
        if len(seat_view.legal) == 1:
            option = seat_view.legal[0]
        else:
            option = await self.bot_pool.choose(bot_spec, seat_view, match.knowledge(seat), seed)
        await asyncio.sleep(max(0.0, started_at + self.pause_seconds - time.monotonic()))
        await game.answer_as_bot(seat, question, option)

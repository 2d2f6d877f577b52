"""Bots think in processes of their own, so that a person's answer never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import structlog

from citadels.bots import worker
from citadels.bots.bot import Explanation
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.knowledge.view_codec import knowledge_to_data
from citadels.engine.view import SeatView
from citadels.worker_process import init_worker

T = TypeVar("T")
log = structlog.get_logger(__name__)


class BotProcessError(Exception):
    """A bot was not heard to the end. It can be asked again."""


class BotPool:
    """Processes in which bots answer. One that breaks down is replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot_spec: str, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        """The answer of a bot to what its seat sees and has learnt: nothing else leaves here."""
        return await self._submit(
            worker.choose, bot_spec, view.as_data(), knowledge_to_data(knowledge), seed
        )

    async def explain(
        self, bot_spec: str, view: SeatView, knowledge: Knowledge, seed: int
    ) -> Explanation:
        """The same with reasons."""
        return await self._submit(
            worker.explain, bot_spec, view.as_data(), knowledge_to_data(knowledge), seed
        )

    async def _submit(self, function: Callable[..., T], *args: object) -> T:
        pool = self._get_pool()
        try:
            return await asyncio.wrap_future(pool.submit(function, *args))
        except BrokenProcessPool as error:
            if pool is self._pool:  # else it is replaced already, and others think in the new one
                self._pool = None
                pool.shutdown(wait=False)
                log.warning("bot-pool-restarted")
            raise BotProcessError("a process in which bots think broke down") from error

    def warm_up(self) -> None:
        """Start the processes now, so that bots can be taken over at once."""
        self._get_pool().submit(_noop)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = None

    def _get_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of a server would hold its sockets and its locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, init_worker)
        return self._pool


def _noop() -> None:
    """Done when the process is there."""

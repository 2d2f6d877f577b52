"""A pool of processes in which bots think, so that neither a server nor a screen waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from citadels.bots import worker
from citadels.bots.bot import BotProcessError, Explanation
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.knowledge.view_codec import knowledge_to_data
from citadels.engine.view import SeatView
from citadels.worker_process import init_worker

T = TypeVar("T")


class BotPool:
    """Processes in which bots answer, started when needed, and replaced when they break down."""

    def __init__(self, processes: int = 1, on_restart: Callable[[], object] = lambda: None) -> None:
        self._processes = processes
        self._on_restart = on_restart
        self._executor: ProcessPoolExecutor | None = None

    async def choose(self, bot_spec: str, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        """The answer of a bot to what its seat sees and has learnt: nothing else is sent."""
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
        executor = self._get_executor()
        try:
            return await asyncio.wrap_future(executor.submit(function, *args))
        except BrokenProcessPool as error:
            if executor is self._executor:  # else another caller has replaced it already
                self._executor = None
                executor.shutdown(wait=False)
                self._on_restart()
            raise BotProcessError("a process in which bots think broke down") from error

    def warm_up(self) -> None:
        """Start the processes now, so that bots can be taken over at once."""
        self._get_executor().submit(_noop)

    def close(self, *, wait: bool = True) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=wait, cancel_futures=True)
        self._executor = None

    def _get_executor(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Not forked: a copy of this process would hold its sockets, locks or terminal.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._processes, context, init_worker)
        return self._executor


def _noop() -> None:
    """Its result shows that the process has started."""

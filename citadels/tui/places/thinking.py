"""Bots that think long do so in a process of their own, so that the screen never stands still."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from typing import Final

from citadels.bots import worker
from citadels.bots.bot import Explanation
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.knowledge.view_codec import knowledge_to_data
from citadels.engine.view import SeatView
from citadels.worker_process import init_worker

_SLOW: Final = ("search", "belief")  # the others answer in a few milliseconds


class Thinker:
    """Whom bots answer. The process is started when one needs it."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, line: str, seen: SeatView, learnt: Knowledge, seed: int) -> int:
        """The answer of a bot to what its seat sees and has learnt."""
        if not line.startswith(_SLOW):
            return worker.cached_bot(line).choose(seen, learnt, seed)
        asked = (line, seen.as_data(), knowledge_to_data(learnt), seed)
        try:
            return await asyncio.wrap_future(self._running().submit(worker.choose, *asked))
        except BrokenProcessPool:  # somebody has ended the process: the next one answers
            self.close()
            return await asyncio.wrap_future(self._running().submit(worker.choose, *asked))

    async def explain(self, line: str, seen: SeatView, learnt: Knowledge, seed: int) -> Explanation:
        """The same with reasons."""
        asked = (line, seen.as_data(), knowledge_to_data(learnt), seed)
        return await asyncio.wrap_future(self._running().submit(worker.explain, *asked))

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Not forked: a copy of this process would hold the terminal.
            context = multiprocessing.get_context("spawn")
            # It writes where this one did at first; a screen takes its place and has no file.
            with contextlib.redirect_stderr(sys.__stderr__):
                resource_tracker.ensure_running()
            self._pool = ProcessPoolExecutor(1, context, init_worker)
        return self._pool

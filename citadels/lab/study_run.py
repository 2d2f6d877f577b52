"""Runs studies on all cores, portion by portion, and goes on where it was broken off."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol

from citadels.lab.counters.block import EndlessError
from citadels.lab.play_chunk import Chunk, ChunkResult, StoppedError, play_chunk
from citadels.lab.store import Store
from citadels.lab.study import Study
from citadels.worker_process import block_sigint, init_worker

CHUNK_SEATS: Final = 20_000  # seats of games that are handed in together: some seconds, or less
POLL_SECONDS: Final = 0.2  # seconds between two looks whether to stop
QUEUE_DEPTH: Final = 2  # portions for each process that lie ready


class RunError(RuntimeError):
    """A run that could not go on."""


class Executor(Protocol):
    """Whoever plays portions, in whatever order."""

    processes: int  # how many play at once

    def run(
        self, chunks: Iterable[Chunk], should_stop: Callable[[], bool]
    ) -> Iterator[tuple[Chunk, ChunkResult]]: ...


@dataclass(frozen=True)
class RunStats:
    """How long a run took, and how much of it was not playing."""

    games: int
    seconds: float  # on the clock
    busy_seconds: float  # of all processes together, in which they played and counted
    bare_seconds: float  # of which the games alone would have needed

    def overhead(self, processes: int) -> float:
        """The share of the time that was not spent in rules and players."""
        available = self.seconds * processes
        return 1 - self.bare_seconds / available if available else 0.0


def chunks_of(study: Study) -> list[Chunk]:
    """The portions of a study: each some thousand games, never half a block."""
    chunks: list[Chunk] = []
    for condition in study.conditions:
        blocks = max(1, CHUNK_SEATS // condition.players // condition.block)
        chunks += [
            Chunk(condition, first, min(blocks, condition.blocks() - first))
            for first in range(0, condition.blocks(), blocks)
        ]
    return chunks


def missing_chunks(study: Study, store: Store) -> list[Chunk]:
    """What is left to play of a study."""
    return [chunk for chunk in chunks_of(study) if not store.has(study, chunk)]


def run_study(
    study: Study,
    store: Store,
    executor: Executor,
    on_progress: Callable[[int], object],
    should_stop: Callable[[], bool],
) -> RunStats:
    """Play what is missing of a study and keep it. Asked to stop, it keeps what is whole."""
    store.register(study)
    missing = missing_chunks(study, store)
    start = time.perf_counter()
    games, busy_seconds, bare_seconds = 0, 0.0, 0.0
    try:
        for chunk, result in executor.run(missing, should_stop):
            store.write_chunk(study, chunk, result)
            games += len(result.games)
            busy_seconds += result.seconds
            bare_seconds += result.bare_seconds
            on_progress(len(result.games))
    except EndlessError as error:
        raise RunError(f"{study.name}: {error}") from error
    return RunStats(games, time.perf_counter() - start, busy_seconds, bare_seconds)


class PoolExecutor:
    """Processes of this machine; with one, this process itself."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1

    def run(
        self, chunks: Iterable[Chunk], should_stop: Callable[[], bool]
    ) -> Iterator[tuple[Chunk, ChunkResult]]:
        if self.processes == 1:
            yield from run_inline(chunks, should_stop)
        else:
            yield from self._run_pool(chunks, should_stop)

    def _run_pool(
        self, chunks: Iterable[Chunk], should_stop: Callable[[], bool]
    ) -> Iterator[tuple[Chunk, ChunkResult]]:
        queue = iter(chunks)
        context = multiprocessing.get_context("spawn")
        other_children = multiprocessing.active_children()
        pending: dict[Future[ChunkResult], Chunk] = {}
        with block_sigint():
            pool = ProcessPoolExecutor(self.processes, context, init_worker)
            for chunk in islice(queue, self.processes * QUEUE_DEPTH):
                pending[pool.submit(play_chunk, chunk)] = chunk
        children = [
            child for child in multiprocessing.active_children() if child not in other_children
        ]
        try:
            while pending and not should_stop():
                done, _ = wait(pending, POLL_SECONDS, FIRST_COMPLETED)
                for future in done:
                    for chunk in islice(queue, 1):
                        pending[pool.submit(play_chunk, chunk)] = chunk
                    yield pending.pop(future), future.result()
        except BrokenProcessPool as error:
            raise RunError("a worker process has died") from error
        finally:
            for child in children:
                child.terminate()  # what they have not handed in is played again another time
            pool.shutdown(cancel_futures=True)


def run_inline(
    chunks: Iterable[Chunk], should_stop: Callable[[], bool]
) -> Iterator[tuple[Chunk, ChunkResult]]:
    """Portion by portion in this process."""
    try:
        for chunk in chunks:
            yield chunk, play_chunk(chunk, should_stop)
    except StoppedError:
        return

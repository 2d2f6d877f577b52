"""Plays ordered units of work: in this process, in several, or on a cluster (`ray_executor`).

A unit holds everything its result depends on, so it does not matter where it is played. To resume
a run, pass only the units that are missing.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from ctypes import c_bool
from itertools import chain, islice
from typing import Any, Final, TypeVar

from citadels.engine.native_types import override
from citadels.worker_process import block_sigint, init_worker

POLL_SECONDS: Final = 0.1  # seconds between two checks whether to stop
QUEUE_DEPTH: Final = 3  # units that are ready for each process
GRACE_SECONDS: Final = 2.0  # after a stop, in which processes may deliver what they have

UnitT = TypeVar("UnitT")
ResultT = TypeVar("ResultT")
StopCheck = Callable[[], bool]
Play = Callable[[UnitT, StopCheck], ResultT]  # can be pickled; may raise StoppedError
Pool = tuple[Callable[[UnitT], Future[Any]], Callable[[], None]]  # submits a unit; asks to stop


class RunError(RuntimeError):
    """A run that cannot continue. The message says why."""


class StoppedError(Exception):
    """A game or unit was abandoned because no more are wanted."""


def never() -> bool:
    return False


class Executor(ABC):
    """Plays units, several at once, and yields them as they are finished."""

    processes: int  # units played at once
    grace_seconds = GRACE_SECONDS

    @abstractmethod
    def open_pool(self, play: Play[UnitT, ResultT]) -> AbstractContextManager[Pool[UnitT]]:
        """Start processes, which end with the context."""

    def result(self, future: Future[Any]) -> Any:
        return future.result()

    def run(
        self, play: Play[UnitT, ResultT], units: Iterable[UnitT], should_stop: StopCheck = never
    ) -> Iterator[tuple[UnitT, ResultT]]:
        """Play the units. After a stop, yield what is finished soon and omit unfinished units."""
        queue = iter(units)
        pending: dict[Future[Any], UnitT] = {}
        with self.open_pool(play) as (submit, stop):
            while not should_stop():
                for unit in islice(queue, self.processes * QUEUE_DEPTH - len(pending)):
                    pending[submit(unit)] = unit
                if not pending:
                    return
                yield from self._take_finished(pending)
            stop()
            deadline = time.monotonic() + self.grace_seconds
            while pending and time.monotonic() < deadline:
                yield from self._take_finished(pending)

    def _take_finished(self, pending: dict[Future[Any], UnitT]) -> Iterator[tuple[UnitT, Any]]:
        done = wait(pending, POLL_SECONDS, FIRST_COMPLETED).done
        for future in [future for future in pending if future in done]:
            unit = pending.pop(future)
            try:
                result = self.result(future)
            except StoppedError:
                continue
            yield unit, result


class LocalExecutor(Executor):
    """Processes of this machine; this process itself if one is enough."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1

    @override
    def run(
        self, play: Play[UnitT, ResultT], units: Iterable[UnitT], should_stop: StopCheck = never
    ) -> Iterator[tuple[UnitT, ResultT]]:
        queue = iter(units)
        first = list(islice(queue, 2))
        is_inline = self.processes == 1 or len(first) < 2
        return (run_inline if is_inline else super().run)(play, chain(first, queue), should_stop)

    @override
    @contextmanager
    def open_pool(self, play: Play[UnitT, ResultT]) -> Iterator[Pool[UnitT]]:
        context = multiprocessing.get_context("spawn")
        stop_flag = context.RawValue(c_bool)  # has no lock that a killed process could hold
        other_children = multiprocessing.active_children()
        pool = ProcessPoolExecutor(self.processes, context, _init_worker, (play, stop_flag))

        def submit(unit: UnitT) -> Future[Any]:
            with block_sigint():  # a process is started when it is first needed
                return pool.submit(_play_unit, unit)

        def stop() -> None:
            stop_flag.value = True

        try:
            yield submit, stop
        except BrokenProcessPool as error:
            raise RunError("a worker process has died") from error
        finally:
            stop()
            for child in multiprocessing.active_children():
                if child not in other_children:
                    child.terminate()
            pool.shutdown(cancel_futures=True)


def run_inline(
    play: Play[UnitT, ResultT], units: Iterable[UnitT], should_stop: StopCheck = never
) -> Iterator[tuple[UnitT, ResultT]]:
    """Play one unit after the other in this process."""
    for unit in units:
        if should_stop():
            return
        try:
            result = play(unit, should_stop)
        except StoppedError:
            return
        yield unit, result


class _WorkerState:
    """State that a process keeps between units."""

    job: tuple[Play[Any, Any], StopCheck]


def _init_worker(play: Play[Any, Any], stop_flag: c_bool) -> None:
    init_worker()
    _WorkerState.job = play, lambda: stop_flag.value


def _play_unit(unit: Any) -> Any:
    play, should_stop = _WorkerState.job
    return play(unit, should_stop)

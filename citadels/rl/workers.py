"""The same tables in several processes, which step at the same time.

Arrays lie in memory that all of them share; only a word goes to and fro for each step. What is
played on a table does not depend on the number of processes.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
import numpy.typing as npt

from citadels.engine.native_types import override
from citadels.rl.coding.many_tables import OPTIONS
from citadels.rl.coding.pieces import SEATS_ROOM
from citadels.rl.table import Options
from citadels.rl.vector import Tables, VectorTables
from citadels.worker_process import init_worker

_STEP: Final = b"step"
_READY: Final = b"ready"
_PATIENCE: Final = 10.0  # seconds in which a process has to end


_Memory = tuple[Any, str, tuple[int, ...]]  # raw, the kind of its numbers, its shape


class WorkerError(RuntimeError):
    """A process that plays has died."""


class WorkerTables(Tables):
    """Tables in several processes, with the face of `VectorTables`. Close them, or use `with`."""

    def __init__(
        self,
        tables: int,
        processes: int,
        options: Options | None = None,
        lineup: Sequence[str] = (),
        seed: int = 0,
    ) -> None:
        super().__init__(tables, options, lineup)
        if not 1 <= processes <= tables:
            raise ValueError(f"{processes} processes are not from 1 to {tables}, one for a table")
        context = multiprocessing.get_context("spawn")
        self._memory: list[_Memory] = []
        self.observations = self._room(np.uint8, self.size)
        self.masks = self._room(np.uint8, self.width)
        self.legal = self._room(np.int64, OPTIONS)
        self.legal_sizes = self._room(np.int64)
        self.seats = self._room(np.int64)
        self.ended = self._room(np.uint8)
        self.rewards = self._room(np.float64, SEATS_ROOM)
        self._actions = self._room(np.int64)
        self._answered = self._room(np.int64)
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        for number in range(processes):
            first = tables * number // processes
            last = tables * (number + 1) // processes
            ours, theirs = context.Pipe()
            what = (theirs, self._memory, self.options, self.lineup, seed, first, last)
            process = context.Process(target=_serve, args=what, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self._wait()

    def _room(self, kind: type[Any], *width: int) -> npt.NDArray[Any]:
        """An array in raw memory, which reaches the processes as it is."""
        shape = (self.tables, *width)
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        memory = multiprocessing.get_context("spawn").RawArray("B", size)
        self._memory.append((memory, np.dtype(kind).str, shape))
        return np.frombuffer(memory, dtype=kind).reshape(shape)

    @override
    def answered(self) -> int:
        return int(self._answered.sum())

    @override
    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        given = np.asarray(actions, dtype=np.int64)
        if given.shape != (self.tables,):
            raise ValueError(f"{given.shape} actions are not one for each of {self.tables} tables")
        self._check(given)
        self._actions[:] = given
        try:
            for line in self._lines:
                line.send_bytes(_STEP)
        except OSError as error:
            raise self._died() from error
        self._wait()

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            line.close()  # which they take for the end
        for process in self._processes:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        self._lines, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _check(self, given: npt.NDArray[np.int64]) -> None:
        """Refuse what is not legal before any process has heard of it."""
        inside = (given >= 0) & (given < self.width)
        legal = inside & (self.masks[np.arange(self.tables), np.where(inside, given, 0)] == 1)
        if not legal.all():
            at = int(np.argmin(legal))
            raise ValueError(f"action {given[at]} is not legal at table {at}")

    def _wait(self) -> None:
        """Until every process has stepped."""
        try:
            for line in self._lines:
                line.recv_bytes()
        except (EOFError, OSError) as error:
            raise self._died() from error

    def _died(self) -> WorkerError:
        self.close()
        return WorkerError("a process that plays has died")


def _serve(
    line: Connection,
    memory: list[_Memory],
    options: Options,
    lineup: tuple[str, ...],
    seed: int,
    first: int,
    last: int,
) -> None:
    """Play some of the tables until the other end of the line is closed."""
    init_worker()
    parts = [np.frombuffer(raw, dtype=kind).reshape(shape) for raw, kind, shape in memory]
    observations, masks, legal, sizes, seats, ended, rewards, actions, answered = (
        part[first:last] for part in parts
    )
    tables = VectorTables(last - first, options, lineup, seed, first)
    while True:
        observations[:] = tables.observations
        masks[:] = tables.masks
        legal[:] = tables.legal
        sizes[:] = tables.legal_sizes
        seats[:] = tables.seats
        ended[:] = tables.ended
        rewards[:] = tables.rewards
        answered[:] = 0
        answered[0] = tables.answered()
        try:
            line.send_bytes(_READY)
            line.recv_bytes()
        except (EOFError, OSError):
            return
        tables.step(actions)

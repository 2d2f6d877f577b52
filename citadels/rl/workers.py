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

from citadels.processes import serve_parent
from citadels.rl.coding.many_tables import OPTIONS
from citadels.rl.coding.pieces import SEATS_ROOM
from citadels.rl.families import Family, family_of
from citadels.rl.table import Options
from citadels.rl.vector import VectorTables, check_lineup, check_vector

_STEP: Final = b"step"
_READY: Final = b"ready"
_PATIENCE: Final = 10.0  # seconds in which a process has to end


class WorkerError(RuntimeError):
    """A process that plays has died."""


class _Arrays:
    """The arrays of all tables in shared memory."""

    def __init__(self, tables: int, size: int, width: int) -> None:
        def room(kind: type[Any], *shape: int) -> npt.NDArray[Any]:
            """Raw memory, because it reaches the processes as it is."""
            memory = context.RawArray("B", int(np.prod(shape)) * np.dtype(kind).itemsize)
            self.memory.append((memory, np.dtype(kind).str, shape))
            return np.frombuffer(memory, dtype=kind).reshape(shape)

        context = multiprocessing.get_context("spawn")
        self.memory: list[tuple[Any, str, tuple[int, ...]]] = []
        self.observations = room(np.uint8, tables, size)
        self.masks = room(np.uint8, tables, width)
        self.legal = room(np.int64, tables, OPTIONS)
        self.legal_sizes = room(np.int64, tables)
        self.seats = room(np.int64, tables)
        self.ended = room(np.uint8, tables)
        self.rewards = room(np.float64, tables, SEATS_ROOM)
        self.actions = room(np.int64, tables)
        self.answered = room(np.int64, tables)


class WorkerTables:
    """Tables in several processes, with the face of `VectorTables`. Close them, or use `with`."""

    def __init__(
        self,
        tables: int,
        processes: int,
        options: Options | None = None,
        lineup: Sequence[str] = (),
        seed: int = 0,
    ) -> None:
        options = options or Options()
        check_vector(tables, options)
        if not 1 <= processes <= tables:
            raise ValueError(f"{processes} processes are not from 1 to {tables}, one for a table")
        setup = options.setup_of(0)
        self.options = options
        self.players = setup.players
        self.family: Family = family_of(setup)
        self.size = self.family.layout.size()
        self.width = len(self.family.actions)
        self.tables = tables
        seats = check_lineup(lineup, self.players)
        self._arrays = _Arrays(tables, self.size, self.width)
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        for number in range(processes):
            first = tables * number // processes
            last = tables * (number + 1) // processes
            ours, theirs = context.Pipe()
            what = (theirs, self._arrays.memory, options, seats, seed, first, last)
            process = context.Process(target=_serve, args=what, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)
        self._wait()

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What the seat that is asked knows, a row for each table."""
        return self._arrays.observations

    @property
    def masks(self) -> npt.NDArray[np.uint8]:
        """A one for each legal action, a row for each table."""
        return self._arrays.masks

    @property
    def legal(self) -> npt.NDArray[np.int64]:
        """The legal actions of each table in a row, and what was there before behind them."""
        return self._arrays.legal

    @property
    def legal_sizes(self) -> npt.NDArray[np.int64]:
        """How many of these are legal, by table."""
        return self._arrays.legal_sizes

    @property
    def seats(self) -> npt.NDArray[np.int64]:
        """Who is asked, by table."""
        return self._arrays.seats

    @property
    def ended(self) -> npt.NDArray[np.uint8]:
        """A one for each table whose game ended in the last step."""
        return self._arrays.ended

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """What each seat got in the last game that ended, a row for each table."""
        return self._arrays.rewards

    def answered(self) -> int:
        """How many answers have been given on all tables, those of bots included."""
        return int(self._arrays.answered.sum())

    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One action for each table. If one is not legal, nothing changes anywhere."""
        given = np.asarray(actions, dtype=np.int64)
        if given.shape != (self.tables,):
            raise ValueError(f"{given.shape} actions are not one for each of {self.tables} tables")
        self._check(given)
        self._arrays.actions[:] = given
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
    memory: list[tuple[Any, str, tuple[int, ...]]],
    options: Options,
    lineup: tuple[str, ...],
    seed: int,
    first: int,
    last: int,
) -> None:
    """Play some of the tables until the other end of the line is closed."""
    serve_parent()
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

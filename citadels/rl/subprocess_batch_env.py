"""The same tables in several processes, which step at the same time.

Arrays lie in memory that all of them share; a step exchanges only a short message. What is
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
from citadels.rl.batch_env import BatchEnv, LocalBatchEnv
from citadels.rl.encoding.batch import MAX_OPTIONS
from citadels.rl.encoding.features import MAX_SEATS
from citadels.rl.learner_table import TableOptions
from citadels.worker_process import init_worker

_STEP: Final = b"step"
_READY: Final = b"ready"
_JOIN_TIMEOUT_SECONDS: Final = 10.0


_SharedBlock = tuple[Any, str, tuple[int, ...]]  # raw, the kind of its numbers, its shape


class WorkerError(RuntimeError):
    """A process that plays has died."""


class SubprocessBatchEnv(BatchEnv):
    """Tables in several processes, with the face of `LocalBatchEnv`. Close them, or use `with`."""

    def __init__(
        self,
        table_count: int,
        processes: int,
        options: TableOptions | None = None,
        lineup: Sequence[str] = (),
        seed: int = 0,
    ) -> None:
        super().__init__(table_count, options, lineup)
        if not 1 <= processes <= table_count:
            raise ValueError(
                f"{processes} processes are not from 1 to {table_count}, one for a table"
            )
        context = multiprocessing.get_context("spawn")
        self._blocks: list[_SharedBlock] = []
        self.observations = self._allocate(np.uint8, self.observation_size)
        self.masks = self._allocate(np.uint8, self.action_count)
        self.legal = self._allocate(np.int64, MAX_OPTIONS)
        self.legal_counts = self._allocate(np.int64)
        self.acting_seats = self._allocate(np.int64)
        self.terminated = self._allocate(np.uint8)
        self.rewards = self._allocate(np.float64, MAX_SEATS)
        self._actions = self._allocate(np.int64)
        self._answer_counts = self._allocate(np.int64)
        self._connections: list[Connection] = []
        self._processes: list[Any] = []
        for number in range(processes):
            first = table_count * number // processes
            stop = table_count * (number + 1) // processes
            parent_end, child_end = context.Pipe()
            arguments = (child_end, self._blocks, self.options, self.lineup, seed, first, stop)
            process = context.Process(target=_run_worker, args=arguments, daemon=True)
            process.start()
            child_end.close()
            self._connections.append(parent_end)
            self._processes.append(process)
        self._wait_for_workers()

    def _allocate(self, dtype: type[Any], *width: int) -> npt.NDArray[Any]:
        """An array in raw memory, which reaches the processes as it is."""
        shape = (self.table_count, *width)
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        block = multiprocessing.get_context("spawn").RawArray("B", size)
        self._blocks.append((block, np.dtype(dtype).str, shape))
        return np.frombuffer(block, dtype=dtype).reshape(shape)

    @override
    def count_answers(self) -> int:
        return int(self._answer_counts.sum())

    @override
    def step(self, actions: npt.NDArray[np.integer[Any]] | Sequence[int]) -> None:
        action_array = np.asarray(actions, dtype=np.int64)
        if action_array.shape != (self.table_count,):
            raise ValueError(
                f"{action_array.shape} actions are not one for each of {self.table_count} tables"
            )
        self._check_actions(action_array)
        self._actions[:] = action_array
        try:
            for connection in self._connections:
                connection.send_bytes(_STEP)
        except OSError as error:
            raise self._close_and_report() from error
        self._wait_for_workers()

    def close(self) -> None:
        """End the processes."""
        for connection in self._connections:
            connection.close()  # which ends them
        for process in self._processes:
            process.join(_JOIN_TIMEOUT_SECONDS)
            if process.is_alive():
                process.kill()
                process.join()
        self._connections, self._processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _check_actions(self, actions: npt.NDArray[np.int64]) -> None:
        """Refuse what is not legal before any process gets it."""
        in_range = (actions >= 0) & (actions < self.action_count)
        legal = in_range & (
            self.masks[np.arange(self.table_count), np.where(in_range, actions, 0)] == 1
        )
        if not legal.all():
            table_index = int(np.argmin(legal))
            raise ValueError(f"action {actions[table_index]} is not legal at table {table_index}")

    def _wait_for_workers(self) -> None:
        """Until every process has stepped."""
        try:
            for connection in self._connections:
                connection.recv_bytes()
        except (EOFError, OSError) as error:
            raise self._close_and_report() from error

    def _close_and_report(self) -> WorkerError:
        self.close()
        return WorkerError("a process that plays has died")


def _run_worker(
    connection: Connection,
    blocks: list[_SharedBlock],
    options: TableOptions,
    lineup: tuple[str, ...],
    seed: int,
    first: int,
    stop: int,
) -> None:
    """Play some of the tables until the other end of the pipe is closed."""
    init_worker()
    parts = [np.frombuffer(raw, dtype=dtype).reshape(shape) for raw, dtype, shape in blocks]
    observations, masks, legal, counts, seats, terminated, rewards, actions, answer_counts = (
        part[first:stop] for part in parts
    )
    env = LocalBatchEnv(stop - first, options, lineup, seed, first)
    while True:
        observations[:] = env.observations
        masks[:] = env.masks
        legal[:] = env.legal
        counts[:] = env.legal_counts
        seats[:] = env.acting_seats
        terminated[:] = env.terminated
        rewards[:] = env.rewards
        answer_counts[:] = 0
        answer_counts[0] = env.count_answers()
        try:
            connection.send_bytes(_READY)
            connection.recv_bytes()
        except (EOFError, OSError):
            return
        env.step(actions)

"""Where the games of a batch command are played, and how Ctrl-C stops them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from citadels.cli.errors import refuse
from citadels.sim.executor import Executor, LocalExecutor, RunError
from citadels.sim.ray_executor import RayExecutor


class Interrupt:
    """Ctrl-C as a flag to poll, so that it interrupts nothing halfway."""

    def __init__(self) -> None:
        self.requested = False
        self._previous_handler = signal.signal(signal.SIGINT, self._on_signal)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.requested = True

    def is_requested(self) -> bool:
        return self.requested

    def restore(self) -> None:
        """Restore what Ctrl-C did before, or ignore it if it was pressed: we are leaving anyway."""
        signal.signal(signal.SIGINT, signal.SIG_IGN if self.requested else self._previous_handler)


@contextmanager
def open_executor(processes: int | None, cluster: str | None) -> Iterator[Executor]:
    """Processes of this machine, or a cluster that is left at the end."""
    if cluster is None:
        yield LocalExecutor(processes)
        return
    try:
        executor = RayExecutor(cluster)
    except RunError as error:
        refuse(str(error))
    try:
        yield executor
    finally:
        executor.close()

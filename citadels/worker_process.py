"""Worker processes, which do not outlive their parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def init_worker() -> None:
    """Prepare a worker process: it ignores Ctrl-C and exits when its parent does.

    A parent that is killed cannot stop its workers, which would continue for nothing.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def block_sigint() -> Iterator[None]:
    """Delay Ctrl-C; processes and threads started meanwhile never get it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    old_mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, old_mask)

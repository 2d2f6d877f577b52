"""Starts programs that must not outlive the test that started them."""

from __future__ import annotations

import select
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

_SETPRIV: Final = shutil.which("setpriv")  # of util-linux


def tie_to_parent(command: Sequence[str]) -> list[str]:
    """Extend a command so that the kernel kills its process when the parent process ends.

    A worker that is killed, for example by the watchdog, cannot stop the processes it started.
    Without setpriv the command is returned unchanged.
    """
    return [*((_SETPRIV, "--pdeathsig", "KILL", "--") if _SETPRIV else ()), *command]


def read_line_within(process: subprocess.Popen[str], seconds: float) -> str:
    """Read the next line that the program prints; empty if it has ended, an error if none comes."""
    assert process.stdout is not None
    ready, _, _ = select.select([process.stdout], [], [], seconds)
    if not ready:
        raise TimeoutError(f"no line from process {process.pid} within {seconds} s")
    return process.stdout.readline()


def child_pids(parent: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    pids = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            child = int(path.parent.name)
            pids += [child, *child_pids(child)]
    return pids


def running_pids(pids: list[int]) -> list[int]:
    """Those of the processes that have not ended; a zombie has."""
    alive = []
    for pid in pids:
        try:
            text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
        except OSError:
            continue
        if text.rpartition(")")[2].split()[0] not in {"Z", "X"}:
            alive.append(pid)
    return alive


def wait_until_ended(pids: list[int], seconds: float) -> None:
    """Wait for processes that are not ours; an error if some are still there."""
    limit = time.monotonic() + seconds
    while running := running_pids(pids):
        assert time.monotonic() < limit, f"still running: {running}"
        time.sleep(0.05)

"""Starts programs that must not outlive the test that started them."""

from __future__ import annotations

import select
import shutil
import subprocess
from collections.abc import Sequence
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

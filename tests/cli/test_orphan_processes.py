"""A killed command leaves no process behind."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.child_process import tie_to_parent

TIMEOUT_SECONDS = 30.0  # seconds, on a busy machine
COMMANDS = (
    ("tournament", "--mirror", "charter", "--games", "4000000", "--processes", "2"),
    ("soak", "4000000", "--processes", "2"),
)


def child_pids(parent: int) -> list[int]:
    """The child processes, and theirs."""
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
    """Those that run and are no zombies."""
    alive = []
    for pid in pids:
        try:
            text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
        except OSError:
            continue
        if text.rpartition(")")[2].split()[0] not in {"Z", "X"}:
            alive.append(pid)
    return alive


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes as Linux does")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_the_processes_of_a_killed_command_end(command: tuple[str, ...]) -> None:
    running = subprocess.Popen(
        tie_to_parent([sys.executable, "-m", "citadels", *command]),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    limit = time.monotonic() + TIMEOUT_SECONDS
    try:
        while len(child_pids(running.pid)) < 2:
            assert time.monotonic() < limit, "nobody began to work"
            assert running.poll() is None, "the command ended by itself"
            time.sleep(0.05)
        started = child_pids(running.pid)
    finally:
        running.kill()
        running.wait(TIMEOUT_SECONDS)
    limit = time.monotonic() + TIMEOUT_SECONDS
    while running_pids(started):
        assert time.monotonic() < limit, f"still at work: {running_pids(started)}"
        time.sleep(0.05)

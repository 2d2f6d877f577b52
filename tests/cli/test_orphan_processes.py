"""A command that is killed leaves no process behind."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.child_process import child_pids, tie_to_parent, wait_until_ended

TIMEOUT_SECONDS = 30.0  # on a busy machine
COMMANDS = (
    ("tournament", "--mirror", "charter", "--games", "4000000", "--processes", "2"),
    ("soak", "4000000", "--processes", "2"),
)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc of Linux")
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
            assert time.monotonic() < limit, "no worker process started"
            assert running.poll() is None, "the command ended by itself"
            time.sleep(0.05)
        started = child_pids(running.pid)
    finally:
        running.kill()
        running.wait(TIMEOUT_SECONDS)
    wait_until_ended(started, TIMEOUT_SECONDS)

"""A worker of a test run that is killed leaves no server and no browser behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import pytest

from tests.child_process import child_pids, running_pids, tie_to_parent, wait_until_ended

ROOT: Final = Path(__file__).parents[2]
WORKER: Final = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider"]
TIMEOUT_SECONDS: Final = 120.0  # on a busy machine
# Its server has started processes of its own, and so has its browser.
MIN_PROCESSES: Final = 6


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc of Linux")
@pytest.mark.usefixtures("chromium")  # without a browser there is nothing to leave behind
def test_the_processes_of_a_killed_worker_end(tmp_path: Path) -> None:
    ready_file, log_file = tmp_path / "ready", tmp_path / "log"
    with log_file.open("w") as log:
        worker = subprocess.Popen(
            tie_to_parent([*WORKER, "tests/browser/support/held_page.py"]),
            cwd=ROOT,
            env={**os.environ, "READY_FILE": str(ready_file)},
            stdout=log,
            stderr=log,
        )
    try:
        limit = time.monotonic() + TIMEOUT_SECONDS
        while not ready_file.exists():
            assert worker.poll() is None, log_file.read_text(encoding="utf-8")
            assert time.monotonic() < limit, "no page was opened"
            time.sleep(0.05)
        started = child_pids(worker.pid)
        assert len(running_pids(started)) >= MIN_PROCESSES
    finally:
        worker.kill()
        worker.wait(TIMEOUT_SECONDS)
    wait_until_ended(started, TIMEOUT_SECONDS)

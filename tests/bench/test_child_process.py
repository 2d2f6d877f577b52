"""Processes started by a test end with it, and no test waits for a program without a time limit."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.child_process import read_line_within, tie_to_parent

SLEEP_COMMAND = [sys.executable, "-c", "import time; time.sleep(600)"]
READY = [sys.executable, "-c", "import time; print(flush=True); time.sleep(600)"]
# Ends like a worker killed by the watchdog, with no chance to stop the processes it started.
WORKER_CODE = """
import os, subprocess
from tests.child_process import read_line_within, tie_to_parent
child = subprocess.Popen(tie_to_parent({command}), stdout=subprocess.PIPE, text=True)
read_line_within(child, 60)
print(child.pid, flush=True)
os._exit(1)
"""


def is_alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text("ascii")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] not in {"Z", "X"}


@pytest.mark.skipif(sys.platform != "linux", reason="needs a signal that only Linux has")
def test_a_program_ends_with_the_worker_that_started_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WORKER_CODE.format(command=READY)],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
    )
    limit = time.monotonic() + 60
    while is_alive(int(done.stdout)):
        assert time.monotonic() < limit
        time.sleep(0.01)


def test_a_program_that_prints_nothing_is_not_waited_for() -> None:
    with subprocess.Popen(
        tie_to_parent(SLEEP_COMMAND), stdout=subprocess.PIPE, text=True
    ) as program:
        with pytest.raises(TimeoutError, match=rf"no line from process {program.pid} within 0\.1"):
            read_line_within(program, 0.1)
        program.kill()

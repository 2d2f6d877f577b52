"""A process with all modules loaded that forks servers on request.

Loading takes longer than starting, and these tests start servers again and again. Each server is
still a separate process that shares nothing; the parent itself never serves.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Final, Self

COMMAND: Final = (sys.executable, "-c", "from tests.server.chaos.prefork import main; main()")
PRELOADED_MODULES: Final = ("citadels.cli.main", "citadels.server.launch", "psycopg", "aiosqlite")
FAULT_VARIABLE: Final = "CITADELS_TEST_FAULT"


class ServerForker:
    """Forks server processes."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()  # at the end of its input it ends and kills its servers

    def fork_server(self, log: Path, settings: dict[str, str]) -> int:
        """Start a server with these settings and return its process id."""
        order = json.dumps({"log": str(log), "settings": settings})
        if self._process.stdin is None or self._process.stdout is None:
            raise ValueError("the forking process has no pipes")
        self._process.stdin.write(order.encode() + b"\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())


def main() -> None:
    """Fork a server for each request on standard input."""
    for name in PRELOADED_MODULES:
        import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # do not leave zombies
    children = []
    for request_line in sys.stdin:
        order = json.loads(request_line)
        child = os.fork()
        if child == 0:
            _run_server(order["log"], order["settings"])
        children.append(child)
        print(child, flush=True)  # noqa: T201 - the response to the request
    for child in children:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def _run_server(log: str, settings: dict[str, str]) -> None:
    from citadels.cli.main import app  # noqa: PLC0415 - only in a server
    from tests.server.chaos.faults import CrashPoint, install_crash_point  # noqa: PLC0415

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log_fd = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    null_fd = os.open(os.devnull, os.O_RDONLY)
    for source, target_fd in ((null_fd, 0), (log_fd, 1), (log_fd, 2)):
        os.dup2(source, target_fd)
    os.environ.update(settings)
    if settings.get(FAULT_VARIABLE):
        install_crash_point(CrashPoint(settings[FAULT_VARIABLE]))
    try:
        app(["serve"])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)

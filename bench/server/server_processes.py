"""The measured servers, each in its own process."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import httpx

from tests.child_process import tie_to_parent

START_TIMEOUT_SECONDS: Final = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A running server whose CPU time and memory can be read."""

    def __init__(self, command: list[str], port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(  # noqa: S603 - our own programs
            tie_to_parent(command), stdout=subprocess.DEVNULL
        )

    def __enter__(self) -> Self:
        deadline = time.monotonic() + START_TIMEOUT_SECONDS
        while time.monotonic() < deadline and self._process.poll() is None:
            try:
                if httpx.get(f"{self.address}/health").is_success:
                    return self
            except httpx.TransportError:
                time.sleep(0.1)
        self._process.kill()
        raise RuntimeError(f"the server at {self.address} does not answer")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(30)

    def cpu_seconds(self) -> float:
        """The CPU time it has used so far."""
        fields = self._stat()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_bytes(self) -> int:
        """The bytes of its private memory."""
        return int(self._stat()[21]) * os.sysconf("SC_PAGE_SIZE")

    def _stat(self) -> list[str]:
        text = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        return text.rpartition(")")[2].split()


def start_citadels(database: Path) -> ServerProcess:
    """Start the game server on SQLite."""
    port = free_port()
    command = [sys.executable, "-m", "citadels", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{database}", "--requests-per-minute", "1000000"]
    command += [
        "--messages-per-second",
        "10000",
        "--max-connections-per-ip",
        "100000",
        "--tables-per-hour",
        "1000000",
    ]
    return ServerProcess(command, port)


def start_bare(trace: Path) -> ServerProcess:
    """Start the server that only relays messages."""
    port = free_port()
    return ServerProcess(
        [sys.executable, "-m", "bench.server.broadcast_server", str(trace), str(port)], port
    )

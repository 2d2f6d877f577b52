"""Servers in separate processes, which can be killed and restarted on the same port."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import httpx

from tests.server.chaos.prefork import FAULT_VARIABLE, ServerForker
from tests.server.support.services import HOST, free_port

TIMEOUT_SECONDS: Final = 60.0  # for a server to start or end on a busy machine

# Limits against abuse must not affect the fast players of these tests.
GENEROUS_SETTINGS: Final = {
    "CITADELS_BOT_PAUSE_SECONDS": "0",
    "CITADELS_MESSAGES_PER_SECOND": "10000",
    "CITADELS_REQUESTS_PER_MINUTE": "1000000",
    "CITADELS_TABLES_PER_HOUR": "1000000",
    "CITADELS_MAX_CONNECTIONS_PER_IP": "100000",
}


class ServerProcessError(Exception):
    """A server did not start or stop; the message contains the end of its log."""


class ServerProcess:
    """`citadels serve` on a database, with a fixed name and port."""

    def __init__(
        self, forker: ServerForker, folder: Path, name: str, database: str, redis: str = ""
    ) -> None:
        self.name = name
        self.port = free_port()
        self.kills = 0
        self._forker = forker
        self._log = folder / f"{name}.log"
        self._settings = {
            **GENEROUS_SETTINGS,
            "CITADELS_DATABASE": database,
            "CITADELS_REDIS": redis,
            "CITADELS_HOST": HOST,
            "CITADELS_PORT": str(self.port),
            "CITADELS_NODE_NAME": name,
        }
        self._pid = 0

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def is_running(self) -> bool:
        if self._pid:
            try:
                os.kill(self._pid, 0)
            except ProcessLookupError:
                self._pid = 0
        return self._pid != 0

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_running:
            await self._signal_and_wait(signal.SIGKILL)

    async def run_until_crash(self, fault: str) -> None:
        """Start with a fault and wait until it has crashed the server.

        With hundreds of clients this may happen before the server can report that it is healthy.
        """
        self._fork(fault)
        await self.wait_until_ended()

    def _fork(self, fault: str) -> None:
        if self.is_running:
            raise ValueError(f"{self.name} runs already")
        self._pid = self._forker.fork_server(self._log, {**self._settings, FAULT_VARIABLE: fault})

    async def start(self) -> float:
        """Start, and return the seconds until it is healthy."""
        self._fork("")
        began = time.monotonic()
        async with httpx.AsyncClient(base_url=self.address) as http:
            while not await self._is_healthy(http):
                if time.monotonic() - began > TIMEOUT_SECONDS:
                    raise self._error("does not answer")
                await asyncio.sleep(0.05)
        return time.monotonic() - began

    async def _is_healthy(self, http: httpx.AsyncClient) -> bool:
        if not self.is_running:
            raise self._error("ended at once")
        try:
            return (await http.get("/health")).status_code == 200
        except httpx.HTTPError:
            return False

    async def kill(self) -> None:
        """End it abruptly, as a power cut would."""
        self.kills += 1
        await self._signal_and_wait(signal.SIGKILL)

    def kill_bots(self) -> int:
        """Kill the processes of its bots and return their number."""
        children = Path(f"/proc/{self._pid}/task/{self._pid}/children")
        bots = [
            int(child)
            for child in children.read_text().split()
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
        ]
        for bot in bots:
            os.kill(bot, signal.SIGKILL)
        return len(bots)

    async def terminate(self) -> None:
        """Ask it to shut down."""
        await self._signal_and_wait(signal.SIGTERM)

    async def wait_until_ended(self) -> None:
        """Wait until it has ended."""
        deadline = time.monotonic() + TIMEOUT_SECONDS
        while self.is_running:
            if time.monotonic() > deadline:
                raise self._error("does not end")
            await asyncio.sleep(0.01)

    async def _signal_and_wait(self, sent_signal: signal.Signals) -> None:
        if self.is_running:
            os.kill(self._pid, sent_signal)
            await self.wait_until_ended()

    def log(self) -> str:
        """The end of its log."""
        return self._log.read_text(errors="replace")[-6000:]

    def _error(self, problem: str) -> ServerProcessError:
        return ServerProcessError(f"{self.name} {problem}; the end of its log:\n{self.log()}")

"""Servers as processes of their own, which can be killed and started again on the same port."""

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

TIMEOUT_SECONDS: Final = 60.0  # seconds for a server to start or to end on a busy machine

# Nothing of what keeps strangers from asking too much is to be in the way of hasty players.
GENEROUS_SETTINGS: Final = {
    "CITADELS_BOT_PAUSE_SECONDS": "0",
    "CITADELS_MESSAGES_PER_SECOND": "10000",
    "CITADELS_REQUESTS_PER_MINUTE": "1000000",
    "CITADELS_TABLES_PER_HOUR": "1000000",
    "CITADELS_MAX_CONNECTIONS_PER_IP": "100000",
}


class ServerProcessError(Exception):
    """A server did not do what it was told; the end of its log is in the message."""


class ServerProcess:
    """`citadels serve` on a database, under a name and a port that it keeps."""

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
        """Start with a fault in it, and wait until it has died of it.

        Where hundreds of people call at once that may be before it could be asked how it is.
        """
        self._fork(fault)
        await self.wait_until_ended()

    def _fork(self, fault: str) -> None:
        if self.is_running:
            raise ValueError(f"{self.name} runs already")
        self._pid = self._forker.fork_server(self._log, {**self._settings, FAULT_VARIABLE: fault})

    async def start(self) -> float:
        """Start, and give the seconds until it is well."""
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
        """End it without a word, as a power cut would."""
        self.kills += 1
        await self._signal_and_wait(signal.SIGKILL)

    def kill_bots(self) -> int:
        """End the processes in which its bots think. Gives how many there were."""
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
        """Ask it to end."""
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
        """The end of what it has written."""
        return self._log.read_text(errors="replace")[-6000:]

    def _error(self, problem: str) -> ServerProcessError:
        return ServerProcessError(f"{self.name} {problem}; the end of its log:\n{self.log()}")

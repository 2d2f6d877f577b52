"""An unreliable connection: messages are lost, duplicated, delayed or reordered.

It works on whole messages, so that everything that arrives can be parsed.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

from citadels.client.connection import MAX_MESSAGE_BYTES
from tests.server.chaos.sizes import make_rng
from tests.server.support.services import HOST

DROP: Final = "dropped"
DOUBLE: Final = "doubled"
DELAY: Final = "delayed"
REORDER: Final = "reordered"
DISCONNECT: Final = "cut"

Endpoint = ClientConnection | ServerConnection


@dataclass(frozen=True, slots=True)
class FaultPlan:
    """The probability of each fault for a message, and the random seed."""

    seed: str
    drop: float = 0.01
    double: float = 0.02
    delay: float = 0.02
    reorder: float = 0.02
    cut: float = 0.005
    max_delay: float = 0.3  # maximum delay of a message in seconds

    def choose_fault(self, rng: random.Random) -> str:
        """The fault for the next message; usually an empty string for none."""
        faults = (DROP, DOUBLE, DELAY, REORDER, DISCONNECT, "")
        chances = [self.drop, self.double, self.delay, self.reorder, self.cut]
        return rng.choices(faults, [*chances, 1 - sum(chances)])[0]


class FaultyProxy:
    """Listens like a server and forwards messages with the faults of its plan."""

    def __init__(self, server: str, plan: FaultPlan) -> None:
        self.fault_counts: Counter[str] = Counter()
        self._server = server.replace("http", "ws", 1)
        self._plan = plan
        self._listener: Server | None = None
        self._late_tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._listener = await serve(
            self._relay, HOST, 0, max_size=MAX_MESSAGE_BYTES, compression=None
        )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._listener is not None:
            self._listener.close()
            await self._listener.wait_closed()
        await asyncio.gather(*self._late_tasks)

    def address(self, url: str) -> str:
        """The address of a connection through this proxy."""
        if self._listener is None:
            raise ValueError("the proxy is not listening yet")
        port = next(iter(self._listener.sockets)).getsockname()[1]
        return url.replace(self._server, f"ws://{HOST}:{port}")

    async def _relay(self, client: ServerConnection) -> None:
        path = client.request.path if client.request else ""
        number = self.fault_counts["calls"]
        self.fault_counts["calls"] += 1
        with suppress(OSError, WebSocketException):
            async with connect(
                self._server + path, max_size=MAX_MESSAGE_BYTES, compression=None
            ) as server:
                pumps = [
                    asyncio.create_task(self._pump(client, server, f"{number} to the server")),
                    asyncio.create_task(self._pump(server, client, f"{number} to the client")),
                ]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(self, source: Endpoint, sink: Endpoint, name: str) -> None:
        rng = make_rng(f"{self._plan.seed} {name}")
        with suppress(ConnectionClosed):
            async for message in source:
                fault = self._plan.choose_fault(rng)
                if fault:
                    self.fault_counts[fault] += 1
                if fault == DISCONNECT:
                    source.transport.abort()
                    sink.transport.abort()
                    return
                await self._send(sink, str(message), fault, rng.uniform(0, self._plan.max_delay))

    async def _send(self, sink: Endpoint, message: str, fault: str, pause: float) -> None:
        if fault == DROP:
            return
        if fault == REORDER:  # later messages overtake it
            late = asyncio.create_task(_send_late(sink, message, pause))
            self._late_tasks.add(late)
            late.add_done_callback(self._late_tasks.discard)
            return
        if fault == DELAY:
            await asyncio.sleep(pause)
        for _ in range(2 if fault == DOUBLE else 1):
            await sink.send(message)


async def _send_late(sink: Endpoint, message: str, pause: float) -> None:
    await asyncio.sleep(pause)
    with suppress(ConnectionClosed):
        await sink.send(message)

"""Clients that play by lot over real sockets, the same for every server that is measured.

They read frames themselves: the servers are to be measured, and a library for clients takes longer
for a message than the bare server does.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import cast
from urllib.parse import urlsplit

import msgspec
from websockets.frames import Frame, Opcode

from citadels.engine.native_types import override
from citadels.protocol.messages import EVERYTHING, PROTOCOL, Answer, Hello

UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ACCEPTED = b'{"type":"accepted"'
UPDATE = b'{"type":"update"'
REFUSED = b'{"type":"refused"'


class Choice(msgspec.Struct):
    """An option, as far as a player by lot looks at it."""

    id: int


class OwnPart(msgspec.Struct):
    options: list[Choice] = []


class StatePart(msgspec.Struct):
    question: int
    own: OwnPart | None = None


class UpdatePart(msgspec.Struct):
    """What a player by lot reads of an update."""

    state: StatePart


class AcceptedPart(msgspec.Struct):
    command: str


_updates = msgspec.json.Decoder(UpdatePart)
_accepted = msgspec.json.Decoder(AcceptedPart)


@dataclass
class Figures:
    """What was measured."""

    moves: int = 0
    waits: list[float] = field(default_factory=list)  # seconds to the acknowledgement
    received: int = 0
    bytes: int = 0
    refused: int = 0


class Player(asyncio.Protocol):
    """One seat: answers whenever it is asked, after a pause, while it is allowed to."""

    def __init__(self, address: str, token: str, pause: float, figures: Figures) -> None:
        self.address = address
        self.token = token
        self.pause = pause
        self.figures = figures
        self.lots = random.Random(token)  # noqa: S311 - a game of chance, not a secret
        self.count = 0
        self.sent: dict[str, float] = {}  # commands that are not acknowledged yet
        self.recorded: list[str] | None = None
        self.transport: asyncio.Transport
        self._read = b""
        self._is_open = asyncio.Event()
        self._is_closed = asyncio.Event()
        self._plays = False
        self._asked: StatePart | None = None

    async def open(self) -> None:
        where = urlsplit(self.address)
        host, port = where.hostname or "", where.port or 80
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        self.transport.write(UPGRADE.format(path=where.path, host=where.netloc).encode())
        await self._is_open.wait()
        self._say(Hello(PROTOCOL, self.token, EVERYTHING))

    async def close(self) -> None:
        self.transport.close()
        await self._is_closed.wait()

    def begin(self) -> None:
        """Play from now on."""
        self._plays = True
        self.sent.clear()  # what was sent before the pause is not timed
        if self._asked is not None:
            self._think(self._asked)

    def pause_play(self) -> None:
        """Answer no more until told to go on."""
        self._plays = False

    # What comes in.

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    @override
    def connection_lost(self, error: Exception | None) -> None:
        self._is_closed.set()

    @override
    def data_received(self, data: bytes) -> None:
        self._read += data
        if not self._is_open.is_set():
            head, end, rest = self._read.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise RuntimeError(f"{self.address}: {head!r}")
            self._read = rest
            self._is_open.set()
        at = 0
        while (frame := _frame_at(self._read, at)) is not None:
            kind, begins, at = frame
            if kind == Opcode.TEXT:
                self._hear(self._read[begins:at])
            elif kind == Opcode.PING:
                self._send(Opcode.PONG, self._read[begins:at])
            elif kind == Opcode.CLOSE:
                raise RuntimeError(f"{self.address}: closed with {self._read[begins:at]!r}")
        self._read = self._read[at:]

    def _hear(self, message: bytes) -> None:
        figures = self.figures
        figures.received += 1
        figures.bytes += len(message)
        if message.startswith(ACCEPTED):
            figures.moves += 1
            sent = self.sent.pop(_accepted.decode(message).command, 0.0)
            if sent:
                figures.waits.append(time.monotonic() - sent)
        elif message.startswith(UPDATE):
            if self.recorded is not None:
                self.recorded.append(message.decode())
            state = _updates.decode(message).state
            self._asked = state if state.own is not None and state.own.options else None
            if self._asked is not None and self._plays:
                self._think(self._asked)
        elif message.startswith(REFUSED):
            figures.refused += 1

    # What goes out.

    def _think(self, state: StatePart) -> None:
        if self.pause:
            wait = self.pause * (0.5 + self.lots.random())
            asyncio.get_running_loop().call_later(wait, self._answer, state)
        else:
            self._answer(state)

    def _answer(self, state: StatePart) -> None:
        if state is not self._asked or state.own is None or not self._plays:
            return
        self._asked = None
        self.count += 1
        answer = Answer(state.question, self.lots.choice(state.own.options).id, f"c{self.count}")
        self.sent[answer.command] = time.monotonic()
        self._say(answer)

    def _say(self, message: msgspec.Struct) -> None:
        self._send(Opcode.TEXT, msgspec.json.encode(message))

    def _send(self, kind: Opcode, data: bytes) -> None:
        self.transport.write(Frame(kind, data).serialize(mask=True))


def _frame_at(data: bytes, at: int) -> tuple[int, int, int] | None:
    """Kind, beginning and end of the message in the frame that begins here, if it is all there.

    Servers send whole messages without a mask.
    """
    if len(data) < at + 2:
        return None
    size, begins = data[at + 1], at + 2
    if size > 125:
        width = 2 if size == 126 else 8
        begins += width
        size = int.from_bytes(data[at + 2 : begins])
    ends = begins + size
    return (data[at] & 15, begins, ends) if len(data) >= ends else None

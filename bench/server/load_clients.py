"""Clients that play at random over real sockets, the same for both measured servers.

They parse frames themselves, because a client library takes longer for a message than the bare
server does, and only the servers are to be measured.
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

UPGRADE_REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
ACCEPTED_PREFIX = b'{"type":"accepted"'
UPDATE_PREFIX = b'{"type":"update"'
REFUSED_PREFIX = b'{"type":"refused"'


class Choice(msgspec.Struct):
    """The part of an option that a random player needs."""

    id: int


class OwnPart(msgspec.Struct):
    options: list[Choice] = []


class StatePart(msgspec.Struct):
    question: int
    own: OwnPart | None = None


class UpdatePart(msgspec.Struct):
    """The part of an update that a random player needs."""

    state: StatePart


class AcceptedPart(msgspec.Struct):
    command: str


_update_decoder = msgspec.json.Decoder(UpdatePart)
_accepted_decoder = msgspec.json.Decoder(AcceptedPart)


@dataclass
class LoadStats:
    """The measurements."""

    moves: int = 0
    ack_seconds: list[float] = field(default_factory=list)  # seconds to the acknowledgement
    received: int = 0
    bytes: int = 0
    refused: int = 0


class LoadClient(asyncio.Protocol):
    """One seat, which answers each question after a pause unless it is suspended."""

    def __init__(self, address: str, token: str, think_seconds: float, stats: LoadStats) -> None:
        self.address = address
        self.token = token
        self.think_seconds = think_seconds
        self.stats = stats
        self.rng = random.Random(token)  # noqa: S311 - a game of chance, not a secret
        self.command_count = 0
        self.sent_at: dict[str, float] = {}  # commands that are not acknowledged yet
        self.recording: list[str] | None = None
        self.transport: asyncio.Transport
        self._buffer = b""
        self._is_open = asyncio.Event()
        self._is_closed = asyncio.Event()
        self._is_playing = False
        self._question: StatePart | None = None

    async def open(self) -> None:
        url = urlsplit(self.address)
        host, port = url.hostname or "", url.port or 80
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)
        self.transport.write(UPGRADE_REQUEST.format(path=url.path, host=url.netloc).encode())
        await self._is_open.wait()
        self._send_message(Hello(PROTOCOL, self.token, EVERYTHING))

    async def close(self) -> None:
        self.transport.close()
        await self._is_closed.wait()

    def start(self) -> None:
        """Start answering."""
        self._is_playing = True
        self.sent_at.clear()  # commands from before the pause are not timed
        if self._question is not None:
            self._schedule_answer(self._question)

    def suspend(self) -> None:
        """Stop answering until `start` is called."""
        self._is_playing = False

    # Receiving.

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    @override
    def connection_lost(self, error: Exception | None) -> None:
        self._is_closed.set()

    @override
    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open.is_set():
            head, separator, tail = self._buffer.partition(b"\r\n\r\n")
            if not separator:
                return
            if b" 101 " not in head:
                raise RuntimeError(f"{self.address}: {head!r}")
            self._buffer = tail
            self._is_open.set()
        offset = 0
        while (frame := _parse_frame(self._buffer, offset)) is not None:
            opcode, start, offset = frame
            if opcode == Opcode.TEXT:
                self._on_message(self._buffer[start:offset])
            elif opcode == Opcode.PING:
                self._send_frame(Opcode.PONG, self._buffer[start:offset])
            elif opcode == Opcode.CLOSE:
                raise RuntimeError(f"{self.address}: closed with {self._buffer[start:offset]!r}")
        self._buffer = self._buffer[offset:]

    def _on_message(self, message: bytes) -> None:
        stats = self.stats
        stats.received += 1
        stats.bytes += len(message)
        if message.startswith(ACCEPTED_PREFIX):
            stats.moves += 1
            sent_at = self.sent_at.pop(_accepted_decoder.decode(message).command, 0.0)
            if sent_at:
                stats.ack_seconds.append(time.monotonic() - sent_at)
        elif message.startswith(UPDATE_PREFIX):
            if self.recording is not None:
                self.recording.append(message.decode())
            state = _update_decoder.decode(message).state
            self._question = state if state.own is not None and state.own.options else None
            if self._question is not None and self._is_playing:
                self._schedule_answer(self._question)
        elif message.startswith(REFUSED_PREFIX):
            stats.refused += 1

    # Sending.

    def _schedule_answer(self, state: StatePart) -> None:
        if self.think_seconds:
            delay = self.think_seconds * (0.5 + self.rng.random())
            asyncio.get_running_loop().call_later(delay, self._send_answer, state)
        else:
            self._send_answer(state)

    def _send_answer(self, state: StatePart) -> None:
        if state is not self._question or state.own is None or not self._is_playing:
            return
        self._question = None
        self.command_count += 1
        answer = Answer(
            state.question, self.rng.choice(state.own.options).id, f"c{self.command_count}"
        )
        self.sent_at[answer.command] = time.monotonic()
        self._send_message(answer)

    def _send_message(self, message: msgspec.Struct) -> None:
        self._send_frame(Opcode.TEXT, msgspec.json.encode(message))

    def _send_frame(self, opcode: Opcode, data: bytes) -> None:
        self.transport.write(Frame(opcode, data).serialize(mask=True))


def _parse_frame(data: bytes, offset: int) -> tuple[int, int, int] | None:
    """The kind, start and end of the message in the frame at this offset, if it is complete.

    Servers send unfragmented messages without a mask.
    """
    if len(data) < offset + 2:
        return None
    payload_bytes, start = data[offset + 1], offset + 2
    if payload_bytes > 125:
        width = 2 if payload_bytes == 126 else 8
        start += width
        payload_bytes = int.from_bytes(data[offset + 2 : start])
    end = start + payload_bytes
    return (data[offset] & 15, start, end) if len(data) >= end else None

"""Frames are parsed correctly however their bytes arrive."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from citadels.client.client import Seat
from citadels.protocol.messages import PROTOCOL, Hello, Ping, Say
from citadels.server.websocket import transport
from citadels.server.websocket.transport import MAX_UNREAD_MESSAGES
from tests.server.support.helpers import make_settings, seat_people, with_timeout
from tests.server.support.server_fixture import RunningServer, run_server

PING = msgspec.json.encode(Ping())
PONG = b'{"type":"pong"'
UPGRADE_REQUEST = (
    "GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


def make_frame(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


class RawWebSocket:
    """A connection that can send any bytes."""

    def __init__(self, server: RunningServer, table: str) -> None:
        self.url = urlsplit(server.address)
        self.table = table
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""

    async def open(self, token: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, (self.url.hostname, self.url.port))
        await self.send(UPGRADE_REQUEST.format(table=self.table, host=self.url.netloc).encode())
        await self.read_until(b" 101 ")
        await self.send(make_frame(msgspec.json.encode(Hello(PROTOCOL, token))))
        await self.read_until(b'"welcome"')

    async def send(self, *parts: bytes) -> None:
        """Send parts in separate packets."""
        for part in parts:
            await asyncio.get_running_loop().sock_sendall(self.socket, part)
            await asyncio.sleep(0.01)

    async def read_until(self, text: bytes, count: int = 1) -> None:
        """Read until a text was received a number of times, and discard what was read."""
        while self.received.count(text) < count:
            data = await with_timeout(asyncio.get_running_loop().sock_recv(self.socket, 65536))
            assert data, f"closed before {text!r} came {count} times: {self.received!r}"
            self.received += data
        self.received = b""

    async def read_to_end(self) -> bytes:
        """Read the rest until the server closes."""
        while data := await with_timeout(asyncio.get_running_loop().sock_recv(self.socket, 65536)):
            self.received += data
        return self.received


@asynccontextmanager
async def open_raw_websocket(folder: Path) -> AsyncIterator[RawWebSocket]:
    async with run_server(make_settings(folder)) as server:
        seats: list[Seat] = await seat_people(server.client, 2, setup={"players": 2})
        opened = RawWebSocket(server, seats[0].table)
        await opened.open(seats[0].token)
        yield opened
        opened.socket.close()


@pytest.mark.asyncio
async def test_frames_may_be_split_anywhere(tmp_path: Path) -> None:
    ping, long = make_frame(PING), make_frame(msgspec.json.encode(Say("c1", "long " * 30)))
    async with open_raw_websocket(tmp_path) as websocket:
        await websocket.send(ping)
        await websocket.read_until(PONG)
        await websocket.send(ping + ping + ping)
        await websocket.read_until(PONG, 3)
        await websocket.send(long + ping)
        await websocket.read_until(PONG)
        await websocket.send(make_frame(b"", Opcode.PONG), ping)
        await websocket.read_until(PONG)
        await websocket.send(
            make_frame(PING[:5], fin=False), make_frame(PING[5:], Opcode.CONT), ping
        )
        await websocket.read_until(PONG, 2)
        await websocket.send(ping + ping[:1], ping[1:2], ping[2:7], ping[7:] + ping)
        await websocket.read_until(PONG, 3)
        await websocket.send(ping, ping)
        await websocket.read_until(PONG, 2)


@pytest.mark.asyncio
async def test_the_content_of_a_frame_is_not_parsed_as_a_frame(tmp_path: Path) -> None:
    """The payload arrives separately and looks like a whole frame."""
    disguised = make_frame(PING)
    mask = bytes(4)
    head = bytes((0x81, 0x80 + len(disguised))) + mask
    async with open_raw_websocket(tmp_path) as websocket:
        await websocket.send(head, disguised)
        assert PONG not in await websocket.read_to_end()  # it is not text


@pytest.mark.asyncio
async def test_a_short_frame_that_is_not_text_is_refused(tmp_path: Path) -> None:
    async with open_raw_websocket(tmp_path) as websocket:
        await websocket.send(make_frame(b'{"type":"p\xffng"}'))
        assert (1007).to_bytes(2) in await websocket.read_to_end()


@pytest.mark.asyncio
async def test_many_messages_at_once_are_answered_in_order(tmp_path: Path) -> None:
    ping_count = 5 * MAX_UNREAD_MESSAGES
    async with open_raw_websocket(tmp_path) as websocket:
        for _ in range(ping_count):
            await asyncio.get_running_loop().sock_sendall(websocket.socket, make_frame(PING))
        await websocket.read_until(PONG, ping_count)


@pytest.mark.asyncio
async def test_a_client_that_does_not_answer_a_ping_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "PING_SECONDS", 0.2)
    async with open_raw_websocket(tmp_path) as websocket:
        assert (1011).to_bytes(2) in await websocket.read_to_end()


@pytest.mark.asyncio
async def test_a_client_that_answers_pings_stays_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "PING_SECONDS", 0.2)
    async with open_raw_websocket(tmp_path) as websocket:
        for _ in range(5):
            await websocket.read_until(bytes((0x89, 0)))
            await websocket.send(make_frame(b"", Opcode.PONG))

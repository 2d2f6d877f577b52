"""However its bytes come in, a client is understood, and nothing is taken for what it is not."""

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
from citadels.server.websocket.transport import MAX_UNREAD_MESSAGES, _ends_with_frame
from tests.server.serving import Running, running
from tests.server.table_talk import settings_in, sit_down, within

PING = msgspec.json.encode(Ping())
PONG = b'{"type":"pong"'
HEAD = (
    "GET /api/tables/{table}/line HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


def frame(data: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(kind, data, fin).serialize(mask=True)


class Wire:
    """A connection of which every byte is chosen."""

    def __init__(self, server: Running, table: str) -> None:
        self.where = urlsplit(server.address)
        self.table = table
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.heard = b""

    async def open(self, token: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, (self.where.hostname, self.where.port))
        await self.send(HEAD.format(table=self.table, host=self.where.netloc).encode())
        await self.hear(b" 101 ")
        await self.send(frame(msgspec.json.encode(Hello(PROTOCOL, token))))
        await self.hear(b'"welcome"')

    async def send(self, *parts: bytes) -> None:
        """Each part comes alone."""
        for part in parts:
            await asyncio.get_running_loop().sock_sendall(self.socket, part)
            await asyncio.sleep(0.01)

    async def hear(self, wanted: bytes, times: int = 1) -> None:
        """Read until this was said so often; what was read is forgotten."""
        while self.heard.count(wanted) < times:
            data = await within(asyncio.get_running_loop().sock_recv(self.socket, 65536))
            assert data, f"closed before {wanted!r} came {times} times: {self.heard!r}"
            self.heard += data
        self.heard = b""

    async def closed(self) -> bytes:
        """The rest, when the server closes."""
        while data := await within(asyncio.get_running_loop().sock_recv(self.socket, 65536)):
            self.heard += data
        return self.heard


@asynccontextmanager
async def wire(folder: Path) -> AsyncIterator[Wire]:
    async with running(settings_in(folder)) as server:
        seats: list[Seat] = await sit_down(server.client, 2, setup={"players": 2})
        opened = Wire(server, seats[0].table)
        await opened.open(seats[0].token)
        yield opened
        opened.socket.close()


@pytest.mark.asyncio
async def test_frames_may_come_in_any_pieces(tmp_path: Path) -> None:
    ping, long = frame(PING), frame(msgspec.json.encode(Say("c1", "long " * 30)))
    async with wire(tmp_path) as line:
        await line.send(ping)
        await line.hear(PONG)
        await line.send(ping + ping + ping)
        await line.hear(PONG, 3)
        await line.send(long + ping)
        await line.hear(PONG)
        await line.send(frame(b"", Opcode.PONG), ping)
        await line.hear(PONG)
        await line.send(frame(PING[:5], fin=False), frame(PING[5:], Opcode.CONT), ping)
        await line.hear(PONG, 2)
        await line.send(ping + ping[:1], ping[1:2], ping[2:7], ping[7:] + ping)
        await line.hear(PONG, 3)
        await line.send(ping, ping)
        await line.hear(PONG, 2)


@pytest.mark.asyncio
async def test_what_is_inside_a_frame_is_not_taken_for_a_frame(tmp_path: Path) -> None:
    """A payload that comes alone and looks like a whole frame."""
    disguised = frame(PING)
    mask = bytes(4)
    head = bytes((0x81, 0x80 + len(disguised))) + mask
    async with wire(tmp_path) as line:
        await line.send(head, disguised)
        assert PONG not in await line.closed()  # it is no text


@pytest.mark.asyncio
async def test_what_is_no_text_is_refused_though_it_is_short(tmp_path: Path) -> None:
    async with wire(tmp_path) as line:
        await line.send(frame(b'{"type":"p\xffng"}'))
        assert (1007).to_bytes(2) in await line.closed()


@pytest.mark.asyncio
async def test_who_says_much_at_once_is_answered_in_order(tmp_path: Path) -> None:
    many = 5 * MAX_UNREAD_MESSAGES
    async with wire(tmp_path) as line:
        for _ in range(many):
            await asyncio.get_running_loop().sock_sendall(line.socket, frame(PING))
        await line.hear(PONG, many)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_whole_frames_are_known_by_their_length(size: int) -> None:
    data = frame(b"x" * size)
    assert _ends_with_frame(data)
    assert _ends_with_frame(frame(PING) + data)
    assert not _ends_with_frame(data[:-1])
    assert not _ends_with_frame(data + data[:1])
    assert not _ends_with_frame(data[:3])

"""Rude guests: what tests of abuse send, and how they see that nothing came of it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from citadels.client import Seat
from citadels.protocol.messages import PROTOCOL, Hello
from tests.server.serving import Running
from tests.server.table_talk import DEADLINE, within

KEPT: Final = ("tables", "seats", "games", "records", "chat")


def stored(server: Running) -> dict[str, list[Any]]:
    """Everything that the database of a server holds."""
    with closing(sqlite3.connect(server.node.settings.database.removeprefix("sqlite:///"))) as file:
        return {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in KEPT}  # noqa: S608


@asynccontextmanager
async def nothing_changes(server: Running) -> AsyncIterator[None]:
    """Whatever happens inside leaves no trace in the database, and the server serves on."""
    before = stored(server)
    yield
    assert stored(server) == before
    async with asking(server) as http:
        assert (await http.get("/health")).json()["status"] == "well"


@asynccontextmanager
async def asking(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, timeout=DEADLINE) as http:
        yield http


def code_of(answer: httpx.Response) -> str:
    """The code of a refusal, which is always JSON and never shows our insides."""
    assert answer.headers["content-type"] == "application/json"
    assert "Traceback" not in answer.text
    told = answer.json()
    assert set(told) <= {"code", "message", "problems"}
    return str(told["code"])


# Lines.


def line_address(server: Running, table: str) -> str:
    return f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/line"


@asynccontextmanager
async def bare_line(server: Running, table: str, **wanted: Any) -> AsyncIterator[ClientConnection]:
    """A line on which nothing was said yet."""
    wanted = {"compression": None, "max_size": None, **wanted}
    async with connect(line_address(server, table), **wanted) as socket:
        yield socket


def hello(seat: Seat | None = None) -> str:
    return msgspec.json.encode(Hello(PROTOCOL, seat.token if seat else "")).decode()


async def end_of(socket: ClientConnection) -> tuple[int, str]:
    """With which code and word a line is closed. What comes before it is not looked at."""

    async def find() -> tuple[int, str]:
        while True:
            try:
                await socket.recv()
            except ConnectionClosed as closed:
                frame = closed.rcvd
                return (frame.code, frame.reason) if frame else (1006, "")

    return await within(find())


async def end_after(
    server: Running, seat: Seat, said: Sequence[str | bytes], greeted: bool = True
) -> tuple[int, str]:
    """How a line ends on which this is said."""
    async with bare_line(server, seat.table) as socket:
        if greeted:
            await socket.send(hello(seat))
        for word in said:
            await socket.send(word)
        return await end_of(socket)


# Below HTTP.


@asynccontextmanager
async def bare_connection(
    server: Running,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection over which anything can be sent."""
    where = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def answer_to(server: Running, sent: bytes) -> bytes:
    """Everything that comes back until the connection is closed."""
    async with bare_connection(server) as (reader, writer):
        writer.write(sent)
        try:
            return await within(reader.read())
        except ConnectionError:
            return b""

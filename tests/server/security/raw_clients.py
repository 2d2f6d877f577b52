"""Hostile clients: raw requests and messages, and checks that they have had no effect."""

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
from tests.server.support.helpers import TIMEOUT_SECONDS, with_timeout
from tests.server.support.server_fixture import RunningServer

DATABASE_TABLES: Final = ("tables", "seats", "games", "records", "chat")


def database_contents(server: RunningServer) -> dict[str, list[Any]]:
    """All rows in the database of a server."""
    with closing(
        sqlite3.connect(server.node.settings.database_url.removeprefix("sqlite:///"))
    ) as file:
        return {name: file.execute(f"SELECT * FROM {name}").fetchall() for name in DATABASE_TABLES}  # noqa: S608


@asynccontextmanager
async def assert_unchanged(server: RunningServer) -> AsyncIterator[None]:
    """Check that the block does not change the database and that the server stays healthy."""
    before = database_contents(server)
    yield
    assert database_contents(server) == before
    async with open_http_client(server) as http:
        assert (await http.get("/health")).json()["status"] == "ok"


@asynccontextmanager
async def open_http_client(server: RunningServer) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.address, timeout=TIMEOUT_SECONDS) as http:
        yield http


def error_code(response: httpx.Response) -> str:
    """The code of a refusal, which is always JSON without internal details."""
    assert response.headers["content-type"] == "application/json"
    assert "Traceback" not in response.text
    data = response.json()
    assert set(data) <= {"code", "message", "problems"}
    return str(data["code"])


# WebSockets.


def websocket_url(server: RunningServer, table: str) -> str:
    return f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/ws"


@asynccontextmanager
async def open_websocket(
    server: RunningServer, table: str, **options: Any
) -> AsyncIterator[ClientConnection]:
    """A connection without a hello."""
    options = {"compression": None, "max_size": None, **options}
    async with connect(websocket_url(server, table), **options) as socket:
        yield socket


def hello_message(seat: Seat | None = None) -> str:
    return msgspec.json.encode(Hello(PROTOCOL, seat.token if seat else "")).decode()


async def close_reason(socket: ClientConnection) -> tuple[int, str]:
    """The code and reason with which a connection is closed; earlier messages are ignored."""

    async def find() -> tuple[int, str]:
        while True:
            try:
                await socket.recv()
            except ConnectionClosed as closed:
                frame = closed.rcvd
                return (frame.code, frame.reason) if frame else (1006, "")

    return await with_timeout(find())


async def close_reason_after(
    server: RunningServer, seat: Seat, messages: Sequence[str | bytes], has_greeting: bool = True
) -> tuple[int, str]:
    """The code and reason for closing a connection that sends these messages."""
    async with open_websocket(server, seat.table) as socket:
        if has_greeting:
            await socket.send(hello_message(seat))
        for message in messages:
            await socket.send(message)
        return await close_reason(socket)


# Below HTTP.


@asynccontextmanager
async def open_tcp_connection(
    server: RunningServer,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection that can send any bytes."""
    url = urlsplit(server.address)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def raw_response(server: RunningServer, request: bytes) -> bytes:
    """Everything that is received until the connection is closed."""
    async with open_tcp_connection(server) as (reader, writer):
        writer.write(request)
        try:
            return await with_timeout(reader.read())
        except ConnectionError:
            return b""

"""Clients that are slow or never read do not delay others."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from citadels.protocol.messages import CLOSE_BAD_TOKEN, CLOSE_TOO_SLOW, Chat
from citadels.protocol.updates import encode
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.subscriber import Subscriber
from citadels.server.websocket.transport import _frame_header
from tests.properties.random_games import SeededRandom
from tests.server.security.raw_clients import (
    database_contents,
    hello_message,
    open_tcp_connection,
    raw_response,
)
from tests.server.support.helpers import (
    connect_seats,
    is_at_step,
    make_settings,
    play_all_randomly,
    seat_people,
    start_game,
    wait_until,
    with_timeout,
)
from tests.server.support.server_fixture import RunningServer, run_server

LARGE_MESSAGE = encode(Chat(1, 0, "Ann", 0, "x" * 60_000))


class FakeTransport:
    """Accepts a given number of messages."""

    def __init__(self, takes: int) -> None:
        self.left = takes
        self.woken = 0

    def send_text(self, data: bytes) -> bool:
        self.left -= 1
        return self.left >= 0

    def interrupt(self) -> None:
        self.woken += 1


def test_a_reader_that_does_not_keep_up_is_disconnected() -> None:
    wire = FakeTransport(takes=3)
    reader = Subscriber(wire)
    for _ in range(3):
        reader.send(b"word")
    assert not wire.woken
    reader.send(b"one too many")
    reader.send(b"and more")
    reader.close(CLOSE_BAD_TOKEN)
    assert reader.close_code == CLOSE_TOO_SLOW
    assert (wire.left, wire.woken) == (-1, 1)


@pytest.mark.parametrize("length", [1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_sent_frames_can_be_parsed_by_the_library(length: int) -> None:
    text = b"x" * length
    assert _frame_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def open_sleeping_connection(
    server: RunningServer, table: str, message: str
) -> socket.socket:
    """A connection that sends a hello and then never reads."""
    where = urlsplit(server.address)
    sleepy = socket.socket()
    sleepy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    sleepy.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(sleepy, (where.hostname, where.port))
    head = (
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(sleepy, head.encode())
    assert b" 101 " in await with_timeout(loop.sock_recv(sleepy, 1024))
    await loop.sock_sendall(sleepy, Frame(Opcode.TEXT, message.encode()).serialize(mask=True))
    return sleepy


def find_sleeping_subscriber(
    server: RunningServer, table: str, awake: int
) -> tuple[LiveTable, Subscriber]:
    live_table = server.node.registry.tables[table]
    return live_table, next(reader for reader in live_table.subscribers if reader.seat != awake)


@pytest.mark.asyncio
async def test_a_sleeping_reader_is_disconnected_and_the_others_do_not_wait(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, client_timeout_seconds=1)) as server:
        ann, bob = await seat_people(server.client, 2, setup={"players": 4})
        async with connect_seats(server.client, bob) as [awake]:
            sleepy = await open_sleeping_connection(server, ann.table, hello_message(ann))
            await wait_until(lambda: len(server.node.registry.tables[ann.table].subscribers) == 2)
            table, reader = find_sleeping_subscriber(server, ann.table, bob.place)
            for number in range(400):  # far more than a connection can buffer
                table.broadcast(msgspec.Raw(LARGE_MESSAGE))
                message = await with_timeout(awake.receive())
                assert isinstance(message, Chat), number
            await wait_until(lambda: reader not in table.subscribers)
            assert reader.close_code == CLOSE_TOO_SLOW
            await wait_until(lambda: server.node.metrics.connections._value.get() == 1)
            # The connection itself is closed, whether the client reads or not.
            await with_timeout(wait_until_gone(sleepy))
        assert (
            'citadels_websocket_closed_total{code="4409"} 1.0'
            in server.node.metrics.render().decode()
        )


async def wait_until_gone(sleepy: socket.socket) -> None:
    """Read what was sent before, until the connection ends."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(2.5)  # longer than the server waits for a sleeping client
    try:
        while await loop.sock_recv(sleepy, 65_536):
            pass
    except ConnectionError:
        pass
    finally:
        sleepy.close()


@pytest.mark.asyncio
async def test_a_sleeping_client_does_not_slow_the_game(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, client_timeout_seconds=1)) as server:
        seats = await start_game(server.client, 2, setup={"players": 2})
        async with connect_seats(server.client, *seats) as players:
            sleepy = await open_sleeping_connection(server, seats[0].table, hello_message())
            await wait_until(
                lambda: len(server.node.registry.tables[seats[0].table].subscribers) == 3
            )
            await with_timeout(play_all_randomly(players, SeededRandom(3), is_at_step(80)))
            sleepy.close()
        assert len(database_contents(server)["records"]) >= 80


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "partial_request",
    [
        b"",
        b"GET /api/ta",
        b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HTTP/1.1\r\n",
    ],
)
async def test_the_server_does_not_wait_for_an_incomplete_request(
    partial_request: bytes, tmp_path: Path
) -> None:
    async with run_server(make_settings(tmp_path, client_timeout_seconds=0.5)) as server:
        answer = await with_timeout(raw_response(server, partial_request), 10)
        assert b" 500 " not in answer


@pytest.mark.asyncio
async def test_a_body_that_never_arrives_is_refused(tmp_path: Path) -> None:
    async with run_server(make_settings(tmp_path, client_timeout_seconds=0.5)) as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        answer = await raw_response(server, head + b'Content-Length: 99\r\n\r\n{"name":')
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"too-slow"' in answer
        assert not database_contents(server)["tables"]


@pytest.mark.asyncio
async def test_a_trickling_body_is_refused_and_others_are_served(tmp_path: Path) -> None:
    async with (
        run_server(make_settings(tmp_path, client_timeout_seconds=1)) as server,
        open_tcp_connection(server) as (reader, writer),
    ):
        writer.write(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n"
        )
        response_task = asyncio.create_task(reader.readuntil(b"too-slow"))
        while not response_task.done():
            writer.write(b" ")
            await server.client.tables()
        assert (await response_task).startswith(b"HTTP/1.1 408 ")


@pytest.mark.asyncio
async def test_a_long_story_does_not_delay_others(tmp_path: Path) -> None:
    lines_of_it = ["# Long.", "profile 2016", "Ann  wizard  gold 3", "Bob  king", "Cid  bishop"]
    lines_of_it += ["Dan  merchant", "turn Ann, gathered", "", *["Ann! build tavern"] * 8000]
    story = "\n".join([*lines_of_it, "turn Ann", ""])
    async with run_server(make_settings(tmp_path)) as server:
        ann = await server.client.open_table("Ann")
        async with connect_seats(server.client, ann) as [connection]:
            practising = asyncio.create_task(server.client.open_practice("Bob", story))
            waits = []
            while not practising.done():
                began = time.monotonic()
                await connection.send({"type": "ping"})
                await with_timeout(connection.receive())
                waits.append(time.monotonic() - began)
            assert (await practising).table
        assert len(waits) > 10  # others were answered while it was being parsed

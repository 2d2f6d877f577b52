"""Helpers to test a server: tables, connections, random players, and waiting with a deadline."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import pytest

from citadels.client import Client
from citadels.client.client import RequestError, Seat
from citadels.client.connection import TableConnection
from citadels.engine.native_types import override
from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import (
    Accepted,
    FromServer,
    Hint,
    Refused,
    State,
    Update,
    Welcome,
)
from citadels.protocol.options import Option
from citadels.server.cluster.time_source import TimerHandle, TimeSource
from citadels.server.settings import Settings
from tests.properties.random_games import SeededRandom
from tests.server.support.server_fixture import RunningServer

TIMEOUT_SECONDS: Final = 90.0  # for anything on a busy machine
NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
START_TIME_MS: Final = 1_700_000_000_000

T = TypeVar("T")
M = TypeVar("M", bound=FromServer)


def make_settings(folder: Path, **changes: Any) -> Settings:
    """Settings without limits for fast players, and a database in a folder."""
    settings = Settings(
        database_url=f"sqlite:///{folder / 'citadels.db'}",
        bot_pause_seconds=0,
        messages_per_second=10_000,
        requests_per_minute=1_000_000,
        tables_per_hour=1_000_000,
    )
    return replace(settings, **changes)


class FakeTimer:
    """A callback that is due at a given time."""

    def __init__(self, when: int, callback: Callable[[], object]) -> None:
        self.when = when
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeTimeSource(TimeSource):
    """A time that advances only on request."""

    def __init__(self, start_ms: int = START_TIME_MS) -> None:
        self.now_ms = start_ms
        self.timers: list[FakeTimer] = []

    @override
    def now(self) -> int:
        return self.now_ms

    @override
    def call_at(self, at: int, wanted: Callable[[], object]) -> TimerHandle:
        alarm = FakeTimer(at, wanted)
        self.timers.append(alarm)
        self.advance(0)
        return alarm

    def advance(self, milliseconds: int) -> None:
        """Let time pass and run the timers that are due."""
        self.now_ms += milliseconds
        due = [timer for timer in self.timers if timer.when <= self.now_ms]
        self.timers = [timer for timer in self.timers if timer.when > self.now_ms]
        for timer in due:
            if not timer.is_cancelled:
                asyncio.get_running_loop().call_soon(timer.callback)


# Waiting.


async def with_timeout(awaitable: Awaitable[T], seconds: float = TIMEOUT_SECONDS) -> T:
    """The result of an awaitable, if it is ready in time."""
    async with asyncio.timeout(seconds):
        return await awaitable


async def wait_until(condition: Callable[[], bool], seconds: float = TIMEOUT_SECONDS) -> None:
    """Wait for a condition that no message announces."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - no message announces it
            await asyncio.sleep(0.005)


async def wait_for_message(
    connection: TableConnection,
    kind: type[M],
    predicate: Callable[[M], bool] = lambda message: True,
) -> M:
    """The next message of a type that satisfies a predicate."""

    async def find() -> M:
        while True:
            message = await connection.receive()
            if isinstance(message, kind) and predicate(message):
                return message

    return await with_timeout(find())


async def wait_for_reply(connection: TableConnection, command_id: str) -> Accepted | Refused | Hint:
    """The reply of the server to a command."""

    async def find() -> Accepted | Refused | Hint:
        while True:
            message = await connection.receive()
            if isinstance(message, Accepted | Refused | Hint) and message.command == command_id:
                return message

    return await with_timeout(find())


async def wait_for_state(connection: TableConnection, predicate: Callable[[State], bool]) -> State:
    """Receive messages until the state satisfies a predicate."""
    while connection.state is None or not predicate(connection.state):
        await with_timeout(connection.receive())
    return connection.state


async def wait_for_end(connection: TableConnection) -> TableInfo:
    """The table, once this connection has received the end of the game."""
    while connection.table is None or connection.table.status != "finished":
        await with_timeout(connection.receive())
    return connection.table


async def error_code_of(awaitable: Awaitable[object]) -> str:
    """The code of a refused request."""
    with pytest.raises(RequestError) as caught:
        await awaitable
    return caught.value.code


async def post(server: RunningServer, path: str, body: object, token: str = "") -> httpx.Response:
    """Send a request as any program could."""
    return await send(server, "POST", path, body, token)


async def send(
    server: RunningServer, method: str, path: str, body: object = None, token: str = ""
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await server.client._http.request(method, path, json=body, headers=headers)


# Tables.


async def seat_people(client: Client, people: int, **options: object) -> list[Seat]:
    """Open a table and seat a number of people; the first is the host."""
    host = await client.open_table(NAMES[0], **options)
    guests = [await client.join(host.table, name) for name in NAMES[1:people]]
    return [host, *guests]


async def start_game(client: Client, people: int, **options: object) -> list[Seat]:
    """Seat people at a new table and start the game."""
    seats = await seat_people(client, people, **options)
    await client.start(seats[0])
    return seats


@asynccontextmanager
async def connect_seats(client: Client, *seats: Seat) -> AsyncIterator[list[TableConnection]]:
    """Connections to some seats, which have received their welcome and state."""
    async with AsyncExitStack() as stack:
        connections = [await stack.enter_async_context(client.connect(seat)) for seat in seats]
        for connection in connections:
            await wait_for_welcome(connection)
        yield connections


async def wait_for_welcome(connection: TableConnection) -> Welcome:
    """Receive the welcome, and the state of the game if there is one."""
    message = await wait_for_message(connection, Welcome)
    if message.table.game:
        await wait_for_message(connection, Update)
    return message


async def reconnect(connection: TableConnection) -> TableConnection:
    """Reconnect and wait for the welcome."""
    await connection.open()
    await wait_for_welcome(connection)
    return connection


# Random players.


def random_option(options: list[Option], rng: SeededRandom) -> int:
    """One of the options; rarely the end of a turn while there is something else to do."""
    if rng.randbelow(4):
        builds = [option for option in options if option.verb in {"build", "cards"}]
        options = builds or options
    if rng.randbelow(8):
        options = [option for option in options if option.verb != "end"] or options
    return rng.choice(options).id


def options_of(connection: TableConnection) -> list[Option]:
    """The current options of the seat of this connection."""
    return connection.state.own.options if connection.state and connection.state.own else []


async def answer_randomly(
    connection: TableConnection, rng: SeededRandom
) -> Accepted | Refused | Hint:
    return await wait_for_reply(
        connection, await connection.answer(random_option(options_of(connection), rng))
    )


async def play_randomly(
    connection: TableConnection,
    rng: SeededRandom,
    stop: Callable[[State], bool] = lambda state: state.common.over,
) -> None:
    """Answer all questions of this seat until the predicate holds."""
    while connection.state is None or not stop(connection.state):
        if connection.is_asked():
            await answer_randomly(connection, rng)
        else:
            await with_timeout(connection.receive())


async def play_all_randomly(
    connections: Sequence[TableConnection],
    rng: SeededRandom,
    stop: Callable[[State], bool] = lambda state: state.common.over,
) -> None:
    """Play on all these connections until the predicate holds."""
    rngs = [SeededRandom(rng.randbelow(2**31)) for _ in connections]
    await asyncio.gather(
        *(
            play_randomly(connection, own_rng, stop)
            for connection, own_rng in zip(connections, rngs, strict=True)
        )
    )


def is_at_step(number: int) -> Callable[[State], bool]:
    """A predicate: the game has reached this step or is over."""
    return lambda state: state.number >= number or state.common.over


def asked_connection(connections: Sequence[TableConnection]) -> TableConnection:
    """The connection whose seat has to answer."""
    return next(connection for connection in connections if connection.is_asked())


async def wait_for_all(connections: Sequence[TableConnection], reference: TableConnection) -> None:
    """Wait until all connections have received the state of one of them."""
    assert reference.state is not None
    for connection in connections:
        await wait_for_state(connection, is_at_step(reference.state.number))

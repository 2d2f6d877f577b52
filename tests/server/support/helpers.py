"""How tests talk to a server: tables, lines, players by lot, and waiting with a deadline."""

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

TIMEOUT_SECONDS: Final = 90.0  # seconds that anything may take on a busy machine
NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
START_TIME_MS: Final = 1_700_000_000_000

T = TypeVar("T")
M = TypeVar("M", bound=FromServer)


def make_settings(folder: Path, **changes: Any) -> Settings:
    """A server for hasty players, with its database in a folder."""
    settings = Settings(
        database_url=f"sqlite:///{folder / 'citadels.db'}",
        bot_pause_seconds=0,
        messages_per_second=10_000,
        requests_per_minute=1_000_000,
        tables_per_hour=1_000_000,
    )
    return replace(settings, **changes)


class FakeTimer:
    """Something that is to happen at a time."""

    def __init__(self, when: int, callback: Callable[[], object]) -> None:
        self.when = when
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeTimeSource(TimeSource):
    """A time that goes on only when it is told to."""

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
        """Let time pass; whoever waited long enough is woken."""
        self.now_ms += milliseconds
        due = [timer for timer in self.timers if timer.when <= self.now_ms]
        self.timers = [timer for timer in self.timers if timer.when > self.now_ms]
        for timer in due:
            if not timer.is_cancelled:
                asyncio.get_running_loop().call_soon(timer.callback)


# Waiting.


async def with_timeout(awaitable: Awaitable[T], seconds: float = TIMEOUT_SECONDS) -> T:
    """What comes of it, if it comes in time."""
    async with asyncio.timeout(seconds):
        return await awaitable


async def wait_until(condition: Callable[[], bool], seconds: float = TIMEOUT_SECONDS) -> None:
    """Wait until something is so of which no message tells."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - no message tells of it
            await asyncio.sleep(0.005)


async def wait_for_message(
    connection: TableConnection,
    kind: type[M],
    predicate: Callable[[M], bool] = lambda message: True,
) -> M:
    """The next message of a kind of which something holds."""

    async def find() -> M:
        while True:
            message = await connection.receive()
            if isinstance(message, kind) and predicate(message):
                return message

    return await with_timeout(find())


async def wait_for_reply(connection: TableConnection, command_id: str) -> Accepted | Refused | Hint:
    """What the server says to a command."""

    async def find() -> Accepted | Refused | Hint:
        while True:
            message = await connection.receive()
            if isinstance(message, Accepted | Refused | Hint) and message.command == command_id:
                return message

    return await with_timeout(find())


async def wait_for_state(connection: TableConnection, predicate: Callable[[State], bool]) -> State:
    """Listen until the game is so far."""
    while connection.state is None or not predicate(connection.state):
        await with_timeout(connection.receive())
    return connection.state


async def wait_for_end(connection: TableConnection) -> TableInfo:
    """The table, once this line has heard that the game is over."""
    while connection.table is None or connection.table.status != "finished":
        await with_timeout(connection.receive())
    return connection.table


async def error_code_of(awaitable: Awaitable[object]) -> str:
    """The code with which a request is refused."""
    with pytest.raises(RequestError) as caught:
        await awaitable
    return caught.value.code


async def post(server: RunningServer, path: str, body: object, token: str = "") -> httpx.Response:
    """A request as any program could send it."""
    return await send(server, "POST", path, body, token)


async def send(
    server: RunningServer, method: str, path: str, body: object = None, token: str = ""
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await server.client._http.request(method, path, json=body, headers=headers)


# Tables.


async def seat_people(client: Client, people: int, **options: object) -> list[Seat]:
    """A new table with so many people at it; the first is the host."""
    host = await client.open_table(NAMES[0], **options)
    guests = [await client.join(host.table, name) for name in NAMES[1:people]]
    return [host, *guests]


async def start_game(client: Client, people: int, **options: object) -> list[Seat]:
    """The same, and the game has begun."""
    seats = await seat_people(client, people, **options)
    await client.start(seats[0])
    return seats


@asynccontextmanager
async def connect_seats(client: Client, *seats: Seat) -> AsyncIterator[list[TableConnection]]:
    """The lines of some seats, each with its welcome and the state of the game."""
    async with AsyncExitStack() as stack:
        connections = [await stack.enter_async_context(client.connect(seat)) for seat in seats]
        for connection in connections:
            await wait_for_welcome(connection)
        yield connections


async def wait_for_welcome(connection: TableConnection) -> Welcome:
    """Be greeted, and hear how the game stands if there is one."""
    message = await wait_for_message(connection, Welcome)
    if message.table.game:
        await wait_for_message(connection, Update)
    return message


async def reconnect(connection: TableConnection) -> TableConnection:
    """The line taken up again."""
    await connection.open()
    await wait_for_welcome(connection)
    return connection


# Players by lot.


def random_option(options: list[Option], rng: SeededRandom) -> int:
    """One of the options; seldom the end of a turn while there is something else to do."""
    if rng.randbelow(4):
        builds = [option for option in options if option.verb in {"build", "cards"}]
        options = builds or options
    if rng.randbelow(8):
        options = [option for option in options if option.verb != "end"] or options
    return rng.choice(options).id


def options_of(connection: TableConnection) -> list[Option]:
    """What the seat of this line may answer now."""
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
    """Answer whatever this seat is asked until the game is so far."""
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
    """People at all these lines play until the game is so far."""
    rngs = [SeededRandom(rng.randbelow(2**31)) for _ in connections]
    await asyncio.gather(
        *(
            play_randomly(connection, own_rng, stop)
            for connection, own_rng in zip(connections, rngs, strict=True)
        )
    )


def is_at_step(number: int) -> Callable[[State], bool]:
    """Whether so many things have happened, or all that could."""
    return lambda state: state.number >= number or state.common.over


def asked_connection(connections: Sequence[TableConnection]) -> TableConnection:
    """The line of whoever has to answer."""
    return next(connection for connection in connections if connection.is_asked())


async def wait_for_all(connections: Sequence[TableConnection], reference: TableConnection) -> None:
    """All have heard what one of them has heard."""
    assert reference.state is not None
    for connection in connections:
        await wait_for_state(connection, is_at_step(reference.state.number))

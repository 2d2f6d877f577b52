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
from tests.properties.games import Lots
from tests.server.serving import Running

DEADLINE: Final = 90.0  # seconds that anything may take on a busy machine
NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")
BEGAN: Final = 1_700_000_000_000

Item = TypeVar("Item")
Kind = TypeVar("Kind", bound=FromServer)


def settings_in(folder: Path, **wanted: Any) -> Settings:
    """A server for hasty players, with its database in a folder."""
    made = Settings(
        database=f"sqlite:///{folder / 'citadels.db'}",
        bot_pause=0,
        messages_a_second=10_000,
        requests_a_minute=1_000_000,
        tables_an_hour=1_000_000,
    )
    return replace(made, **wanted)


class Alarm:
    """Something that is to happen at a time."""

    def __init__(self, at: int, wanted: Callable[[], object]) -> None:
        self.at = at
        self.wanted = wanted
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class SlowTime(TimeSource):
    """A time that goes on only when it is told to."""

    def __init__(self, began: int = BEGAN) -> None:
        self.at = began
        self.alarms: list[Alarm] = []

    @override
    def now(self) -> int:
        return self.at

    @override
    def call_at(self, at: int, wanted: Callable[[], object]) -> TimerHandle:
        alarm = Alarm(at, wanted)
        self.alarms.append(alarm)
        self.go_on(0)
        return alarm

    def go_on(self, milliseconds: int) -> None:
        """Let time pass; whoever waited long enough is woken."""
        self.at += milliseconds
        due = [alarm for alarm in self.alarms if alarm.at <= self.at]
        self.alarms = [alarm for alarm in self.alarms if alarm.at > self.at]
        for alarm in due:
            if not alarm.cancelled:
                asyncio.get_running_loop().call_soon(alarm.wanted)


# Waiting.


async def within(work: Awaitable[Item], seconds: float = DEADLINE) -> Item:
    """What comes of it, if it comes in time."""
    async with asyncio.timeout(seconds):
        return await work


async def until(happened: Callable[[], bool], seconds: float = DEADLINE) -> None:
    """Wait until something is so of which no message tells."""
    async with asyncio.timeout(seconds):
        while not happened():  # noqa: ASYNC110 - no message tells of it
            await asyncio.sleep(0.005)


async def hear(
    line: TableConnection, kind: type[Kind], wanted: Callable[[Kind], bool] = lambda message: True
) -> Kind:
    """The next message of a kind of which something holds."""

    async def find() -> Kind:
        while True:
            message = await line.receive()
            if isinstance(message, kind) and wanted(message):
                return message

    return await within(find())


async def reply(line: TableConnection, command: str) -> Accepted | Refused | Hint:
    """What the server says to a command."""

    async def find() -> Accepted | Refused | Hint:
        while True:
            message = await line.receive()
            if isinstance(message, Accepted | Refused | Hint) and message.command == command:
                return message

    return await within(find())


async def reach(line: TableConnection, reached: Callable[[State], bool]) -> State:
    """Listen until the game is so far."""
    while line.state is None or not reached(line.state):
        await within(line.receive())
    return line.state


async def finished(line: TableConnection) -> TableInfo:
    """The table, once this line has heard that the game is over."""
    while line.table is None or line.table.status != "finished":
        await within(line.receive())
    return line.table


async def refused(work: Awaitable[object]) -> str:
    """The code with which a request is refused."""
    with pytest.raises(RequestError) as caught:
        await work
    return caught.value.code


async def post(server: Running, path: str, body: object, token: str = "") -> httpx.Response:
    """A request as any program could send it."""
    return await send(server, "POST", path, body, token)


async def send(
    server: Running, method: str, path: str, body: object = None, token: str = ""
) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await server.client._http.request(method, path, json=body, headers=headers)


# Tables.


async def sit_down(client: Client, people: int, **wanted: object) -> list[Seat]:
    """A new table with so many people at it; the first is the host."""
    host = await client.open_table(NAMES[0], **wanted)
    others = [await client.join(host.table, name) for name in NAMES[1:people]]
    return [host, *others]


async def begin(client: Client, people: int, **wanted: object) -> list[Seat]:
    """The same, and the game has begun."""
    seats = await sit_down(client, people, **wanted)
    await client.start(seats[0])
    return seats


@asynccontextmanager
async def lines(client: Client, *seats: Seat) -> AsyncIterator[list[TableConnection]]:
    """The lines of some seats, each with its welcome and the state of the game."""
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(client.connect(seat)) for seat in seats]
        for line in opened:
            await welcome(line)
        yield opened


async def welcome(line: TableConnection) -> Welcome:
    """Be greeted, and hear how the game stands if there is one."""
    message = await hear(line, Welcome)
    if message.table.game:
        await hear(line, Update)
    return message


async def again(line: TableConnection) -> TableConnection:
    """The line taken up again."""
    await line.open()
    await welcome(line)
    return line


# Players by lot.


def by_lot(options: list[Option], lots: Lots) -> int:
    """One of the options; seldom the end of a turn while there is something else to do."""
    if lots.below(4):
        builds = [option for option in options if option.verb in {"build", "cards"}]
        options = builds or options
    if lots.below(8):
        options = [option for option in options if option.verb != "end"] or options
    return lots.pick(options).id


def options_of(line: TableConnection) -> list[Option]:
    """What the seat of this line may answer now."""
    return line.state.own.options if line.state and line.state.own else []


async def answer_by_lot(line: TableConnection, lots: Lots) -> Accepted | Refused | Hint:
    return await reply(line, await line.answer(by_lot(options_of(line), lots)))


async def play_by_lot(
    line: TableConnection,
    lots: Lots,
    stop: Callable[[State], bool] = lambda state: state.common.over,
) -> None:
    """Answer whatever this seat is asked until the game is so far."""
    while line.state is None or not stop(line.state):
        if line.is_asked():
            await answer_by_lot(line, lots)
        else:
            await within(line.receive())


async def play_all(
    players: Sequence[TableConnection],
    lots: Lots,
    stop: Callable[[State], bool] = lambda state: state.common.over,
) -> None:
    """People at all these lines play until the game is so far."""
    own = [Lots(lots.below(2**31)) for _ in players]
    await asyncio.gather(
        *(play_by_lot(line, chance, stop) for line, chance in zip(players, own, strict=True))
    )


def at_step(number: int) -> Callable[[State], bool]:
    """Whether so many things have happened, or all that could."""
    return lambda state: state.number >= number or state.common.over


def asked_line(players: Sequence[TableConnection]) -> TableConnection:
    """The line of whoever has to answer."""
    return next(line for line in players if line.is_asked())


async def together(players: Sequence[TableConnection], ahead: TableConnection) -> None:
    """All have heard what one of them has heard."""
    assert ahead.state is not None
    for line in players:
        await reach(line, at_step(ahead.state.number))

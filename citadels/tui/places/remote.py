"""A table on a server, over a line that is taken up again when it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable
from typing import Final, TypeVar

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from citadels.client import Client, DisconnectedError, RequestError, Seat
from citadels.client.connection import new_command_id
from citadels.engine.native_types import override
from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import (
    CLOSE_BAD_MESSAGE,
    CLOSE_BAD_TOKEN,
    CLOSE_DAMAGED,
    CLOSE_NO_TABLE,
    CLOSE_OLD_PROTOCOL,
    Accepted,
    Answer,
    AskHint,
    Back,
    FromServer,
    Hint,
    Pong,
    Refused,
    Say,
    Undo,
    Welcome,
)
from citadels.protocol.scores import SeatScore, TieBreak
from citadels.tui.places.place import CLOSED, DOWN, OPEN, Place, PlaceError

# After these nothing is gained by coming back.
FINAL: Final = (
    1009,
    CLOSE_BAD_MESSAGE,
    CLOSE_BAD_TOKEN,
    CLOSE_NO_TABLE,
    CLOSE_OLD_PROTOCOL,
    CLOSE_DAMAGED,
)
FIRST_WAIT: Final = 0.4  # seconds before the first new try
LONGEST_WAIT: Final = 8.0

Told = TypeVar("Told")
Command = Answer | Undo | Say | AskHint | Back


async def requested(request: Awaitable[Told]) -> Told:
    """What a server answers; why not as a `PlaceError`."""
    try:
        return await request
    except RequestError as error:
        raise PlaceError(error.code or "broken") from error
    except httpx.HTTPError as error:
        raise PlaceError("no-line") from error


class RemotePlace(Place):
    """What the line tells, and commands that are sent until they are answered, each done once."""

    has_chat = True

    def __init__(self, client: Client, table: TableInfo, seat: Seat | None) -> None:
        super().__init__(table, seat.place if seat else -1)
        self.link = f"{client.address}/table/{table.id}"
        self._client = client
        self._own = seat
        self._line = client.connect(seat, table.id)
        self._commands: dict[str, Command] = {}  # not answered yet
        self._answers: dict[str, asyncio.Future[FromServer]] = {}
        self._ahead = 0  # of the server's clock before ours, in milliseconds

    @override
    async def run(self) -> None:
        tries = 0
        while self.line != CLOSED:
            try:
                await self._line.open()
                while True:
                    message = await self._line.receive()
                    if isinstance(message, Welcome):
                        tries = 0
                    await self._heard(message)
            except DisconnectedError as closed:
                if closed.code in FINAL:
                    self._close(str(closed.code))
                    return
            except (OSError, TimeoutError, WebSocketException, msgspec.MsgspecError):
                pass  # tried again
            self.line = DOWN
            self.told()
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**tries))
            tries = min(tries + 1, 10)

    async def _heard(self, message: FromServer) -> None:
        line = self._line
        if line.table is not None:
            self.table = line.table
        self.state, self.steps, self.chat = line.state, line.steps, line.chat
        if isinstance(message, Welcome):
            self.seat, self.line = message.seat, OPEN
            self._ahead = message.now - _now() if message.now else 0
            for command in list(self._commands.values()):
                await line.send(command)
        elif isinstance(message, Accepted | Refused | Hint):
            self._commands.pop(message.command, None)
            waiting = self._answers.pop(message.command, None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        if not isinstance(message, Pong):
            self.told()

    def _close(self, fault: str) -> None:
        self.line, self.fault = CLOSED, fault
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(PlaceError("no-line"))
        self._answers.clear()
        self._commands.clear()
        self.told()

    async def _send(self, name: str, command: Command) -> FromServer:
        """Send a command, again after each break, until it is answered."""
        if self.line == CLOSED:
            raise PlaceError("no-line")
        answer: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._commands[name], self._answers[name] = command, answer
        if self.line == OPEN:
            # If not, whoever listens notices too, and sends it again.
            with contextlib.suppress(DisconnectedError):
                await self._line.send(command)
        told = await answer
        if isinstance(told, Refused):
            raise PlaceError(told.code)
        return told

    async def _decide(self, name: str, command: Command) -> None:
        """One decision at a time."""
        if self.waits:
            return
        self.waits = True
        self.told()
        try:
            await self._send(name, command)
        finally:
            self.waits = False
            self.told()

    @override
    async def answer(self, question: int, option: int) -> None:
        name = new_command_id()
        await self._decide(name, Answer(question, option, name))

    @override
    async def undo(self, question: int) -> None:
        name = new_command_id()
        await self._decide(name, Undo(question, name))

    @override
    async def back(self) -> None:
        name = new_command_id()
        await self._decide(name, Back(name))

    @override
    async def hint(self) -> Hint:
        if self.state is None:
            raise PlaceError("not-started")
        name = new_command_id()
        told = await self._send(name, AskHint(self.state.question, name))
        if not isinstance(told, Hint):
            raise PlaceError("no-hint")
        return told

    @override
    async def say(self, text: str = "", phrase: str = "") -> None:
        name = new_command_id()
        await self._send(name, Say(name, text, phrase))

    # Requests.

    @override
    async def scores(self) -> tuple[list[SeatScore], list[TieBreak]]:
        sheet = await requested(self._client.scores(self.table.game))
        return sheet.seats, sheet.ties

    @override
    async def rematch(self) -> None:
        await requested(self._client.rematch(self._sitting()))

    @override
    async def start(self) -> None:
        await requested(self._client.start(self._sitting()))

    @override
    async def seat_bot(self, place: int, bot: str) -> None:
        await requested(self._client.seat_bot(self._sitting(), place, bot))

    @override
    async def send_away(self, place: int) -> None:
        await requested(self._client.vacate_seat(self._sitting(), place))

    def _sitting(self) -> Seat:
        if self._own is None:
            raise PlaceError("not-yours")
        return self._own

    @override
    def now(self) -> int:
        return _now() + self._ahead

    @override
    async def leave(self) -> None:
        await self._line.close()
        await self._client.close()


def _now() -> int:
    return time.time_ns() // 1_000_000

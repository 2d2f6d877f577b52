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
from citadels.tui.session.session import CLOSED, DOWN, OPEN, Session, SessionError

# After these nothing is gained by coming back.
FINAL_CLOSE_CODES: Final = (
    1009,
    CLOSE_BAD_MESSAGE,
    CLOSE_BAD_TOKEN,
    CLOSE_NO_TABLE,
    CLOSE_OLD_PROTOCOL,
    CLOSE_DAMAGED,
)
FIRST_RETRY_SECONDS: Final = 0.4  # seconds before the first new try
MAX_RETRY_SECONDS: Final = 8.0

T = TypeVar("T")
Command = Answer | Undo | Say | AskHint | Back


async def send_request(request: Awaitable[T]) -> T:
    """What a server answers; why not as a `SessionError`."""
    try:
        return await request
    except RequestError as error:
        raise SessionError(error.code or "broken") from error
    except httpx.HTTPError as error:
        raise SessionError("offline") from error


class RemoteSession(Session):
    """What the line tells, and commands that are sent until they are answered, each done once."""

    has_chat = True

    def __init__(self, client: Client, table: TableInfo, seat: Seat | None) -> None:
        super().__init__(table, seat.place if seat else -1)
        self.invite_url = f"{client.address}/table/{table.id}"
        self._client = client
        self._own_seat = seat
        self._connection = client.connect(seat, table.id)
        self._pending_commands: dict[str, Command] = {}  # not answered yet
        self._replies: dict[str, asyncio.Future[FromServer]] = {}
        self._clock_offset_ms = 0  # of the server's clock before ours, in milliseconds

    @override
    async def run(self) -> None:
        tries = 0
        while self.connection_state != CLOSED:
            try:
                await self._connection.open()
                while True:
                    message = await self._connection.receive()
                    if isinstance(message, Welcome):
                        tries = 0
                    await self._handle_message(message)
            except DisconnectedError as error:
                if error.code in FINAL_CLOSE_CODES:
                    self._mark_closed(str(error.code))
                    return
            except (OSError, TimeoutError, WebSocketException, msgspec.MsgspecError):
                pass  # tried again
            self.connection_state = DOWN
            self.on_change()
            await asyncio.sleep(min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2**tries))
            tries = min(tries + 1, 10)

    async def _handle_message(self, message: FromServer) -> None:
        connection = self._connection
        if connection.table is not None:
            self.table = connection.table
        self.state, self.steps, self.chat = connection.state, connection.steps, connection.chat
        if isinstance(message, Welcome):
            self.seat, self.connection_state = message.seat, OPEN
            self._clock_offset_ms = message.now - _now_ms() if message.now else 0
            for command in list(self._pending_commands.values()):
                await connection.send(command)
        elif isinstance(message, Accepted | Refused | Hint):
            self._pending_commands.pop(message.command, None)
            reply = self._replies.pop(message.command, None)
            if reply is not None and not reply.done():
                reply.set_result(message)
        if not isinstance(message, Pong):
            self.on_change()

    def _mark_closed(self, code: str) -> None:
        self.connection_state, self.close_code = CLOSED, code
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(SessionError("offline"))
        self._replies.clear()
        self._pending_commands.clear()
        self.on_change()

    async def _send_command(self, command_id: str, command: Command) -> FromServer:
        """Send a command, again after each break, until it is answered."""
        if self.connection_state == CLOSED:
            raise SessionError("offline")
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._pending_commands[command_id], self._replies[command_id] = command, future
        if self.connection_state == OPEN:
            # If not, whoever listens notices too, and sends it again.
            with contextlib.suppress(DisconnectedError):
                await self._connection.send(command)
        reply = await future
        if isinstance(reply, Refused):
            raise SessionError(reply.code)
        return reply

    async def _send_decision(self, command_id: str, command: Command) -> None:
        """One decision at a time."""
        if self.is_pending:
            return
        self.is_pending = True
        self.on_change()
        try:
            await self._send_command(command_id, command)
        finally:
            self.is_pending = False
            self.on_change()

    @override
    async def answer(self, question: int, option: int) -> None:
        command_id = new_command_id()
        await self._send_decision(command_id, Answer(question, option, command_id))

    @override
    async def undo(self, question: int) -> None:
        command_id = new_command_id()
        await self._send_decision(command_id, Undo(question, command_id))

    @override
    async def come_back(self) -> None:
        command_id = new_command_id()
        await self._send_decision(command_id, Back(command_id))

    @override
    async def hint(self) -> Hint:
        if self.state is None:
            raise SessionError("not-started")
        command_id = new_command_id()
        reply = await self._send_command(command_id, AskHint(self.state.question, command_id))
        if not isinstance(reply, Hint):
            raise SessionError("no-hint")
        return reply

    @override
    async def say(self, text: str = "", phrase: str = "") -> None:
        command_id = new_command_id()
        await self._send_command(command_id, Say(command_id, text, phrase))

    # Requests.

    @override
    async def scores(self) -> tuple[list[SeatScore], list[TieBreak]]:
        sheet = await send_request(self._client.scores(self.table.game))
        return sheet.seats, sheet.ties

    @override
    async def rematch(self) -> None:
        await send_request(self._client.rematch(self._require_seat()))

    @override
    async def start(self) -> None:
        await send_request(self._client.start(self._require_seat()))

    @override
    async def seat_bot(self, place: int, bot: str) -> None:
        await send_request(self._client.seat_bot(self._require_seat(), place, bot))

    @override
    async def send_away(self, place: int) -> None:
        await send_request(self._client.vacate_seat(self._require_seat(), place))

    def _require_seat(self) -> Seat:
        if self._own_seat is None:
            raise SessionError("not-yours")
        return self._own_seat

    @override
    def now_ms(self) -> int:
        return _now_ms() + self._clock_offset_ms

    @override
    async def leave(self) -> None:
        await self._connection.close()
        await self._client.close()


def _now_ms() -> int:
    return time.time_ns() // 1_000_000

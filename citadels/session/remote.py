"""A table on a server, over a connection that is opened again when it breaks."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Final, TypeVar

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from citadels.client import Client, DisconnectedError, RequestError, Seat
from citadels.client.connection import new_command_id
from citadels.engine.native_types import override
from citadels.protocol import messages
from citadels.protocol.lobby import TableInfo
from citadels.protocol.scores import SeatScore, TieBreak
from citadels.session.session import CLOSED, DOWN, OPEN, Session, SessionError, now_ms

# After these, connecting again would not help.
FINAL_CLOSE_CODES: Final = (
    1009,
    messages.CLOSE_BAD_MESSAGE,
    messages.CLOSE_BAD_TOKEN,
    messages.CLOSE_NO_TABLE,
    messages.CLOSE_PROTOCOL_MISMATCH,
    messages.CLOSE_CORRUPT,
)
FIRST_RETRY_SECONDS: Final = 0.4
MAX_RETRY_SECONDS: Final = 8.0

T = TypeVar("T")
Command = messages.Answer | messages.Undo | messages.Say | messages.AskHint | messages.Back


async def send_request(request: Awaitable[T]) -> T:
    """What a server answers. Its refusals become `SessionError`s."""
    try:
        return await request
    except RequestError as error:
        raise SessionError(error.code or "broken") from error
    except httpx.HTTPError as error:
        raise SessionError("offline") from error


class RemoteSession(Session):
    """What the server sends, and commands that are sent until they are answered, each done once."""

    has_chat = True

    def __init__(self, client: Client, table: TableInfo, seat: Seat | None) -> None:
        super().__init__(table, seat.place if seat else -1)
        self.invite_url = f"{client.address}/table/{table.id}"
        self._client = client
        self._own_seat = seat
        self._connection = client.connect(seat, table.id)
        self._pending_commands: dict[str, Command] = {}  # not answered yet
        self._replies: dict[str, asyncio.Future[messages.FromServer]] = {}
        self._clock_offset_ms = 0  # of the server's clock before ours, in milliseconds

    @override
    async def run(self) -> None:
        tries = 0
        while self.connection_state != CLOSED:
            try:
                await self._connection.open()
                while True:
                    message = await self._connection.receive()
                    if isinstance(message, messages.Welcome):
                        tries = 0
                    await self._handle_message(message)
            except DisconnectedError as error:
                if error.code in FINAL_CLOSE_CODES:
                    self._mark_closed(str(error.code))
                    return
            except (OSError, TimeoutError, WebSocketException, msgspec.MsgspecError):
                pass  # tried again
            self.connection_state = DOWN
            self.notify()
            await asyncio.sleep(min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2**tries))
            tries = min(tries + 1, 10)

    async def _handle_message(self, message: messages.FromServer) -> None:
        connection = self._connection
        if connection.table is not None:
            self.table = connection.table
        self.state, self.steps, self.chat = connection.state, connection.steps, connection.chat
        if isinstance(message, messages.Welcome):
            self.seat, self.connection_state = message.seat, OPEN
            self._clock_offset_ms = message.now - now_ms() if message.now else 0
            for command in list(self._pending_commands.values()):
                await connection.send(command)
        elif isinstance(message, messages.Accepted | messages.Refused | messages.Hint):
            self._pending_commands.pop(message.command, None)
            reply = self._replies.pop(message.command, None)
            if reply is not None and not reply.done():
                reply.set_result(message)
        if not isinstance(message, messages.Pong):
            self.notify()

    def _mark_closed(self, code: str) -> None:
        self.connection_state, self.close_code = CLOSED, code
        for reply in self._replies.values():
            if not reply.done():
                reply.set_exception(SessionError("offline"))
        self._replies.clear()
        self._pending_commands.clear()
        self.notify()

    async def _send_command(self, command: Command) -> messages.FromServer:
        """Send a command, again after each break, until it is answered."""
        if self.connection_state == CLOSED:
            raise SessionError("offline")
        future: asyncio.Future[messages.FromServer] = asyncio.get_running_loop().create_future()
        self._pending_commands[command.command] = command
        self._replies[command.command] = future
        if self.connection_state == OPEN:
            # If it fails, `run` notices too, and sends the command again.
            with contextlib.suppress(DisconnectedError):
                await self._connection.send(command)
        reply = await future
        if isinstance(reply, messages.Refused):
            raise SessionError(reply.code)
        return reply

    async def _send_decision(self, command: Command) -> None:
        """One decision at a time."""
        if self.is_pending:
            return
        self.is_pending = True
        self.notify()
        try:
            await self._send_command(command)
        finally:
            self.is_pending = False
            self.notify()

    @override
    async def answer(self, question: int, option: int) -> None:
        await self._send_decision(messages.Answer(question, option, new_command_id()))

    @override
    async def undo(self, question: int) -> None:
        await self._send_decision(messages.Undo(question, new_command_id()))

    @override
    async def come_back(self) -> None:
        await self._send_decision(messages.Back(new_command_id()))

    @override
    async def hint(self) -> messages.Hint:
        if self.state is None:
            raise SessionError("not-started")
        reply = await self._send_command(messages.AskHint(self.state.question, new_command_id()))
        if not isinstance(reply, messages.Hint):
            raise SessionError("no-hint")
        return reply

    @override
    async def say(self, text: str = "", phrase: str = "") -> None:
        await self._send_command(messages.Say(new_command_id(), text, phrase))

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
        return now_ms() + self._clock_offset_ms

    @override
    async def leave(self) -> None:
        await self._connection.close()
        await self._client.close()

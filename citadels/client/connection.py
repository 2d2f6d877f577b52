"""The connection to a table, which can be opened again after a break."""

from __future__ import annotations

import secrets
from typing import Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from citadels.protocol.lobby import TableInfo
from citadels.protocol.messages import (
    EVERYTHING,
    PROTOCOL,
    Answer,
    AskHint,
    Back,
    Changed,
    Chat,
    FromServer,
    Hello,
    Refused,
    Say,
    State,
    Step,
    Undo,
    Update,
    Welcome,
)

MAX_MESSAGE_BYTES: Final = 4_194_304  # bytes of a message from the server
CLOSE_TIMEOUT_SECONDS: Final = 1.0  # that closing waits for the server's close frame
_decoder: Final = msgspec.json.Decoder(FromServer)


class DisconnectedError(Exception):
    """The server has closed the connection; `code` is that of the close frame."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"the connection was closed: {code} {reason}")
        self.code = code
        self.reason = reason


class MissedStepsError(DisconnectedError):
    """A message was lost; connecting again fetches it."""

    def __init__(self, last_step: int, received: int) -> None:
        super().__init__(1006, f"step {received} came after step {last_step}")


class TableConnection:
    """A client's end of a connection. Use it with `async with`, or `open` and `close` it."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.token = token
        self.table: TableInfo | None = None
        self.seat = -1
        self.state: State | None = None
        self.steps: list[Step] = []  # all that were received, from the first
        self.chat: list[Chat] = []
        self.last_step = EVERYTHING
        self._answered_question = EVERYTHING  # the last question that was answered
        self._websocket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, or connect again and continue where the connection broke."""
        await self.close()
        self._websocket = await connect(
            self.address,
            max_size=MAX_MESSAGE_BYTES,
            compression=None,
            close_timeout=CLOSE_TIMEOUT_SECONDS,
        )
        game = self.state.game if self.state else ""
        await self.send(Hello(PROTOCOL, self.token, self.last_step, game))

    async def close(self) -> None:
        websocket, self._websocket = self._websocket, None
        if websocket is not None:
            await websocket.close()

    async def send(self, message: object) -> None:
        try:
            await self._require_websocket().send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise _disconnected(error) from None

    async def receive(self) -> FromServer:
        """The next message, after applying it to this object."""
        try:
            data = await self._require_websocket().recv()
        except ConnectionClosed as error:
            raise _disconnected(error) from None
        message: FromServer = _decoder.decode(data)
        self._apply(message)
        return message

    def _apply(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self._apply_table(message.table)
            self.seat, self.chat = message.seat, message.chat
        elif isinstance(message, Changed):
            self._apply_table(message.table)
        elif isinstance(message, Update):
            self._apply_update(message)
        elif isinstance(message, Chat):
            if not self.chat or message.number > self.chat[-1].number:
                self.chat.append(message)
        elif isinstance(message, Refused) and message.state is not None:
            self._apply_state(message.state)

    def _apply_update(self, update: Update) -> None:
        """Add each step once and in order, even if messages were lost or repeated."""
        state = update.state
        if self.state is not None and state.game != self.state.game:
            self.steps, self.last_step, self.state = [], EVERYTHING, None
        if state.number < self.last_step:
            return
        steps = [step for step in update.steps if step.number > self.last_step]
        first = steps[0].number if steps else state.number
        if update.snapshot:
            self.steps = []
        elif first > self.last_step + 1 or (not steps and first > self.last_step):
            raise MissedStepsError(self.last_step, first)
        self.steps += steps
        self.last_step = state.number
        self._apply_state(state)

    def _apply_state(self, state: State) -> None:
        if self.state is None or state.number >= self.state.number:
            self.state = state

    def _apply_table(self, table: TableInfo) -> None:
        """Forget what was received of a game when the next one begins."""
        if self.table is not None and table.game != self.table.game:
            self.steps, self.last_step, self.state = [], EVERYTHING, None
        self.table = table

    # What a player does.

    def is_asked(self) -> bool:
        return self.state is not None and bool(self.state.own and self.state.own.options)

    async def wait_for_question(self) -> bool:
        """Wait for a question to this seat that is not answered yet; false if the game is over."""
        while not (
            self.is_asked() and self.state and self.state.question != self._answered_question
        ):
            if self.state is not None and self.state.common.over:
                return False
            if isinstance(await self.receive(), Refused):
                self._answered_question = EVERYTHING
        return True

    async def answer(self, option: int, command_id: str = "") -> str:
        """Answer the open question, and return the command id, with which it can be repeated."""
        if self.state is None:
            raise ValueError("there is no game yet")
        sent_id = command_id or new_command_id()
        self._answered_question = self.state.question
        await self.send(Answer(self.state.question, option, sent_id))
        return sent_id

    async def undo(self) -> str:
        if self.state is None:
            raise ValueError("there is no game yet")
        command_id = new_command_id()
        await self.send(Undo(self.state.question, command_id))
        return command_id

    async def resume(self) -> str:
        command_id = new_command_id()
        await self.send(Back(command_id))
        return command_id

    async def send_chat(self, text: str = "", phrase: str = "") -> str:
        command_id = new_command_id()
        await self.send(Say(command_id, text, phrase))
        return command_id

    async def ask_hint(self) -> str:
        if self.state is None:
            raise ValueError("there is no game yet")
        command_id = new_command_id()
        await self.send(AskHint(self.state.question, command_id))
        return command_id

    def _require_websocket(self) -> ClientConnection:
        if self._websocket is None:
            raise DisconnectedError(1006, "not open")
        return self._websocket


def _disconnected(error: ConnectionClosed) -> DisconnectedError:
    frame = error.rcvd
    return DisconnectedError(frame.code, frame.reason) if frame else DisconnectedError(1006, "")


def new_command_id() -> str:
    return secrets.token_urlsafe(12)

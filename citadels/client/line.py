"""The line to a table: what happens comes in, answers go out; a broken line is taken up again."""

from __future__ import annotations

import secrets
from types import TracebackType
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

LARGEST: Final = 4_194_304  # bytes of a message from the server
FAREWELL: Final = 1.0  # seconds that a line waits for the server's goodbye when it is closed
_decoder: Final = msgspec.json.Decoder(FromServer)


class LineClosedError(Exception):
    """The server has closed the line for good; `code` is that of the close frame."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"the line was closed: {code} {reason}")
        self.code = code
        self.reason = reason


class MissedError(LineClosedError):
    """Something was lost on the way. Opening the line again brings it."""

    def __init__(self, seen: int, heard: int) -> None:
        super().__init__(1006, f"step {heard} came after step {seen}")


class Line:
    """One reader's end of a line. Use it with `async with`, or `open` and `close` it."""

    def __init__(self, address: str, token: str = "") -> None:
        self.address = address
        self.token = token
        self.table: TableInfo | None = None
        self.seat = -1
        self.state: State | None = None
        self.steps: list[Step] = []  # all that was heard, from the first
        self.chat: list[Chat] = []
        self.seen = EVERYTHING
        self._answered = EVERYTHING  # the last question that was answered
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, or connect again, and take up where the line broke."""
        await self.close()
        self._socket = await connect(
            self.address, max_size=LARGEST, compression=None, close_timeout=FAREWELL
        )
        game = self.state.game if self.state else ""
        await self.send(Hello(PROTOCOL, self.token, self.seen, game))

    async def close(self) -> None:
        socket, self._socket = self._socket, None
        if socket is not None:
            await socket.close()

    async def send(self, message: object) -> None:
        """Send a message as it is."""
        try:
            await self._open_socket().send(msgspec.json.encode(message).decode())
        except ConnectionClosed as closed:
            raise _closed(closed) from None

    async def receive(self) -> FromServer:
        """The next message; what it says is noted in this object."""
        try:
            data = await self._open_socket().recv()
        except ConnectionClosed as closed:
            raise _closed(closed) from None
        message: FromServer = _decoder.decode(data)
        self._note(message)
        return message

    def _note(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self._note_table(message.table)
            self.seat, self.chat = message.seat, message.chat
        elif isinstance(message, Changed):
            self._note_table(message.table)
        elif isinstance(message, Update):
            self._note_update(message)
        elif isinstance(message, Chat):
            if not self.chat or message.number > self.chat[-1].number:
                self.chat.append(message)
        elif isinstance(message, Refused) and message.state is not None:
            self._note_state(message.state)

    def _note_update(self, update: Update) -> None:
        """Each step is noted once and in order, whatever the line did to the messages."""
        state = update.state
        if self.state is not None and state.game != self.state.game:
            self.steps, self.seen, self.state = [], EVERYTHING, None
        if state.number < self.seen:
            return
        steps = [step for step in update.steps if step.number > self.seen]
        first = steps[0].number if steps else state.number
        if update.whole:
            self.steps = []
        elif first > self.seen + 1 or (not steps and first > self.seen):
            raise MissedError(self.seen, first)
        self.steps += steps
        self.seen = state.number
        self._note_state(state)

    def _note_state(self, state: State) -> None:
        if self.state is None or state.number >= self.state.number:
            self.state = state

    def _note_table(self, table: TableInfo) -> None:
        """What was seen of a game says nothing about the next one."""
        if self.table is not None and table.game != self.table.game:
            self.steps, self.seen, self.state = [], EVERYTHING, None
        self.table = table

    # What a player does.

    def is_asked(self) -> bool:
        """Whether this seat has to answer now."""
        return self.state is not None and bool(self.state.own and self.state.own.options)

    async def until_asked(self) -> bool:
        """Wait for a question to this seat that is not answered yet; false if the game is over."""
        while not (self.is_asked() and self.state and self.state.question != self._answered):
            if self.state is not None and self.state.common.over:
                return False
            if isinstance(await self.receive(), Refused):
                self._answered = EVERYTHING
        return True

    async def answer(self, option: int, command: str = "") -> str:
        """Answer the open question; gives the command id, by which it can be repeated."""
        if self.state is None:
            raise ValueError("there is no game yet")
        name = command or new_command()
        self._answered = self.state.question
        await self.send(Answer(self.state.question, option, name))
        return name

    async def undo(self) -> str:
        if self.state is None:
            raise ValueError("there is no game yet")
        name = new_command()
        await self.send(Undo(self.state.question, name))
        return name

    async def back(self) -> str:
        name = new_command()
        await self.send(Back(name))
        return name

    async def say(self, text: str = "", phrase: str = "") -> str:
        name = new_command()
        await self.send(Say(name, text, phrase))
        return name

    async def ask_hint(self) -> str:
        if self.state is None:
            raise ValueError("there is no game yet")
        name = new_command()
        await self.send(AskHint(self.state.question, name))
        return name

    def _open_socket(self) -> ClientConnection:
        if self._socket is None:
            raise LineClosedError(1006, "not open")
        return self._socket


def _closed(closed: ConnectionClosed) -> LineClosedError:
    frame = closed.rcvd
    return LineClosedError(frame.code, frame.reason) if frame else LineClosedError(1006, "")


def new_command() -> str:
    """An id that no other command has."""
    return secrets.token_urlsafe(12)

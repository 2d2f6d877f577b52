"""One open line: messages come in, are done one after the other, and are answered."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from citadels.engine.codes import NOBODY
from citadels.match.match import RefusedError
from citadels.protocol.messages import (
    CLOSE_BAD_MESSAGE,
    CLOSE_BAD_TOKEN,
    CLOSE_DAMAGED,
    CLOSE_OLD_PROTOCOL,
    CLOSE_RESTART,
    CLOSE_SILENT,
    CLOSE_TOO_MANY,
    CLOSE_TOO_SLOW,
    EVERYTHING,
    PROTOCOL,
    Accepted,
    Answer,
    AskHint,
    Back,
    FromClient,
    Goodbye,
    Hello,
    Ping,
    Pong,
    Refused,
    Say,
    Undo,
    Welcome,
)
from citadels.protocol.options import refusal_of
from citadels.protocol.updates import encode
from citadels.server import playing
from citadels.server.errors import ServerError
from citadels.server.hints import hint
from citadels.server.limits import Bucket
from citadels.server.live_table import LiveTable, seat_of
from citadels.server.node import Node
from citadels.server.readers import Reader
from citadels.server.sockets import LineProtocol
from citadels.server.store.errors import StoreError
from citadels.server.talking import say
from citadels.server.tokens import hash_token

DONE: Final = "done"
CLOSED: Final = {
    CLOSE_DAMAGED: "damaged",
    CLOSE_RESTART: "stopping",
    CLOSE_TOO_SLOW: "too-slow",
}

_decoder: Final = msgspec.json.Decoder(FromClient)


class GoneError(Exception):
    """The client has closed the line, or the connection broke."""


class LineError(Exception):
    """The line cannot go on; it is closed with this code."""

    def __init__(self, close: int, code: str) -> None:
        super().__init__(code)
        self.close = close
        self.code = code


def decode(data: str | bytes) -> FromClient:
    """What a client says; anything else than a message ends the line."""
    try:
        message: FromClient = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise LineError(CLOSE_BAD_MESSAGE, "bad-message") from None
    return message


class Line:
    """A WebSocket to one reader of a table."""

    def __init__(self, node: Node, wire: LineProtocol, table: LiveTable) -> None:
        self.node = node
        self.wire = wire
        self.table = table
        self.reader = Reader(wire)
        self.bucket = Bucket(node.settings.messages_a_second)
        wire.slow = self.reader.close_slow

    async def serve(self) -> None:
        """Talk until one side has enough."""
        self.node.metrics.lines.inc()
        try:
            await self._welcome(await self._hello())
            await self._listen()
        except GoneError:
            pass
        except LineError as error:
            await self._close(error)
        except StoreError:
            await self._close(LineError(CLOSE_RESTART, "store-away"))
        finally:
            self.table.readers.discard(self.reader)
            self.node.metrics.lines.dec()

    # Coming in.

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.node.settings.patience):
                first = await self._receive()
        except TimeoutError:
            raise LineError(CLOSE_SILENT, "silent") from None
        if not isinstance(first, Hello):
            raise LineError(CLOSE_BAD_MESSAGE, "hello-first")
        if first.protocol != PROTOCOL:
            raise LineError(CLOSE_OLD_PROTOCOL, "other-protocol")
        return first

    async def _welcome(self, hello: Hello) -> None:
        table, reader = self.table, self.reader
        async with table.lock:
            self._sit_down(hello.token)
            chat, info = list(table.said), table.info()
            reader.send(encode(Welcome(PROTOCOL, info, reader.seat, chat, self.node.hub.now())))
            if table.teller is not None and table.match is not None:
                other_game = hello.game not in {"", table.teller.game_id}
                after = EVERYTHING if other_game else hello.after
                reader.send(table.teller.encode_update(reader.seat, after))
                reader.seen = table.match.number()
            table.readers.add(reader)

    def _sit_down(self, token: str) -> None:
        table, reader = self.table, self.reader
        if token:
            reader.token_hash = hash_token(token)
            reader.seat = seat_of(table, reader.token_hash)
            if reader.seat == NOBODY:
                raise LineError(CLOSE_BAD_TOKEN, "bad-token")
        elif not table.agreement.spectators:
            raise LineError(CLOSE_BAD_TOKEN, "no-spectators")

    async def _listen(self) -> None:
        """One after the other. A command that has begun is finished, also if the line breaks."""
        while True:
            message = await self._receive()
            if not self.bucket.take():
                raise LineError(CLOSE_TOO_MANY, "too-many")
            began = time.perf_counter()
            outcome = await self._do(message)
            kind = str(message.__struct_config__.tag)
            self.node.metrics.commands.count(kind, outcome, time.perf_counter() - began)

    async def _receive(self) -> FromClient:
        frame = await self.wire.receive()
        if self.reader.closing:  # while we waited: the seat may be somebody else's by now
            raise LineError(self.reader.closing, CLOSED.get(self.reader.closing, "closed"))
        if frame["type"] != "websocket.receive":
            raise GoneError
        return decode(frame.get("text") or frame.get("bytes") or "")

    # What is asked.

    async def _do(self, message: FromClient) -> str:
        """Do what is asked and answer it. Gives what became of it: done, or the code of refusal."""
        send = self.reader.send
        if isinstance(message, Ping):
            send(encode(Pong(self.node.hub.now())))
            return DONE
        if isinstance(message, Hello):
            raise LineError(CLOSE_BAD_MESSAGE, "hello-again")
        try:
            send(encode(await self._command(message)))
        except RefusedError as error:
            why = refusal_of(error.reason) if error.reason else None
            send(encode(self._refused(message.command, error.code, why)))
            return error.code
        except ServerError as error:
            send(encode(self._refused(message.command, error.code)))
            return error.code
        except StoreError:
            send(encode(self._refused(message.command, "store-away")))
            return "store-away"
        return DONE

    async def _command(self, message: Answer | Undo | Back | Say | AskHint) -> object:
        hub, table, seat = self.node.hub, self.table, self.reader.seat
        if seat == NOBODY:
            raise ServerError("not-yours", "spectators only look on")
        number = 0
        if isinstance(message, Answer):
            number = await playing.answer(
                hub, table, seat, message.question, message.option, message.command
            )
        elif isinstance(message, Undo):
            number = await playing.undo(hub, table, seat, message.question, message.command)
        elif isinstance(message, Back):
            number = await playing.come_back(hub, table, seat, message.command)
        elif isinstance(message, Say):
            number = await say(hub, table, seat, message.text, message.phrase)
        else:
            return await hint(self.node, table, seat, message.question, message.command)
        return Accepted(message.command, number)

    def _refused(self, command: str, code: str, why: object = None) -> Refused:
        """With the state, if the client may have asked because it is behind."""
        behind = code in {"stale", "not-asked", "illegal", "game-over"}
        teller = self.table.teller
        state = teller.state(self.reader.seat) if behind and teller is not None else None
        return Refused(code, command, why, state)  # type: ignore[arg-type]

    async def _close(self, error: LineError) -> None:
        self.node.metrics.closed.labels(str(error.close)).inc()
        if error.close not in {CLOSE_RESTART, CLOSE_TOO_SLOW}:
            self.wire.say(encode(Goodbye(error.code)))
        await self.wire.shut(error.close, error.code)

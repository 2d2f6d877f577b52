"""One open connection, which executes commands one after the other and acknowledges them."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

import msgspec

from citadels.engine.codes import NOBODY
from citadels.match.match import RefusedError
from citadels.protocol.messages import (
    CLOSE_BAD_MESSAGE,
    CLOSE_BAD_TOKEN,
    CLOSE_CORRUPT,
    CLOSE_PROTOCOL_MISMATCH,
    CLOSE_RATE_LIMITED,
    CLOSE_RESTART,
    CLOSE_TIMEOUT,
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
from citadels.server.bots.hints import make_hint
from citadels.server.errors import ServerError
from citadels.server.http.rate_limit import TokenBucket
from citadels.server.node import Node
from citadels.server.security.tokens import hash_token
from citadels.server.store.errors import StoreError
from citadels.server.tables.chat import post_message
from citadels.server.tables.live_table import LiveTable, seat_of
from citadels.server.tables.subscriber import Subscriber
from citadels.server.websocket.transport import WebSocketTransport

DONE: Final = "done"
CLOSE_REASONS: Final = {
    CLOSE_CORRUPT: "corrupt",
    CLOSE_RESTART: "shutting-down",
    CLOSE_TOO_SLOW: "too-slow",
}

_decoder: Final = msgspec.json.Decoder(FromClient)


class DisconnectedError(Exception):
    """The client has closed the connection, or it was lost."""


class CloseConnectionError(Exception):
    """The connection has to be closed with this code."""

    def __init__(self, close_code: int, code: str) -> None:
        super().__init__(code)
        self.close_code = close_code
        self.code = code


def decode(data: str | bytes) -> FromClient:
    """Decode a message of a client; anything else closes the connection."""
    try:
        message: FromClient = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise CloseConnectionError(CLOSE_BAD_MESSAGE, "bad-message") from None
    return message


class Connection:
    """A WebSocket to one reader of a table."""

    def __init__(self, node: Node, transport: WebSocketTransport, table: LiveTable) -> None:
        self.node = node
        self.transport = transport
        self.table = table
        self.subscriber = Subscriber(transport)
        self.bucket = TokenBucket(node.settings.messages_per_second)

    async def serve(self) -> None:
        """Serve the connection until it is closed."""
        self.node.metrics.connections.inc()
        try:
            await self._welcome(await self._receive_hello())
            await self._handle_messages()
        except DisconnectedError:
            pass
        except CloseConnectionError as error:
            self._close(error)
        except StoreError:
            self._close(CloseConnectionError(CLOSE_RESTART, "database-unavailable"))
        finally:
            self.table.subscribers.discard(self.subscriber)
            self.node.metrics.connections.dec()

    # Opening.

    async def _receive_hello(self) -> Hello:
        try:
            async with asyncio.timeout(self.node.settings.client_timeout_seconds):
                message = await self._receive()
        except TimeoutError:
            raise CloseConnectionError(CLOSE_TIMEOUT, "timeout") from None
        if not isinstance(message, Hello):
            raise CloseConnectionError(CLOSE_BAD_MESSAGE, "hello-first")
        if message.protocol != PROTOCOL:
            raise CloseConnectionError(CLOSE_PROTOCOL_MISMATCH, "protocol-mismatch")
        return message

    async def _welcome(self, hello: Hello) -> None:
        table, subscriber = self.table, self.subscriber
        async with table.lock:
            self._authenticate(hello.token)
            chat, info = list(table.chat_history), table.info()
            subscriber.send(
                encode(Welcome(PROTOCOL, info, subscriber.seat, chat, self.node.registry.now()))
            )
            if table.game is not None:
                other_game = hello.game not in {"", table.game.game_id}
                after = EVERYTHING if other_game else hello.after
                subscriber.send(table.game.update_builder.encode_update(subscriber.seat, after))
                subscriber.last_sent = table.game.match.number()
            table.subscribers.add(subscriber)

    def _authenticate(self, token: str) -> None:
        table, subscriber = self.table, self.subscriber
        if token:
            subscriber.token_hash = hash_token(token)
            subscriber.seat = seat_of(table, subscriber.token_hash)
            if subscriber.seat == NOBODY:
                raise CloseConnectionError(CLOSE_BAD_TOKEN, "bad-token")
        elif not table.config.spectators:
            raise CloseConnectionError(CLOSE_BAD_TOKEN, "no-spectators")

    async def _handle_messages(self) -> None:
        """Handle messages in order. A command in progress is finished even after a disconnect."""
        while True:
            message = await self._receive()
            if not self.bucket.take():
                raise CloseConnectionError(CLOSE_RATE_LIMITED, "rate-limited")
            start = perf_counter()
            outcome = await self._handle(message)
            kind = str(message.__struct_config__.tag)
            self.node.metrics.count_command(kind, outcome, perf_counter() - start)

    async def _receive(self) -> FromClient:
        data = await self.transport.receive()
        if self.transport.is_too_slow:
            self.subscriber.close(CLOSE_TOO_SLOW)
        if self.subscriber.close_code:  # closed meanwhile; the seat may have a new owner
            raise CloseConnectionError(
                self.subscriber.close_code, CLOSE_REASONS.get(self.subscriber.close_code, "closed")
            )
        if data is None:
            raise DisconnectedError
        return decode(data)

    # Commands.

    async def _handle(self, message: FromClient) -> str:
        """Execute a message and reply to it. Returns "done" or the code of the refusal."""
        send = self.subscriber.send
        if isinstance(message, Ping):
            send(encode(Pong(self.node.registry.now())))
            return DONE
        if isinstance(message, Hello):
            raise CloseConnectionError(CLOSE_BAD_MESSAGE, "hello-again")
        try:
            send(encode(await self._execute(message)))
        except RefusedError as error:
            why = refusal_of(error.reason) if error.reason else None
            send(encode(await self._refusal(message.command, error.code, why)))
            return error.code
        except ServerError as error:
            send(encode(await self._refusal(message.command, error.code)))
            return error.code
        except StoreError:
            send(encode(await self._refusal(message.command, "database-unavailable")))
            return "database-unavailable"
        return DONE

    async def _execute(self, message: Answer | Undo | Back | Say | AskHint) -> object:
        registry, table, seat = self.node.registry, self.table, self.subscriber.seat
        if seat == NOBODY:
            raise ServerError("not-yours", "spectators only watch")
        number = 0
        if isinstance(message, Answer):
            number = await table.require_game().answer(
                seat, message.question, message.option, message.command
            )
        elif isinstance(message, Undo):
            number = await table.require_game().undo(seat, message.question, message.command)
        elif isinstance(message, Back):
            number = await table.require_game().resume_seat(seat, message.command)
        elif isinstance(message, Say):
            number = await post_message(registry, table, seat, message.text, message.phrase)
        else:
            return await make_hint(self.node, table, seat, message.question, message.command)
        return Accepted(message.command, number)

    async def _refusal(self, command: str, code: str, why: object = None) -> Refused:
        """A refusal, with the current state if the client seems to be behind."""
        behind = code in {"stale", "not-asked", "illegal", "game-over"}
        state = None
        if behind and self.table.game is not None:
            async with self.table.lock:  # the client must not see what is not stored yet
                state = self.table.game.update_builder.state(self.subscriber.seat)
        return Refused(code, command, why, state)  # type: ignore[arg-type]

    def _close(self, error: CloseConnectionError) -> None:
        self.node.metrics.closed_connections.labels(str(error.close_code)).inc()
        if error.close_code not in {CLOSE_RESTART, CLOSE_TOO_SLOW}:
            self.transport.send_text(encode(Goodbye(error.code)))
        self.transport.close(error.close_code, error.code)

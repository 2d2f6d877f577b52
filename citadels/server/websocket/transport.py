"""The server side of a WebSocket. The library `websockets` reads and writes the frames."""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import deque
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from citadels.engine.native_types import override

if TYPE_CHECKING:
    import uvicorn
    from starlette.types import Message, Scope
    from uvicorn.server import ServerState

MAX_BUFFERED_BYTES: Final = 1_000_000  # unsent to one client
MAX_UNREAD_MESSAGES: Final = 8  # unhandled, before reading from a client is paused
PING_SECONDS: Final = 20.0  # between checks that a client is still connected
TRANSPORT_KEY: Final = "citadels.transport"  # key of the transport in the scope of a request

# Short unfragmented frames (RFC 6455).
_FIN_TEXT: Final = 0x81
_FIN_PONG: Final = 0x8A
_MASK_BIT: Final = 0x80
_MASKED_HEADER_BYTES: Final = 6
_EXTENDED_LENGTH: Final = 126  # longer frames encode their length in more bytes
_HEADER_16: Final = struct.Struct(">BBH")
_HEADER_64: Final = struct.Struct(">BBQ")

log = logging.getLogger("uvicorn.error")


class WriteBatch:
    """The connections with unsent messages, which are written once per event loop iteration.

    One callback writes them all: a callback for each connection would cost more than the rules of
    the game do.
    """

    def __init__(self) -> None:
        self._transports: list[WebSocketTransport] = []

    def add(self, transport: WebSocketTransport) -> None:
        if not self._transports:
            asyncio.get_running_loop().call_soon(self._write)
        self._transports.append(transport)

    def _write(self) -> None:
        transports, self._transports = self._transports, []
        for transport in transports:
            transport.write_messages()


class WebSocketTransport(asyncio.Protocol):
    """Made by uvicorn for each request to open a WebSocket; the application accepts or refuses it.

    Once open, messages bypass ASGI: each message of a game goes to all readers of a table, and a
    separate queue and task for each reader would take more time than the rules of the game.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        write_batch: WriteBatch,
        client_timeout_seconds: float,
    ) -> None:
        self._config = config
        self._server_state = server_state
        self._app_state = app_state
        self._write_batch = write_batch
        self._timeout_seconds = client_timeout_seconds
        self._loop = asyncio.get_running_loop()
        self._tcp: asyncio.Transport
        self._protocol = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._messages: deque[bytes | None] = deque()
        self._on_receivable: asyncio.Future[None] | None = None  # `receive` waits for it
        self._outbox: list[bytes] = []
        self._fragments: list[bytes] = []
        self._is_text = False
        self._is_requested = False
        self._has_short_frames = True  # only short frames have arrived since the request
        self._is_reading = True
        self._is_writable = True
        self._was_heard = True  # whether anything has arrived since the last ping
        self.is_too_slow = False  # the client does not read what was sent
        self._ping_timer: asyncio.TimerHandle | None = None
        self._slow_timer: asyncio.TimerHandle | None = None
        self._abort_timer: asyncio.TimerHandle | None = None

    # The connection.

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._tcp = transport  # type: ignore[assignment] # uvicorn always passes a Transport
        self._server_state.connections.add(self)  # type: ignore[arg-type] # it may be of any class

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._server_state.connections.discard(self)
        for timer in (self._ping_timer, self._slow_timer, self._abort_timer):
            if timer is not None:
                timer.cancel()
        self._abort_timer = None
        self._is_writable = True  # no data waits to be written any more
        self.interrupt()

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops."""
        self.close(CloseCode.SERVICE_RESTART)
        self.interrupt()
        self._tcp.close()

    def close(self, code: int, reason: str = "") -> None:
        """Start the closing handshake. A client that does not answer in time is cut off."""
        self.write_messages()
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code, reason)
            self._write_pending()

    def interrupt(self) -> None:
        self._enqueue(None)

    def _ping(self) -> None:
        if self._was_heard:
            self._was_heard = False
            self._protocol.send_ping(b"")
            self._ping_timer = self._loop.call_later(PING_SECONDS, self._ping)
        else:
            self._protocol.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._write_pending()

    # Writing.

    def send_text(self, data: bytes) -> bool:
        """Send a message; unsent data is buffered. Returns whether the client keeps up."""
        if not self._outbox:
            self._write_batch.add(self)
        self._outbox += (_frame_header(len(data)), data)
        return self._is_writable or self._tcp.get_write_buffer_size() <= MAX_BUFFERED_BYTES

    def write_messages(self) -> None:
        """Write all messages of this iteration of the event loop at once."""
        chunks, self._outbox = self._outbox, []
        if chunks and self._protocol.state is State.OPEN and not self._tcp.is_closing():
            self._tcp.write(b"".join(chunks))

    def _write_pending(self) -> None:
        """Write the output of the library: the handshakes, pings and pongs."""
        chunks = self._protocol.data_to_send()
        if not chunks or self._tcp.is_closing():
            return
        self._tcp.write(b"".join(chunks))
        if self._protocol.close_expected() and self._abort_timer is None:
            self._abort_timer = self._loop.call_later(self._timeout_seconds, self._tcp.abort)
        if not chunks[-1]:  # the library closes the connection
            self._tcp.close()

    @override
    def pause_writing(self) -> None:
        self._is_writable = False
        self._slow_timer = self._loop.call_later(self._timeout_seconds, self._give_up)

    @override
    def resume_writing(self) -> None:
        self._is_writable = True
        if self._slow_timer is not None:
            self._slow_timer.cancel()

    def _give_up(self) -> None:
        self.is_too_slow = True
        self.interrupt()

    # Reading.

    @override
    def data_received(self, data: bytes) -> None:
        """Parse the bytes of the client as frames."""
        self._was_heard = True
        if self._has_short_frames and self._is_requested:
            if self._protocol.state is State.OPEN and self._read_short_frame(data):
                return
            self._has_short_frames = False  # from now on a frame may begin anywhere in the data
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._on_frame(event)
            elif isinstance(event, Request):
                self._on_request(event)
        self._write_pending()

    def _read_short_frame(self, data: bytes) -> bool:
        """Read a command or a pong that is exactly one short frame, as most are."""
        size = len(data) - _MASKED_HEADER_BYTES
        if not 0 <= size < _EXTENDED_LENGTH or data[1] != _MASK_BIT + size:
            return False
        if data[0] == _FIN_PONG:
            return True
        mask = (data[2:_MASKED_HEADER_BYTES] * _EXTENDED_LENGTH)[:size]
        text = int.from_bytes(data[_MASKED_HEADER_BYTES:]) ^ int.from_bytes(mask)
        message = text.to_bytes(size)
        if data[0] != _FIN_TEXT or not message.isascii():
            return False
        self._on_message(message)
        return True

    def _on_frame(self, frame: Frame) -> None:
        """Handle a frame that the library has read, and perhaps already answered."""
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
        elif frame.opcode is not Opcode.CONT:
            return
        self._fragments.append(bytes(frame.data))
        if frame.fin:
            fragments, self._fragments = self._fragments, []
            message = b"".join(fragments)
            if self._is_text and not _is_utf8(message):
                self._protocol.fail(CloseCode.INVALID_DATA)
            else:
                self._on_message(message)

    def _on_message(self, message: bytes) -> None:
        self._enqueue(message)
        if len(self._messages) > MAX_UNREAD_MESSAGES and self._is_reading:
            self._is_reading = False
            self._tcp.pause_reading()

    def _enqueue(self, message: bytes | None) -> None:
        self._messages.append(message)
        if self._on_receivable is not None and not self._on_receivable.done():
            self._on_receivable.set_result(None)

    async def receive(self) -> bytes | None:
        """The next message; None if the connection is closed or the wait was interrupted."""
        if not self._messages:
            self._on_receivable = self._loop.create_future()
            await self._on_receivable
        message = self._messages.popleft()
        if not self._is_reading and not self._messages:
            self._is_reading = True
            self._tcp.resume_reading()
        return message

    # Opening through ASGI.

    def _on_request(self, request: Request) -> None:
        self._is_requested = True
        response = self._protocol.accept(request)
        if response.status_code != 101:
            self._protocol.send_response(response)
            return
        task = self._loop.create_task(self._run_app(self._make_scope(request), response))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    def _make_scope(self, request: Request) -> Scope:
        raw_path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._tcp.get_extra_info("sslcontext") else "ws",
            "server": self._tcp.get_extra_info("sockname"),
            "client": self._tcp.get_extra_info("peername"),
            "root_path": "",
            "path": unquote(raw_path),
            "raw_path": raw_path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {},
            TRANSPORT_KEY: self,
        }

    async def _run_app(self, scope: Scope, response: Response) -> None:
        """Run the application, which accepts or refuses the request and then uses this object."""

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            if message["type"] == "websocket.accept":
                self._protocol.send_response(response)
                self._ping_timer = self._loop.call_later(PING_SECONDS, self._ping)
            elif self._protocol.state is State.CONNECTING:
                self._protocol.send_response(self._protocol.reject(403, ""))
            else:
                self.close(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason", ""))
            self._write_pending()

        try:
            await self._config.loaded_app(scope, receive, send)
        except Exception:
            log.exception("Exception in ASGI application")
            if self._protocol.state is State.CONNECTING:
                self._protocol.send_response(self._protocol.reject(500, ""))
            self._write_pending()
        self.close(CloseCode.INTERNAL_ERROR)  # no effect unless the application has failed


def _is_utf8(data: bytes) -> bool:
    try:
        return data.isascii() or bool(data.decode())
    except UnicodeDecodeError:
        return False


def _frame_header(length: int) -> bytes:
    """The header of an unfragmented, unmasked text frame of this length."""
    if length < _EXTENDED_LENGTH:
        return bytes((_FIN_TEXT, length))
    if length < 1 << 16:
        return _HEADER_16.pack(_FIN_TEXT, 126, length)
    return _HEADER_64.pack(_FIN_TEXT, 127, length)

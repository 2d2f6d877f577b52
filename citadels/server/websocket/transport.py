"""Connections that do not wait for ever: for a request that never comes, for a sleeping reader."""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # in C if it can be
from websockets.http11 import Request

from citadels.engine.native_types import override

MAX_HEADER_BYTES: Final = 16_384  # bytes of the address and the headers of a request
MAX_BUFFERED_BYTES: Final = 1_000_000  # bytes that one reader has not taken
MAX_UNREAD_MESSAGES: Final = 8  # messages that wait before a client is read no further
_FIN_TEXT: Final = 0x81  # the first byte of a text in one frame
_EXTENDED_LENGTH: Final = (
    126  # texts of less bytes have a head of two, and four more if they are masked
)
_MASK_BIT: Final = 0x80
_MASKED_HEADER_BYTES: Final = 6
_HEADERS_END: Final = b"\r\n\r\n"  # of a request
_HEADER_16: Final = struct.Struct(">BBH")
_HEADER_64: Final = struct.Struct(">BBQ")
TRANSPORT_KEY: Final = "citadels.wire"  # under which the route of a line finds it


class Config(uvicorn.Config):
    """What uvicorn wants to know, how long a client may take, and what is to be sent to all."""

    client_timeout: float = 10.0  # seconds

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.write_batcher = WriteBatcher()


def _client_timeout(config: uvicorn.Config) -> float:
    return config.client_timeout if isinstance(config, Config) else Config.client_timeout


class TimeoutHttpProtocol(H11Protocol):
    """Lets go of a client that connects and does not say what it wants."""

    _timer: asyncio.TimerHandle | None = None

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type] # it is a Transport
        self._start_timer()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timer()
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        if self._timer is None and not self._has_request():
            self._start_timer()  # for the rest of another request; in between, uvicorn does
        super().data_received(data)

    @override
    def handle_events(self) -> None:
        super().handle_events()
        if self._has_request():
            self._cancel_timer()

    @override
    def handle_websocket_upgrade(self, event: Any) -> None:
        self._cancel_timer()
        super().handle_websocket_upgrade(event)

    def _has_request(self) -> bool:
        """Whether a request is there that has not been answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _start_timer(self) -> None:
        self._cancel_timer()
        self._timer = self.loop.call_later(_client_timeout(self.config), self.transport.close)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class ReceiveQueue(asyncio.Queue[ASGIReceiveEvent]):
    """A queue that one reader reads: it needs no more than to be woken."""

    def __init__(self) -> None:
        super().__init__()
        self._items: deque[ASGIReceiveEvent] = deque()
        self._waiter: asyncio.Future[None] | None = None

    @override
    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    @override
    async def get(self) -> ASGIReceiveEvent:
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._items.popleft()

    @override
    def empty(self) -> bool:
        return not self._items

    @override
    def qsize(self) -> int:
        return len(self._items)


class WriteBatcher:
    """Lines at which something was said: what is said to one in a turn goes out in one piece."""

    def __init__(self) -> None:
        self._connections: list[DirectWebSocketProtocol] = []

    def add(self, connection: DirectWebSocketProtocol) -> None:
        if not self._connections:
            connection.loop.call_soon(self._flush_all)
        self._connections.append(connection)

    def _flush_all(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.flush()


class DirectWebSocketProtocol(WebSocketsSansIOProtocol):
    """The wire of a line, which reads from it and writes to it directly once it is open.

    A message of a game goes to each reader of a table at once. Through the web framework every one
    of them would cost a task that wakes up and five calls, more than the rules of the game do.
    """

    on_slow: Callable[[], None] | None = None  # called if what was sent is not taken for too long
    _write_timer: asyncio.TimerHandle | None = None  # rings if nothing is taken
    _abort_timer: asyncio.TimerHandle | None = (
        None  # rings when even a close is waited for no longer
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = ReceiveQueue()
        self._outbox: list[bytes] = []
        self._batcher = (
            self.config.write_batcher if isinstance(self.config, Config) else WriteBatcher()
        )
        self._is_at_frame_start = (
            True  # whatever came ended with a frame, so that the next begins one
        )

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[TRANSPORT_KEY] = self  # type: ignore[typeddict-unknown-key]

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timer()
        if self._abort_timer is not None:
            self._abort_timer.cancel()
        super().connection_lost(exc)

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        if self.on_slow is not None:
            self._cancel_timer()
            self._write_timer = self.loop.call_later(_client_timeout(self.config), self.on_slow)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_timer()

    def send_text(self, data: bytes) -> bool:
        """Send a message. Says whether the client keeps up: what it does not take waits here."""
        if not self._outbox:
            self._batcher.add(self)
        self._outbox += (_frame_header(len(data)), data)
        return (
            self.writable.is_set() or self.transport.get_write_buffer_size() <= MAX_BUFFERED_BYTES
        )

    def flush(self) -> None:
        """Send what was said, unless the client is gone: whoever listens to it is told so."""
        chunks, self._outbox = self._outbox, []
        if chunks and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(chunks))

    def interrupt(self) -> None:
        """Whoever waits for a message waits no longer."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    async def close(self, code: int, reason: str) -> None:
        """Close the line, also if what was sent before is not taken."""
        self._cancel_timer()
        self.flush()
        if not self.close_sent and not self.transport.is_closing():
            self.writable.set()  # else the close would wait behind what nobody reads
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    @override
    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # By then a client that reads has read. Without this, what waits would stay in memory.
        self._abort_timer = self.loop.call_later(_client_timeout(self.config), self.transport.abort)

    @override
    def data_received(self, data: bytes) -> None:
        """Commands come as one short frame each. Those are read here, all else by the library."""
        text = self._read_short_text(data) if self._is_at_frame_start else b""
        if text:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
            if self.queue.qsize() > MAX_UNREAD_MESSAGES and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            return
        if self._is_at_frame_start:
            self._is_at_frame_start = (
                _ends_with_frame(data) if self.handshake_complete else data.endswith(_HEADERS_END)
            )
        super().data_received(data)

    def _read_short_text(self, data: bytes) -> bytes:
        """The text if this is exactly one whole masked frame of it."""
        if (
            len(data) <= _MASKED_HEADER_BYTES
            or data[0] != _FIN_TEXT
            or len(data) != _MASKED_HEADER_BYTES + data[1] - _MASK_BIT
            or data[1] >= _MASK_BIT + _EXTENDED_LENGTH
            or self.frames  # of a longer text
            or not self.handshake_complete
            or self.close_sent
        ):
            return b""
        text = apply_mask(data[_MASKED_HEADER_BYTES:], data[2:_MASKED_HEADER_BYTES])
        return text if text.isascii() else b""

    @override
    def send_receive_event_to_app(self) -> None:
        """What is no text is refused here, because its traceback would fill the log."""
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _cancel_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


def _is_text(frames: list[bytes]) -> bool:
    data = b"".join(frames)
    try:
        return data.isascii() or bool(data.decode())
    except UnicodeDecodeError:
        return False


def _ends_with_frame(data: bytes) -> bool:
    """Whether this, which begins with a frame, ends with one."""
    offset = 0
    while offset + 2 <= len(data):
        size, extension = data[offset + 1] & (_MASK_BIT - 1), 0
        if size >= _EXTENDED_LENGTH:
            extension = 2 if size == _EXTENDED_LENGTH else 8
            size = int.from_bytes(data[offset + 2 : offset + 2 + extension])
        offset += _MASKED_HEADER_BYTES + extension + size
    return offset == len(data)


def _frame_header(length: int) -> bytes:
    """What stands before a text of so many bytes that a server sends whole and plain (RFC 6455)."""
    if length < _EXTENDED_LENGTH:
        return bytes((_FIN_TEXT, length))
    if length < 1 << 16:
        return _HEADER_16.pack(_FIN_TEXT, 126, length)
    return _HEADER_64.pack(_FIN_TEXT, 127, length)

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

LARGEST_HEAD: Final = 16_384  # bytes of the address and the headers of a request
MOST_WAITING: Final = 1_000_000  # bytes that one reader has not taken
MOST_UNREAD: Final = 8  # messages that wait before a client is read no further
_WHOLE_TEXT: Final = 0x81  # the first byte of a text in one frame
_SHORT: Final = 126  # texts of less bytes have a head of two, and four more if they are masked
_MASKED: Final = 0x80
_MASKED_HEAD: Final = 6
_HEAD_END: Final = b"\r\n\r\n"  # of a request
_MIDDLE_HEAD: Final = struct.Struct(">BBH")
_LARGE_HEAD: Final = struct.Struct(">BBQ")
WIRE: Final = "citadels.wire"  # under which the route of a line finds it


class Config(uvicorn.Config):
    """What uvicorn wants to know, how long a client may take, and what is to be sent to all."""

    patience: float = 10.0  # seconds

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.post = Post()


def _patience(config: uvicorn.Config) -> float:
    return config.patience if isinstance(config, Config) else Config.patience


class PromptProtocol(H11Protocol):
    """Lets go of a client that connects and does not say what it wants."""

    _alarm: asyncio.TimerHandle | None = None

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type] # it is a Transport
        self._wait()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        if self._alarm is None and not self._is_asked():
            self._wait()  # for the rest of another request; in between, uvicorn does
        super().data_received(data)

    @override
    def handle_events(self) -> None:
        super().handle_events()
        if self._is_asked():
            self._stop_waiting()

    @override
    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _is_asked(self) -> bool:
        """Whether a request is there that has not been answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self._stop_waiting()
        self._alarm = self.loop.call_later(_patience(self.config), self.transport.close)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


class Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """A queue that one reader reads: it needs no more than to be woken."""

    def __init__(self) -> None:
        super().__init__()
        self._kept: deque[ASGIReceiveEvent] = deque()
        self._waiting: asyncio.Future[None] | None = None

    @override
    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        self._kept.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    @override
    async def get(self) -> ASGIReceiveEvent:
        while not self._kept:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._kept.popleft()

    @override
    def empty(self) -> bool:
        return not self._kept

    @override
    def qsize(self) -> int:
        return len(self._kept)


class Post:
    """Lines at which something was said: what is said to one in a turn goes out in one piece."""

    def __init__(self) -> None:
        self._lines: list[LineProtocol] = []

    def take(self, line: LineProtocol) -> None:
        if not self._lines:
            line.loop.call_soon(self._deliver)
        self._lines.append(line)

    def _deliver(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            line.flush()


class LineProtocol(WebSocketsSansIOProtocol):
    """The wire of a line, which reads from it and writes to it directly once it is open.

    A message of a game goes to each reader of a table at once. Through the web framework every one
    of them would cost a task that wakes up and five calls, more than the rules of the game do.
    """

    slow: Callable[[], None] | None = None  # called if what was sent is not taken for too long
    _alarm: asyncio.TimerHandle | None = None  # rings if nothing is taken
    _end: asyncio.TimerHandle | None = None  # rings when even a close is waited for no longer

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()
        self._outbox: list[bytes] = []
        self._post = self.config.post if isinstance(self.config, Config) else Post()
        self._whole = True  # whatever came ended with a frame, so that the next begins one

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[WIRE] = self  # type: ignore[typeddict-unknown-key]

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._end is not None:
            self._end.cancel()
        super().connection_lost(exc)

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        if self.slow is not None:
            self._stop_waiting()
            self._alarm = self.loop.call_later(_patience(self.config), self.slow)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def say(self, text: bytes) -> bool:
        """Send a message. Says whether the client keeps up: what it does not take waits here."""
        if not self._outbox:
            self._post.take(self)
        self._outbox += (_frame_head(len(text)), text)
        return self.writable.is_set() or self.transport.get_write_buffer_size() <= MOST_WAITING

    def flush(self) -> None:
        """Send what was said, unless the client is gone: whoever listens to it is told so."""
        said, self._outbox = self._outbox, []
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    def wake(self) -> None:
        """Whoever waits for a message waits no longer."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    async def shut(self, code: int, reason: str) -> None:
        """Close the line, also if what was sent before is not taken."""
        self._stop_waiting()
        self.flush()
        if not self.close_sent and not self.transport.is_closing():
            self.writable.set()  # else the close would wait behind what nobody reads
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    @override
    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # By then a client that reads has read. Without this, what waits would stay in memory.
        self._end = self.loop.call_later(_patience(self.config), self.transport.abort)

    @override
    def data_received(self, data: bytes) -> None:
        """Commands come as one short frame each. Those are read here, all else by the library."""
        text = self._short_text(data) if self._whole else b""
        if text:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
            if self.queue.qsize() > MOST_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            return
        if self._whole:
            self._whole = _is_whole(data) if self.handshake_complete else data.endswith(_HEAD_END)
        super().data_received(data)

    def _short_text(self, data: bytes) -> bytes:
        """The text if this is exactly one whole masked frame of it."""
        if (
            len(data) <= _MASKED_HEAD
            or data[0] != _WHOLE_TEXT
            or len(data) != _MASKED_HEAD + data[1] - _MASKED
            or data[1] >= _MASKED + _SHORT
            or self.frames  # of a longer text
            or not self.handshake_complete
            or self.close_sent
        ):
            return b""
        text = apply_mask(data[_MASKED_HEAD:], data[2:_MASKED_HEAD])
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

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _is_text(frames: list[bytes]) -> bool:
    data = b"".join(frames)
    try:
        return data.isascii() or bool(data.decode())
    except UnicodeDecodeError:
        return False


def _is_whole(data: bytes) -> bool:
    """Whether this, which begins with a frame, ends with one."""
    at = 0
    while at + 2 <= len(data):
        size, wide = data[at + 1] & (_MASKED - 1), 0
        if size >= _SHORT:
            wide = 2 if size == _SHORT else 8
            size = int.from_bytes(data[at + 2 : at + 2 + wide])
        at += _MASKED_HEAD + wide + size
    return at == len(data)


def _frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes that a server sends whole and plain (RFC 6455)."""
    if length < _SHORT:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return _MIDDLE_HEAD.pack(_WHOLE_TEXT, 126, length)
    return _LARGE_HEAD.pack(_WHOLE_TEXT, 127, length)

"""Connections that do not wait for ever: for a request that never comes, for a sleeping reader."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from citadels.engine.typed import override

LARGEST_HEAD: Final = 16_384  # bytes of the address and the headers of a request
MOST_WAITING: Final = 1_000_000  # bytes that one reader has not taken
_WHOLE_TEXT: Final = 0x81
_MIDDLE_HEAD: Final = struct.Struct(">BBH")
_LARGE_HEAD: Final = struct.Struct(">BBQ")
WIRE: Final = "citadels.wire"  # under which the route of a line finds it


class Config(uvicorn.Config):
    """What uvicorn wants to know, and how long a client may take."""

    patience: float = 10.0  # seconds


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
        self._outbox: list[bytes] = []

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
            self.loop.call_soon(self._flush)  # what is said now goes out in one piece
        self._outbox += (_frame_head(len(text)), text)
        return self.transport.get_write_buffer_size() <= MOST_WAITING

    def _flush(self) -> None:
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
        self._flush()
        if not self.close_sent and not self.transport.is_closing():
            self.writable.set()  # else the close would wait behind what nobody reads
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    @override
    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # By then a client that reads has read. Without this, what waits would stay in memory.
        self._end = self.loop.call_later(_patience(self.config), self.transport.abort)

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


def _frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes that a server sends whole and plain (RFC 6455)."""
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 1 << 16:
        return _MIDDLE_HEAD.pack(_WHOLE_TEXT, 126, length)
    return _LARGE_HEAD.pack(_WHOLE_TEXT, 127, length)

"""Connections that do not wait for ever: for a request that never comes, for a sleeping reader."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from citadels.engine.typed import override

LARGEST_HEAD: Final = 16_384  # bytes of the address and the headers of a request


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
    """Closes a line also if what was sent before is not taken, and then does not wait for it."""

    _alarm: asyncio.TimerHandle | None = None

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        super().connection_lost(exc)

    @override
    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            self.writable.set()  # else the close would wait behind what nobody reads
        await super().send(message)

    @override
    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # By then a client that reads has read. Without this, what waits would stay in memory.
        self._alarm = self.loop.call_later(_patience(self.config), self.transport.abort)

    @override
    def send_receive_event_to_app(self) -> None:
        """What is no text is refused here, because its traceback would fill the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

"""Closes a connection on which a request was begun but not finished."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from citadels.engine.native_types import override

MAX_HEADER_BYTES: Final = 16_384  # of the address and the headers of a request


class TimeoutHttpProtocol(H11Protocol):
    """Limits the time for the head of a request. Middleware limits the time for the body."""

    def __init__(self, *args: Any, client_timeout_seconds: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timeout_seconds = client_timeout_seconds
        self._timer: asyncio.TimerHandle | None = None

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type] # it is a Transport
        self._watch()

    @override
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel()
        super().connection_lost(exc)

    def _watch(self) -> None:
        if self.conn.their_state is not h11.IDLE:  # the head is complete or invalid
            self._cancel()
        elif self._timer is None:  # uvicorn's own timer runs between requests
            self._timer = self.loop.call_later(self._timeout_seconds, self.transport.close)

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

"""Starting the server: checks first, then uvicorn."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn
from fastapi import FastAPI

from citadels.server.app import make_app
from citadels.server.http.request_timeout import MAX_HEADER_BYTES, TimeoutHttpProtocol
from citadels.server.log_config import configure_logging
from citadels.server.settings import Settings, SettingsError
from citadels.server.store.migrate import upgrade
from citadels.server.websocket.transport import WebSocketTransport, WriteBatch

GC_THRESHOLDS: Final = (20_000, 20, 50)  # new objects, or younger collections, per collection


class Server(uvicorn.Server):
    """Reports its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, on_listening: Callable[[str, int], None]) -> None:
        super().__init__(config)
        self._on_listening = on_listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # type: ignore[explicit-override]
        await super().startup(sockets)
        for server in self.servers:
            for listener in server.sockets:
                host, port = listener.getsockname()[:2]
                self._on_listening(host, port)


def make_server(
    settings: Settings, app: FastAPI, on_listening: Callable[[str, int], None]
) -> Server:
    """A server, ready to run; it passes its address to `on_listening`."""
    timeout = settings.client_timeout_seconds
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=partial(TimeoutHttpProtocol, client_timeout_seconds=timeout),  # type: ignore[arg-type]
        h11_max_incomplete_event_size=MAX_HEADER_BYTES,
        ws=partial(  # type: ignore[arg-type]
            WebSocketTransport, write_batch=WriteBatch(), client_timeout_seconds=timeout
        ),
        ws_max_size=settings.max_message_bytes,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        timeout_graceful_shutdown=15,
    )
    return Server(config, on_listening)


def serve(
    settings: Settings, on_listening: Callable[[str, int], None], verbose: bool = False
) -> None:
    """Upgrade the database and serve until a signal arrives."""
    settings.check()
    configure_logging(verbose)
    try:
        upgrade(settings.database_url)
    except OSError as error:
        raise SettingsError(f"--database {settings.database_url!r}: {error}") from error
    server = make_server(settings, make_app(settings), on_listening)
    # Games consist of many small long-lived objects. With the default thresholds, which suit short
    # programs, garbage collection would take a tenth of the time.
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    server.run()

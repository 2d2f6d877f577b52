"""Starting the server: checks first, then uvicorn."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from citadels.server.app import make_app
from citadels.server.logs import set_up_logs
from citadels.server.settings import Settings, SettingsError
from citadels.server.sockets import LARGEST_HEAD, Config, LineProtocol, PromptProtocol
from citadels.server.store.migrating import upgrade

RARELY: Final = (20_000, 20, 50)  # so many new things, and rounds of them, before a look


class Server(uvicorn.Server):
    """Says where it listens as soon as it does."""

    def __init__(self, config: uvicorn.Config, told: Callable[[str, int], None]) -> None:
        super().__init__(config)
        self._told = told

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # type: ignore[explicit-override]
        await super().startup(sockets)
        for server in self.servers:
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                self._told(host, port)


def make_server(settings: Settings, app: FastAPI, told: Callable[[str, int], None]) -> Server:
    """A server that can be run; `told` hears its address."""
    config = Config(
        app,
        host=settings.host,
        port=settings.port,
        http=PromptProtocol,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=LineProtocol,
        ws_max_size=settings.largest_message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        timeout_graceful_shutdown=15,
    )
    config.patience = settings.patience
    return Server(config, told)


def serve(settings: Settings, told: Callable[[str, int], None], verbose: bool = False) -> None:
    """Bring the database up to date and serve until told to stop."""
    settings.check()
    set_up_logs(verbose)
    try:
        upgrade(settings.database)
    except OSError as error:
        raise SettingsError(f"database {settings.database!r}: {error}") from error
    server = make_server(settings, make_app(settings), told)
    # Games are made of many small things that stay: looking through them for what can go, as often
    # as a short program needs it, takes a tenth of the time.
    gc.freeze()
    gc.set_threshold(*RARELY)
    server.run()

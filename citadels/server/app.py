"""The web application: routes, and a node behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware

from citadels import __version__
from citadels.server.cluster.time_source import TimeSource
from citadels.server.http.error_handlers import install_error_handlers
from citadels.server.http.middleware import RequestLimitMiddleware, SecurityHeadersMiddleware
from citadels.server.http.openapi import DESCRIPTION, TAGS, Application
from citadels.server.http.routes import games, health, setups, statistics, tables, websocket
from citadels.server.http.spa import Spa
from citadels.server.http.static_files import read_client
from citadels.server.node import open_node
from citadels.server.settings import Settings


def make_app(settings: Settings, time_source: TimeSource | None = None) -> FastAPI:
    """The application; its node is opened at startup and drained at shutdown."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        node = await open_node(settings, time_source or TimeSource())
        app.state.node = node
        try:
            yield
        finally:
            await node.close()

    app = Application(
        title="Citadels",
        version=__version__,
        description=DESCRIPTION,
        openapi_tags=TAGS,
        lifespan=lifespan,
        docs_url=None,  # the default pages load scripts from other sites
        redoc_url=None,
        redirect_slashes=False,  # redirects would use the host that the client claims
    )
    for routes in (tables, setups, games, websocket, statistics, health):
        app.include_router(routes.router)
    install_error_handlers(app, Spa(read_client()))
    _add_middleware(app, settings)
    return app


def _add_middleware(app: FastAPI, settings: Settings) -> None:
    """Add the middleware; the one added last runs first."""
    app.add_middleware(
        RequestLimitMiddleware,
        max_bytes=settings.max_request_bytes,
        timeout_seconds=settings.client_timeout_seconds,
    )
    if settings.allowed_origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.allowed_origins,
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["authorization", "content-type"],
            expose_headers=["retry-after"],
            max_age=3600,
        )
    app.add_middleware(SecurityHeadersMiddleware)

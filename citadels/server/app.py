"""The web application: routes, and a node behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.cors import CORSMiddleware

from citadels import __version__
from citadels.server.client_files import read_client
from citadels.server.documenting import ABOUT, TAGS, document
from citadels.server.guarding import Bounded, Headed
from citadels.server.node import open_node
from citadels.server.pages import Pages
from citadels.server.refusing import refuse_in_words
from citadels.server.routes import games, lines, operations, setups, statistics, tables
from citadels.server.settings import Settings
from citadels.server.timing import Time


def make_app(settings: Settings, time: Time | None = None) -> FastAPI:
    """The application; its node is opened when it starts and drained when it stops."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        node = await open_node(settings, time or Time())
        app.state.node = node
        try:
            yield
        finally:
            await node.close()

    app = FastAPI(
        title="Citadels",
        version=__version__,
        description=ABOUT,
        openapi_tags=TAGS,
        lifespan=lifespan,
        docs_url=None,  # the usual pages fetch their scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,  # where to is made from what the client says the host is
    )
    for routes in (tables, setups, games, lines, statistics, operations):
        app.include_router(routes.router)
    app.router.default = Pages(app.router.default, read_client())
    refuse_in_words(app)
    _guard(app, settings)
    document(app)
    return app


def _guard(app: FastAPI, settings: Settings) -> None:
    """What is added last stands first."""
    app.add_middleware(Bounded, largest=settings.largest_request, patience=settings.patience)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["authorization", "content-type"],
            expose_headers=["retry-after"],
            max_age=3600,
        )
    app.add_middleware(Headed)

"""A server for tests: in this process, with its own port and database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from citadels.client import Client
from citadels.server.app import make_app
from citadels.server.cluster.time_source import TimeSource
from citadels.server.launch import make_server
from citadels.server.node import Node
from citadels.server.settings import Settings
from citadels.server.store.migrate import upgrade


class RunningServer:
    """A listening server and a client of it."""

    def __init__(self, address: str, client: Client, node: Node) -> None:
        self.address = address
        self.client = client
        self.node = node


@asynccontextmanager
async def run_server(
    settings: Settings, time_source: TimeSource | None = None
) -> AsyncIterator[RunningServer]:
    """Serve while the block runs."""
    address_future: asyncio.Future[tuple[str, int]] = asyncio.get_running_loop().create_future()
    await asyncio.to_thread(upgrade, settings.database_url)
    app = make_app(settings, time_source)
    server = make_server(
        replace(settings, port=0), app, lambda host, port: address_future.set_result((host, port))
    )
    task = asyncio.create_task(server.serve())
    task.add_done_callback(
        lambda _: address_future.cancel()
    )  # do not wait for a server that failed to start
    host, port = await address_future
    address = f"http://{host}:{port}"
    async with Client(address) as client:
        try:
            yield RunningServer(address, client, app.state.node)
        finally:
            server.should_exit = True
            await task

"""The WebSocket over which a game is played."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, WebSocket

from citadels.protocol.messages import (
    CLOSE_CORRUPT,
    CLOSE_NO_TABLE,
    CLOSE_RATE_LIMITED,
    CLOSE_RESTART,
)
from citadels.server.errors import ServerError
from citadels.server.http.rate_limit import client_address
from citadels.server.node import Node
from citadels.server.security.tokens import is_table_id
from citadels.server.store.errors import StoreError
from citadels.server.tables.live_table import LiveTable
from citadels.server.websocket.connection import Connection
from citadels.server.websocket.transport import TRANSPORT_KEY

router = APIRouter()


@router.websocket("/api/tables/{table}/ws")
async def connect(socket: WebSocket, table: str) -> None:
    node: Node = socket.app.state.node
    if not is_allowed_origin(
        socket.headers.get("origin", ""), socket.headers.get("host", ""), node
    ):
        await socket.close(1008)  # closed before it is accepted, so the client sees a plain 403
        return
    await socket.accept()
    client_ip = client_address(socket)
    if not node.connection_limiter.acquire(client_ip):
        await _close(node, socket, CLOSE_RATE_LIMITED, "rate-limited")
        return
    try:
        await _serve(node, socket, table)
    finally:
        node.connection_limiter.release(client_ip)


async def _serve(node: Node, socket: WebSocket, table_id: str) -> None:
    try:
        live_table = await _find_table(node, table_id)
    except ServerError as error:
        codes = {"no-table": CLOSE_NO_TABLE, "corrupt": CLOSE_CORRUPT}
        await _close(node, socket, codes.get(error.code, CLOSE_RESTART), error.code)
    except StoreError:
        await _close(node, socket, CLOSE_RESTART, "database-unavailable")
    else:
        # A separate task; otherwise every message would pass through all layers of the framework.
        await asyncio.create_task(Connection(node, socket.scope[TRANSPORT_KEY], live_table).serve())


async def _close(node: Node, socket: WebSocket, close_code: int, code: str) -> None:
    node.metrics.closed_connections.labels(str(close_code)).inc()
    await socket.close(close_code, code)


async def _find_table(node: Node, table_id: str) -> LiveTable:
    if not is_table_id(table_id):
        raise ServerError("no-table", f"there is no table {table_id[:40]!r}")
    if node.registry.is_stopping:
        raise ServerError("shutting-down", "the server is restarting")
    return await node.registry.get_table(table_id)


def is_allowed_origin(origin: str, host: str, node: Node) -> bool:
    """Whether a page from this origin may connect. Other programs send no origin."""
    if not origin or origin in node.settings.allowed_origins:
        return True
    scheme, _, netloc = origin.partition("://")
    return scheme in {"http", "https"} and netloc.lower() == host.lower()

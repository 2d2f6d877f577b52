"""The line over which a game is played."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, WebSocket

from citadels.protocol.messages import (
    CLOSE_DAMAGED,
    CLOSE_NO_TABLE,
    CLOSE_RESTART,
    CLOSE_TOO_MANY,
)
from citadels.server.errors import ServerError
from citadels.server.limits import address_of
from citadels.server.listening import Line
from citadels.server.live_table import LiveTable
from citadels.server.node import Node
from citadels.server.sockets import WIRE
from citadels.server.store.errors import StoreError
from citadels.server.tokens import is_table_id

router = APIRouter()


@router.websocket("/api/tables/{table}/line")
async def line(socket: WebSocket, table: str) -> None:
    """Say hello, listen, answer."""
    node: Node = socket.app.state.node
    if not may_come_from(socket.headers.get("origin", ""), socket.headers.get("host", ""), node):
        await socket.close(1008)  # before it is accepted: the client sees a plain 403
        return
    await socket.accept()
    address = address_of(socket)
    if not node.lines.take(address):
        await _close(node, socket, CLOSE_TOO_MANY, "too-many")
        return
    try:
        await _serve(node, socket, table)
    finally:
        node.lines.leave(address)


async def _serve(node: Node, socket: WebSocket, name: str) -> None:
    try:
        found = await _table(node, name)
    except ServerError as error:
        codes = {"no-table": CLOSE_NO_TABLE, "damaged": CLOSE_DAMAGED}
        await _close(node, socket, codes.get(error.code, CLOSE_RESTART), error.code)
    except StoreError:
        await _close(node, socket, CLOSE_RESTART, "store-away")
    else:
        # A task of its own: else every message would go down through all layers of the framework.
        await asyncio.create_task(Line(node, socket.scope[WIRE], found).serve())


async def _close(node: Node, socket: WebSocket, close: int, code: str) -> None:
    node.metrics.closed.labels(str(close)).inc()
    await socket.close(close, code)


async def _table(node: Node, name: str) -> LiveTable:
    if not is_table_id(name):
        raise ServerError("no-table", f"there is no table {name[:40]!r}")
    if node.hub.stopping:
        raise ServerError("stopping", "the server is restarting")
    return await node.hub.table(name)


def may_come_from(origin: str, host: str, node: Node) -> bool:
    """Pages of this server and those it was told of; programs say no origin."""
    if not origin or origin in node.settings.origins:
        return True
    scheme, _, netloc = origin.partition("://")
    return scheme in {"http", "https"} and netloc.lower() == host.lower()

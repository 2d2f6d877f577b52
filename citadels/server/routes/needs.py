"""What routes need, as types: a signature tells it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from citadels.engine.codes import NOBODY
from citadels.server.errors import ServerError
from citadels.server.limits import Buckets, address_of
from citadels.server.live_table import LiveTable, seat_of
from citadels.server.node import Node
from citadels.server.tokens import hash_token, is_table_id, is_token


def _node(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


NodeNeed = Annotated[Node, Depends(_node)]


TableId = Annotated[
    str, Path(description="The id of a table.", max_length=40, examples=["bcdfghjknpqr"])
]


async def _table(node: NodeNeed, table: TableId) -> LiveTable:
    if not is_table_id(table):
        raise ServerError("no-table", f"there is no table {table!r}")
    return await node.hub.table(table)


TableNeed = Annotated[LiveTable, Depends(_table)]


_bearer = HTTPBearer(
    scheme_name="Bearer",
    description="The token of a seat, told once to whoever sat down.",
    auto_error=False,
)


def _token(given: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]) -> str:
    if given is None or not is_token(given.credentials):
        raise ServerError("bad-token", "the token of a seat is needed")
    return given.credentials


TokenNeed = Annotated[str, Depends(_token)]


def _seat(table: TableNeed, token: TokenNeed) -> int:
    seat = seat_of(table, hash_token(token))
    if seat == NOBODY:
        raise ServerError("bad-token", "this token opens no seat of this table")
    return seat


SeatNeed = Annotated[int, Depends(_seat)]


def _slowly(request: Request, node: NodeNeed) -> None:
    """Not too much from one address."""
    _take(request, node.requests, "too many requests from this address")


def _few_tables(request: Request, node: NodeNeed) -> None:
    """Not too many tables from one address."""
    _take(request, node.openings, "too many tables were opened from this address")


def _take(request: Request, buckets: Buckets, refusal: str) -> None:
    wait = buckets.take(address_of(request))
    if wait:
        raise ServerError("too-many", refusal, wait)


Slowly = Depends(_slowly)
FewTables = Depends(_few_tables)

"""Dependencies of routes, as types for their signatures."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from citadels.engine.codes import NOBODY
from citadels.server.errors import ServerError
from citadels.server.http.rate_limit import RateLimiter, client_address
from citadels.server.node import Node
from citadels.server.security.tokens import hash_token, is_table_id, is_token
from citadels.server.tables.live_table import LiveTable, seat_of


def _get_node(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


NodeDep = Annotated[Node, Depends(_get_node)]


TableId = Annotated[
    str, Path(description="The id of a table.", max_length=40, examples=["bcdfghjknpqr"])
]


async def _get_table(node: NodeDep, table: TableId) -> LiveTable:
    if not is_table_id(table):
        raise ServerError("no-table", f"there is no table {table!r}")
    return await node.registry.get_table(table)


TableDep = Annotated[LiveTable, Depends(_get_table)]


_bearer = HTTPBearer(
    scheme_name="Bearer",
    description="The token of a seat, which the response to sitting down contains.",
    auto_error=False,
)


def _get_token(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)],
) -> str:
    if credentials is None or not is_token(credentials.credentials):
        raise ServerError("bad-token", "the token of a seat is needed")
    return credentials.credentials


TokenDep = Annotated[str, Depends(_get_token)]


def _get_seat(table: TableDep, token: TokenDep) -> int:
    seat = seat_of(table, hash_token(token))
    if seat == NOBODY:
        raise ServerError("bad-token", "this token opens no seat of this table")
    return seat


SeatDep = Annotated[int, Depends(_get_seat)]


def _limit_requests(request: Request, node: NodeDep) -> None:
    _enforce(request, node.request_limiter, "too many requests from this address")


def _limit_tables(request: Request, node: NodeDep) -> None:
    _enforce(request, node.table_limiter, "too many tables were opened from this address")


def _enforce(request: Request, limiter: RateLimiter, message: str) -> None:
    retry_after = limiter.take(client_address(request))
    if retry_after:
        raise ServerError("rate-limited", message, retry_after)


RateLimited = Depends(_limit_requests)
TableQuota = Depends(_limit_tables)

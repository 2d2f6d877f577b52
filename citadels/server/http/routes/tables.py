"""Tables and their seats."""

from __future__ import annotations

import contextlib
import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Response

from citadels.engine.codes import NOBODY
from citadels.protocol.lobby import TableInfo
from citadels.server.errors import ServerError
from citadels.server.http.dependencies import (
    NodeDep,
    RateLimited,
    SeatDep,
    TableDep,
    TableQuota,
    TokenDep,
)
from citadels.server.http.openapi import error_responses
from citadels.server.http.schemas import (
    BotRequest,
    HostRequest,
    JoinRequest,
    MuteRequest,
    NewTable,
    SeatCredentials,
)
from citadels.server.security.tokens import hash_token
from citadels.server.tables import lifecycle, seats
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.setup_request import setup_from_request
from citadels.server.tables.table_config import TableConfig

MAX_TABLES = 100
router = APIRouter(prefix="/api", tags=["tables"])
PlacePath = Annotated[int, Path(description="A place at the table.", ge=0, le=7)]
_SEAT_ERRORS = error_responses(400, 401, 403, 404, 409, 429)


@router.get("/tables", responses=error_responses())
async def list_public_tables(node: NodeDep) -> list[TableInfo]:
    """Public tables waiting for players, newest first."""
    infos: list[TableInfo] = []
    for row, seat_rows in await node.store.tables.list_public(MAX_TABLES):
        with contextlib.suppress(ServerError):  # the error is shown when that table is requested
            infos.append(LiveTable(row, seat_rows).info())
    return infos


@router.post(
    "/tables",
    status_code=201,
    dependencies=[RateLimited, TableQuota],
    responses=error_responses(400, 404, 409, 429),
)
async def open_table(body: NewTable, node: NodeDep) -> SeatCredentials:
    """Open a table and sit down at it as its host."""
    setup = setup_from_request(body.setup, secrets.randbits(32))
    config = TableConfig(
        setup=setup.spec(),
        clock=body.clock,
        stand_in=body.stand_in,
        casual=body.casual,
        spectators=body.spectators,
    )
    table, seat, token = await lifecycle.open_table(
        node.registry, config, body.name, dict(body.bots), body.public
    )
    return SeatCredentials(table=table.info(), seat=seat, token=token)


@router.get("/tables/{table}", responses=error_responses(404, 409))
async def show_table(table: TableDep) -> TableInfo:
    """One table."""
    return table.info()


@router.post(
    "/tables/{table}/seats",
    status_code=201,
    dependencies=[RateLimited],
    responses=error_responses(400, 404, 409, 429),
)
async def join(body: JoinRequest, table: TableDep, node: NodeDep) -> SeatCredentials:
    """Sit down. The token opens the seat again, on any device."""
    place = NOBODY if body.place is None else body.place
    seat, token = await seats.join(node.registry, table, body.name, place)
    return SeatCredentials(table=table.info(), seat=seat, token=token)


@router.delete(
    "/tables/{table}/seats/{place}",
    status_code=204,
    dependencies=[RateLimited],
    responses=_SEAT_ERRORS,
)
async def leave(place: PlacePath, table: TableDep, seat: SeatDep, node: NodeDep) -> Response:
    """Leave a seat, or as the host remove a person or a bot, before the game."""
    await seats.leave(node.registry, table, seat, place)
    return Response(status_code=204)


@router.put("/tables/{table}/seats/{place}/bot", dependencies=[RateLimited], responses=_SEAT_ERRORS)
async def seat_bot(
    place: PlacePath, body: BotRequest, table: TableDep, seat: SeatDep, node: NodeDep
) -> TableInfo:
    """As the host, put a bot in a seat without a person."""
    await seats.seat_bot(node.registry, table, seat, place, body.bot)
    return table.info()


@router.put("/tables/{table}/host", dependencies=[RateLimited], responses=_SEAT_ERRORS)
async def transfer_host(
    body: HostRequest, table: TableDep, seat: SeatDep, node: NodeDep
) -> TableInfo:
    """As the host, make somebody else the host."""
    await seats.transfer_host(node.registry, table, seat, body.place)
    return table.info()


@router.put("/tables/{table}/muted", dependencies=[RateLimited], responses=_SEAT_ERRORS)
async def mute(body: MuteRequest, table: TableDep, seat: SeatDep, node: NodeDep) -> TableInfo:
    """As the host, mute somebody, or allow them to chat again."""
    await seats.mute(node.registry, table, seat, body.place, muted=body.muted)
    return table.info()


@router.post("/tables/{table}/start", dependencies=[RateLimited], responses=_SEAT_ERRORS)
async def start(table: TableDep, seat: SeatDep, node: NodeDep) -> TableInfo:
    """As the host, begin the game."""
    await lifecycle.start(node.registry, table, seat)
    return table.info()


@router.post("/tables/{table}/rematch", dependencies=[RateLimited], responses=_SEAT_ERRORS)
async def rematch(table: TableDep, seat: SeatDep, node: NodeDep) -> TableInfo:
    """Play again with the same people."""
    await lifecycle.rematch(node.registry, table, seat)
    return table.info()


@router.get("/seat", responses=error_responses(401, 404, 409))
async def get_own_seat(token: TokenDep, node: NodeDep) -> SeatCredentials:
    """The seat that a token belongs to, for a personal link on another device."""
    seat_key = await node.store.tables.find_seat(hash_token(token))
    if seat_key is None:
        raise ServerError("bad-token", "this token opens no seat")
    table = await node.registry.get_table(seat_key[0])
    return SeatCredentials(table=table.info(), seat=seat_key[1], token=token)

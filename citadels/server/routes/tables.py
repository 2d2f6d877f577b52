"""Tables and their seats."""

from __future__ import annotations

import contextlib
import secrets
from typing import Annotated

from fastapi import APIRouter, Path, Response

from citadels.engine.codes import NOBODY
from citadels.protocol.lobby import TableInfo
from citadels.server import opening, seating
from citadels.server.agreement import Agreement
from citadels.server.choosing import chosen_setup
from citadels.server.documenting import refusals
from citadels.server.errors import ServerError
from citadels.server.live_table import LiveTable
from citadels.server.routes.bodies import (
    BotBody,
    HostBody,
    Joining,
    Muting,
    NewTable,
    Seated,
)
from citadels.server.routes.needs import (
    FewTables,
    NodeNeed,
    SeatNeed,
    Slowly,
    TableNeed,
    TokenNeed,
)
from citadels.server.tokens import hash_token

MOST_LISTED = 100
router = APIRouter(prefix="/api", tags=["tables"])
AtTable = Annotated[int, Path(description="A place at the table.", ge=0, le=7)]
_OF_SEAT = refusals(400, 401, 403, 404, 409, 429)


@router.get("/tables", responses=refusals())
async def public_tables(node: NodeNeed) -> list[TableInfo]:
    """Public tables that wait for players, the newest first."""
    shown: list[TableInfo] = []
    for row, seats in await node.store.tables.public(MOST_LISTED):
        with contextlib.suppress(ServerError):  # whoever asks for a damaged one is told
            shown.append(LiveTable(row, seats).info())
    return shown


@router.post(
    "/tables",
    status_code=201,
    dependencies=[Slowly, FewTables],
    responses=refusals(400, 404, 409, 429),
)
async def open_table(body: NewTable, node: NodeNeed) -> Seated:
    """Open a table and sit down at it as its host."""
    setup = chosen_setup(body.setup, secrets.randbits(32))
    agreement = Agreement(
        setup=setup.spec(),
        clock=body.clock,
        stand_in=body.stand_in,
        casual=body.casual,
        spectators=body.spectators,
    )
    table, seat, token = await opening.open_table(
        node.hub, agreement, body.name, dict(body.bots), body.public
    )
    return Seated(table=table.info(), seat=seat, token=token)


@router.get("/tables/{table}", responses=refusals(404, 409))
async def show_table(table: TableNeed) -> TableInfo:
    """One table."""
    return table.info()


@router.post(
    "/tables/{table}/seats",
    status_code=201,
    dependencies=[Slowly],
    responses=refusals(400, 404, 409, 429),
)
async def join(body: Joining, table: TableNeed, node: NodeNeed) -> Seated:
    """Sit down. The token opens the seat again, on any device."""
    place = NOBODY if body.place is None else body.place
    seat, token = await seating.join(node.hub, table, body.name, place)
    return Seated(table=table.info(), seat=seat, token=token)


@router.delete(
    "/tables/{table}/seats/{place}",
    status_code=204,
    dependencies=[Slowly],
    responses=_OF_SEAT,
)
async def leave(place: AtTable, table: TableNeed, seat: SeatNeed, node: NodeNeed) -> Response:
    """Stand up, or as the host send somebody or a bot away; before the game only."""
    await seating.leave(node.hub, table, seat, place)
    return Response(status_code=204)


@router.put("/tables/{table}/seats/{place}/bot", dependencies=[Slowly], responses=_OF_SEAT)
async def seat_bot(
    place: AtTable, body: BotBody, table: TableNeed, seat: SeatNeed, node: NodeNeed
) -> TableInfo:
    """The host puts a bot into a seat that no person has."""
    await seating.seat_bot(node.hub, table, seat, place, body.bot)
    return table.info()


@router.put("/tables/{table}/host", dependencies=[Slowly], responses=_OF_SEAT)
async def hand_over(body: HostBody, table: TableNeed, seat: SeatNeed, node: NodeNeed) -> TableInfo:
    """Somebody else is the host from now on."""
    await seating.hand_over(node.hub, table, seat, body.place)
    return table.info()


@router.put("/tables/{table}/muted", dependencies=[Slowly], responses=_OF_SEAT)
async def mute(body: Muting, table: TableNeed, seat: SeatNeed, node: NodeNeed) -> TableInfo:
    """The host lets somebody speak no more, or again."""
    await seating.mute(node.hub, table, seat, body.place, muted=body.muted)
    return table.info()


@router.post("/tables/{table}/start", dependencies=[Slowly], responses=_OF_SEAT)
async def start(table: TableNeed, seat: SeatNeed, node: NodeNeed) -> TableInfo:
    """The host begins the game."""
    await opening.start(node.hub, table, seat)
    return table.info()


@router.post("/tables/{table}/rematch", dependencies=[Slowly], responses=_OF_SEAT)
async def rematch(table: TableNeed, seat: SeatNeed, node: NodeNeed) -> TableInfo:
    """Play again with the same people."""
    await opening.rematch(node.hub, table, seat)
    return table.info()


@router.get("/seat", responses=refusals(401, 404, 409))
async def my_seat(token: TokenNeed, node: NodeNeed) -> Seated:
    """The seat that a token opens: for a personal link on another device."""
    found = await node.store.tables.find_seat(hash_token(token))
    if found is None:
        raise ServerError("bad-token", "this token opens no seat")
    table = await node.hub.table(found[0])
    return Seated(table=table.info(), seat=found[1], token=token)

"""Seats: joining, leaving, bots, and the rights of the host."""

from __future__ import annotations

import msgspec

from citadels.engine.codes import NOBODY
from citadels.server.errors import ServerError
from citadels.server.security.tokens import hash_token, new_token
from citadels.server.store.rows import CLOSED, OPEN, SeatRow
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.player_names import clean_name, name_skeleton
from citadels.server.tables.registry import TableRegistry
from citadels.server.tables.table_config import TableConfig, check_bot_spec

PERSON = "person"
BOT = "bot"


def make_person_seat(table_id: str, place: int, name: str, now: int) -> tuple[SeatRow, str]:
    """A seat for a person, and the token that opens it. Only the hash of the token is stored."""
    display_name = clean_name(name)
    token = new_token()
    skeleton, token_hash = name_skeleton(display_name), hash_token(token)
    return SeatRow(table_id, place, PERSON, display_name, skeleton, "", token_hash, now), token


def make_bot_seat(table_id: str, place: int, bot_spec: str, now: int) -> SeatRow:
    spec = check_bot_spec(bot_spec)
    skeleton = f"{place} {spec}"  # two bots of the same kind may sit at a table
    return SeatRow(table_id, place, BOT, spec, skeleton, spec, token_hash=None, joined=now)


async def join(
    registry: TableRegistry, table: LiveTable, name: str, place: int = NOBODY
) -> tuple[int, str]:
    """Take a given seat or the first free one. Returns the place and the token."""
    async with table.lock:
        require_open(table)
        free = [number for number in range(table.player_count()) if number not in table.seats]
        if place == NOBODY and not free:
            raise ServerError("table-full", f"table {table.row.id} has no free seat")
        target = place if place != NOBODY else free[0]
        if target not in free:
            raise ServerError("seat-taken", f"seat {place} is taken or does not exist")
        seat, token = make_person_seat(table.row.id, target, name, registry.now())
        if any(other.likeness == seat.likeness for other in table.seats.values()):
            raise ServerError("name-taken", f"{seat.name!r} looks like a name at this table")
        seats = {**table.seats, target: seat}
        host = table.row.host if table.row.host in table.seats else target
        await registry.save_table(table, seats=seats, host=host)
        return target, token


async def leave(registry: TableRegistry, table: LiveTable, actor: int, place: int) -> None:
    """Leave a seat, or as the host remove somebody, before the game begins."""
    async with table.lock:
        require_open(table)
        if place not in table.seats:
            raise ServerError("no-seat", f"nobody sits at seat {place}")
        if actor != place:
            require_host(table, actor)
        seats = {number: seat for number, seat in table.seats.items() if number != place}
        persons = [number for number, seat in sorted(seats.items()) if seat.kind == PERSON]
        host = table.row.host if table.row.host != place else (persons[0] if persons else NOBODY)
        status = table.row.status if persons else "closed"
        config = _with_muted(table.config, place, muted=False)  # a mute ends with the seat
        await registry.save_table(table, seats=seats, host=host, status=status, config=config)


async def seat_bot(
    registry: TableRegistry, table: LiveTable, actor: int, place: int, bot_spec: str
) -> None:
    """As the host, put a bot in a free seat, or replace a bot."""
    async with table.lock:
        require_open(table)
        require_host(table, actor)
        occupant = table.seats.get(place)
        if not 0 <= place < table.player_count() or (occupant is not None and occupant.kind != BOT):
            raise ServerError("seat-taken", f"seat {place} is taken or does not exist")
        seat = make_bot_seat(table.row.id, place, bot_spec, registry.now())
        await registry.save_table(table, seats={**table.seats, place: seat})


async def transfer_host(registry: TableRegistry, table: LiveTable, actor: int, place: int) -> None:
    async with table.lock:
        require_host(table, actor)
        occupant = table.seats.get(place)
        if occupant is None or occupant.kind != PERSON:
            raise ServerError("no-seat", f"no person sits at seat {place}")
        await registry.save_table(table, host=place)


async def mute(
    registry: TableRegistry, table: LiveTable, actor: int, place: int, *, muted: bool
) -> None:
    """As the host, mute somebody, or allow them to chat again."""
    async with table.lock:
        require_host(table, actor)
        if place not in table.seats:
            raise ServerError("no-seat", f"nobody sits at seat {place}")
        await registry.save_table(table, config=_with_muted(table.config, place, muted=muted))


def _with_muted(config: TableConfig, place: int, *, muted: bool) -> TableConfig:
    muted_places = set(config.muted) - {place}
    if muted:
        muted_places.add(place)
    return msgspec.structs.replace(config, muted=tuple(sorted(muted_places)))


def require_open(table: LiveTable) -> None:
    if table.row.status != OPEN:
        code = "closed" if table.row.status == CLOSED else "started"
        raise ServerError(code, f"table {table.row.id} is {table.row.status}")


def require_host(table: LiveTable, actor: int) -> None:
    if actor != table.row.host:
        raise ServerError("not-host", "only the host may do this")

"""Who sits where: joining, leaving, bots, and the rights of the host."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from citadels.engine.codes import NOBODY
from citadels.server.agreement import Agreement, check_bot
from citadels.server.errors import ServerError
from citadels.server.hub import Hub
from citadels.server.live_table import LiveTable
from citadels.server.names import BadNameError, clean_name, likeness
from citadels.server.store.errors import ChangedError
from citadels.server.store.rows import CLOSED, OPEN, SeatRow, TableRow
from citadels.server.tokens import hash_token, new_token

PERSON = "person"
BOT = "bot"


def named_person(table: str, place: int, name: str, at: int) -> tuple[SeatRow, str]:
    """A seat for a person, and the token that opens it. Only the hash of the token is kept."""
    try:
        cleaned = clean_name(name)
    except BadNameError as error:
        raise ServerError(error.code, str(error)) from error
    token = new_token()
    seat = SeatRow(
        table_id=table,
        place=place,
        kind=PERSON,
        name=cleaned,
        likeness=likeness(cleaned),
        bot="",
        token_hash=hash_token(token),
        joined=at,
    )
    return seat, token


def bot_seat(table: str, place: int, line: str, at: int) -> SeatRow:
    """A seat for a bot, which is called by its line."""
    kept = check_bot(line)
    return SeatRow(
        table_id=table,
        place=place,
        kind=BOT,
        name=kept,
        likeness=f"{place} {kept}",  # two bots of one kind may sit at a table
        bot=kept,
        token_hash=None,
        joined=at,
    )


async def join(hub: Hub, table: LiveTable, name: str, place: int = NOBODY) -> tuple[int, str]:
    """Sit down, at a certain place or the first free one. Gives the place and the token."""
    async with table.lock:
        must_be_open(table)
        free = [number for number in range(table.players()) if number not in table.seats]
        if place == NOBODY and not free:
            raise ServerError("table-full", f"table {table.row.id} has no free seat")
        wanted = place if place != NOBODY else free[0]
        if wanted not in free:
            raise ServerError("seat-taken", f"seat {place} is taken or not there")
        seat, token = named_person(table.row.id, wanted, name, hub.now())
        if any(other.likeness == seat.likeness for other in table.seats.values()):
            raise ServerError("name-taken", f"{seat.name!r} looks like a name at this table")
        seats = {**table.seats, wanted: seat}
        host = table.row.host if table.row.host in table.seats else wanted
        await change(hub, table, seats=seats, host=host)
        return wanted, token


async def leave(hub: Hub, table: LiveTable, actor: int, place: int) -> None:
    """Stand up, or as the host send somebody away, before the game."""
    async with table.lock:
        must_be_open(table)
        if place not in table.seats:
            raise ServerError("no-seat", f"nobody sits at seat {place}")
        if actor != place:
            must_be_host(table, actor)
        seats = {number: seat for number, seat in table.seats.items() if number != place}
        persons = [number for number, seat in sorted(seats.items()) if seat.kind == PERSON]
        host = table.row.host if table.row.host != place else (persons[0] if persons else NOBODY)
        status = table.row.status if persons else "closed"
        agreement = _with_muted(table.agreement, place, muted=False)  # not whoever comes next
        await change(hub, table, seats=seats, host=host, status=status, agreement=agreement)


async def seat_bot(hub: Hub, table: LiveTable, actor: int, place: int, line: str) -> None:
    """The host puts a bot into a free seat, or another one in its place."""
    async with table.lock:
        must_be_open(table)
        must_be_host(table, actor)
        sitting = table.seats.get(place)
        if not 0 <= place < table.players() or (sitting is not None and sitting.kind != BOT):
            raise ServerError("seat-taken", f"seat {place} is taken or not there")
        seat = bot_seat(table.row.id, place, line, hub.now())
        await change(hub, table, seats={**table.seats, place: seat})


async def hand_over(hub: Hub, table: LiveTable, actor: int, place: int) -> None:
    """Somebody else is the host from now on."""
    async with table.lock:
        must_be_host(table, actor)
        sitting = table.seats.get(place)
        if sitting is None or sitting.kind != PERSON:
            raise ServerError("no-seat", f"no person sits at seat {place}")
        await change(hub, table, host=place)


async def mute(hub: Hub, table: LiveTable, actor: int, place: int, *, muted: bool) -> None:
    """The host lets somebody speak no more, or again."""
    async with table.lock:
        must_be_host(table, actor)
        if place not in table.seats:
            raise ServerError("no-seat", f"nobody sits at seat {place}")
        await change(hub, table, agreement=_with_muted(table.agreement, place, muted=muted))


def _with_muted(agreement: Agreement, place: int, *, muted: bool) -> Agreement:
    silent = set(agreement.muted) - {place}
    if muted:
        silent.add(place)
    return msgspec.structs.replace(agreement, muted=tuple(sorted(silent)))


def must_be_open(table: LiveTable) -> None:
    if table.row.status != OPEN:
        code = "closed" if table.row.status == CLOSED else "started"
        raise ServerError(code, f"table {table.row.id} is {table.row.status}")


def must_be_host(table: LiveTable, actor: int) -> None:
    if actor != table.row.host:
        raise ServerError("not-host", "only the host may do this")


async def change(
    hub: Hub,
    table: LiveTable,
    *,
    seats: dict[int, SeatRow] | None = None,
    host: int | None = None,
    status: str | None = None,
    agreement: Agreement | None = None,
) -> None:
    """Store a changed table and tell it; whoever calls holds the lock."""
    row = changed_row(table.row, hub.now(), host=host, status=status)
    if agreement is not None:
        row = replace(row, data=agreement.dump())
    wanted = table.seats if seats is None else seats
    listed = [wanted[place] for place in sorted(wanted)]
    try:
        await hub.store.tables.save(row, listed)
    except ChangedError:
        await hub.catch_up(table)
        raise ServerError("changed", f"table {row.id} was changed meanwhile") from None
    table.take(row, listed)
    table.tell_changed()
    await hub.fanout.announce(row.id)


def changed_row(row: TableRow, at: int, *, host: int | None, status: str | None) -> TableRow:
    """The next version of a table."""
    return replace(
        row,
        version=row.version + 1,
        changed=at,
        host=row.host if host is None else host,
        status=row.status if status is None else status,
    )

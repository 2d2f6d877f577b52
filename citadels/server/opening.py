"""A table is opened, its game begins, and begins once more."""

from __future__ import annotations

import secrets
from dataclasses import replace

from citadels.engine.codes import NOBODY
from citadels.match.commitment import SECRET_BYTES
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.server.agreement import Agreement, check_agreement
from citadels.server.errors import ServerError
from citadels.server.hub import Hub
from citadels.server.live_table import LiveTable
from citadels.server.seating import BOT, bot_seat, must_be_host, must_be_open, named_person
from citadels.server.store.errors import ChangedError
from citadels.server.store.rows import PLAYED, PRACTISED, GameRow, SeatRow, TableRow
from citadels.server.tokens import new_game_id, new_table_id


async def open_table(
    hub: Hub, agreement: Agreement, name: str, bots: dict[int, str], public: bool
) -> tuple[LiveTable, int, str]:
    """A new table with its host in the first free seat. Gives the place and the token."""
    if hub.stopping:
        raise ServerError("stopping", "the server is restarting")
    check_agreement(agreement)
    row = TableRow(
        id=new_table_id(),
        status="open",
        public=public,
        data=agreement.dump(),
        host=NOBODY,
        version=1,
        game=None,
        created=hub.now(),
        changed=hub.now(),
    )
    table = LiveTable(row, [])
    for place in bots:
        if not 0 <= place < table.players():
            raise ServerError("no-seat", f"there is no seat {place}")
    seats = {place: bot_seat(row.id, place, line, hub.now()) for place, line in bots.items()}
    free = [place for place in range(table.players()) if place not in seats]
    if not free:
        raise ServerError("table-full", "bots sit in all the seats")
    seat, token = named_person(row.id, free[0], name, hub.now())
    seats[seat.place] = seat
    row = replace(row, host=seat.place)
    listed = [seats[place] for place in sorted(seats)]
    await hub.store.tables.create(row, listed)
    table.take(row, listed)
    hub.tables[row.id] = table
    return table, seat.place, token


async def start(hub: Hub, table: LiveTable, actor: int) -> None:
    """The host begins the game: everybody has a seat, the secret is drawn."""
    async with table.lock:
        must_be_host(table, actor)
        must_be_open(table)
        await _begin(hub, table)


async def rematch(hub: Hub, table: LiveTable, actor: int) -> None:
    """The same people play again; chance gives the crown anew."""
    async with table.lock:
        if actor not in table.seats:
            raise ServerError("not-yours", "only who has played may ask for a rematch")
        if table.row.status != "finished":
            raise ServerError("not-over", "the game is not over yet")
        await _begin(hub, table)


async def _begin(hub: Hub, table: LiveTable) -> None:
    if hub.stopping:
        raise ServerError("stopping", "the server is restarting")
    missing = [place for place in range(table.players()) if place not in table.seats]
    if missing:
        raise ServerError("seats-open", f"nobody sits at {missing}")
    listed = [table.seats[place] for place in sorted(table.seats)]
    header = _header(table.agreement, listed)
    game = GameRow(
        id=new_game_id(),
        table_id=table.row.id,
        header=header.dump(),
        began=hub.now(),
        ended=None,
        result=None,
        damaged=None,
        source=PLAYED if header.start is None else PRACTISED,
        story=None,
    )
    match = Match(header, game.began)
    row = replace(
        table.row, version=table.row.version + 1, changed=hub.now(), status="playing", game=game.id
    )
    try:
        await hub.store.start_game(game, row, listed)
    except ChangedError:
        await hub.catch_up(table)
        raise ServerError("changed", f"table {row.id} was changed meanwhile") from None
    table.take(row, listed)
    table.take_match(game.id, match)
    for reader in table.readers:
        reader.seen = NOBODY
    table.tell_changed()
    table.tell_steps()
    hub.after_change(table)
    await hub.fanout.announce(row.id)


def _header(agreement: Agreement, seats: list[SeatRow]) -> Header:
    return Header(
        rules=agreement.setup,
        names=tuple(seat.name for seat in seats),
        secret=secrets.token_bytes(SECRET_BYTES),
        bots=tuple(seat.bot if seat.kind == BOT else "" for seat in seats),
        stand_in=agreement.stand_in,
        clock=agreement.clock,
        start=agreement.start,
    )

"""Opening a table, starting its game, and rematches."""

from __future__ import annotations

import secrets
from dataclasses import replace

from citadels.engine.codes import NOBODY
from citadels.match.commitment import SECRET_BYTES
from citadels.match.header import Header
from citadels.match.match import Match
from citadels.server.errors import ServerError
from citadels.server.security.tokens import new_game_id, new_table_id
from citadels.server.store.errors import VersionConflictError
from citadels.server.store.rows import OPEN, PLAYED, PLAYING, PRACTISED, GameRow, SeatRow, TableRow
from citadels.server.tables.live_game import LiveGame
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.registry import TableRegistry, next_version
from citadels.server.tables.seats import (
    BOT,
    make_bot_seat,
    make_person_seat,
    require_host,
    require_open,
)
from citadels.server.tables.table_config import TableConfig, check_config


async def open_table(
    registry: TableRegistry, config: TableConfig, name: str, bot_specs: dict[int, str], public: bool
) -> tuple[LiveTable, int, str]:
    """Open a table with its host in the first free seat; also returns the place and the token."""
    if registry.is_stopping:
        raise ServerError("shutting-down", "the server is restarting")
    check_config(config)
    table_id, now = new_table_id(), registry.now()
    row = TableRow(table_id, OPEN, public, config.dump(), NOBODY, 1, None, now, now)
    table = LiveTable(row, [])
    for place in bot_specs:
        if not 0 <= place < table.player_count():
            raise ServerError("no-seat", f"there is no seat {place}")
    seats = {
        place: make_bot_seat(row.id, place, bot_spec, registry.now())
        for place, bot_spec in bot_specs.items()
    }
    free = [place for place in range(table.player_count()) if place not in seats]
    if not free:
        raise ServerError("table-full", "bots occupy all seats")
    seat, token = make_person_seat(row.id, free[0], name, registry.now())
    seats[seat.place] = seat
    row = replace(row, host=seat.place)
    seat_rows = [seats[place] for place in sorted(seats)]
    await registry.store.tables.create(row, seat_rows)
    table.apply_rows(row, seat_rows)
    registry.tables[row.id] = table
    return table, seat.place, token


async def start(registry: TableRegistry, table: LiveTable, actor: int) -> None:
    """Start the game as the host: all seats must be taken, and a secret is drawn."""
    async with table.lock:
        require_host(table, actor)
        require_open(table)
        await _start_game(registry, table)


async def rematch(registry: TableRegistry, table: LiveTable, actor: int) -> None:
    """Start another game with the same people; the first crown is again random."""
    async with table.lock:
        if actor not in table.seats:
            raise ServerError("not-yours", "only players of this game may request a rematch")
        if table.row.status != "finished":
            raise ServerError("not-over", "the game is not over yet")
        await _start_game(registry, table)


async def _start_game(registry: TableRegistry, table: LiveTable) -> None:
    if registry.is_stopping:
        raise ServerError("shutting-down", "the server is restarting")
    missing = [place for place in range(table.player_count()) if place not in table.seats]
    if missing:
        raise ServerError("seats-open", f"nobody sits at {missing}")
    seat_rows = [table.seats[place] for place in sorted(table.seats)]
    header = _make_header(table.config, seat_rows)
    source = PLAYED if header.start is None else PRACTISED
    game = GameRow(new_game_id(), table.row.id, header.dump(), registry.now(), source=source)
    match = Match(header, game.began)
    row = replace(next_version(table.row, registry.now(), status=PLAYING), game=game.id)
    try:
        await registry.store.start_game(game, row, seat_rows)
    except VersionConflictError:
        await registry.refresh(table)
        raise ServerError("changed", f"table {row.id} was changed meanwhile") from None
    table.apply_rows(row, seat_rows)
    table.game = LiveGame(registry, table, game.id, match)
    for subscriber in table.subscribers:
        subscriber.last_sent = NOBODY
    table.publish_table()
    table.publish_updates()
    registry.notify_change(table)
    await registry.pubsub.publish(row.id)


def _make_header(config: TableConfig, seat_rows: list[SeatRow]) -> Header:
    return Header(
        rules=config.setup,
        names=tuple(seat.name for seat in seat_rows),
        secret=secrets.token_bytes(SECRET_BYTES),
        bots=tuple(seat.bot if seat.kind == BOT else "" for seat in seat_rows),
        stand_in=config.stand_in,
        clock=config.clock,
        start=config.start,
    )

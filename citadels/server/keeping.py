"""What whoever keeps the server can do beside it, while it runs or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

import msgspec

from citadels.match.header import header_from
from citadels.match.match import Match
from citadels.server.agreement import agreement_from
from citadels.server.errors import ServerError
from citadels.server.fanout import announce_once
from citadels.server.hub import damage_of, play_stored
from citadels.server.live_table import ending_of
from citadels.server.settings import check_redis
from citadels.server.store.errors import ChangedError, StoreError
from citadels.server.store.keeping import KeeperStore
from citadels.server.store.migrating import current, head
from citadels.server.store.rows import CLOSED, FINISHED, OPEN, PLAYING, GameRow, SeatRow, TableRow
from citadels.server.store.store import Store, open_store

STATUSES: Final = (OPEN, PLAYING, FINISHED, CLOSED)
_DAY: Final = 86_400_000  # milliseconds
_TRIES: Final = 5

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Damage:
    """What is wrong with a game."""

    game: str
    table: str
    what: str


def with_store(url: str, work: Callable[[Store], Awaitable[Found]]) -> Found:
    """Do something with the store of a database that is there and up to date."""
    form = current(url)
    if form is None:
        raise StoreError("there is no database yet")
    if form != head():
        raise StoreError(f"the database has form {form}, not {head()}: upgrade it first")

    async def run() -> Found:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def listed(store: Store, status: str, limit: int) -> list[dict[str, Any]]:
    """Tables of one status or of all, the last changed first."""
    found: list[tuple[TableRow, list[SeatRow]]] = []
    for one in (status,) if status else STATUSES:
        found += await store.tables.listing(one, limit)
    found.sort(key=lambda seated: -seated[0].changed)
    return [_told(row, seats) for row, seats in found[:limit]]


async def shown(store: Store, table: str) -> dict[str, Any]:
    """A table with its seats and games; what is secret in them is left out."""
    row, seats = await _load(store, table)
    games = [await _game(store, game) for game in await store.games.of_table(table)]
    return {**_told(row, seats), "games": games}


async def end(store: Store, table: str, redis: str = "") -> None:
    """Close a table: nobody can play on. Nodes that have it in memory are told, or look."""
    check_redis(redis)
    for _ in range(_TRIES):
        row, seats = await _load(store, table)
        if row.status == CLOSED:
            raise ServerError("closed", f"table {table} is closed already")
        closed = replace(row, status=CLOSED, version=row.version + 1, changed=_now())
        try:
            await store.tables.save(closed, seats)
        except ChangedError:
            continue
        if redis:
            await announce_once(redis, table)
        return
    raise ServerError("changed", f"table {table} is changed again and again")


async def old(store: Store, days: int) -> int:
    """How many tables were not changed for so many days. Where a game goes on does not count."""
    return await KeeperStore(store.database).old(_now() - days * _DAY)


async def purge(store: Store, days: int) -> int:
    """Forget them, with their games and their chat."""
    return await store.tables.purge(_now() - days * _DAY)


async def check(store: Store, games: Sequence[str]) -> tuple[int, list[Damage]]:
    """Play games again as they were stored, and see that each record follows from the one before.

    Gives how many were read, and what is wrong.
    """
    names = list(games) or await KeeperStore(store.database).games()
    found = [await _check(store, name) for name in names]
    return len(names), [damage for damage in found if damage is not None]


async def _check(store: Store, name: str) -> Damage | None:
    game = await store.games.load(name)
    if game is None:
        return Damage(name, "", "there is no such game")
    what = game.damaged or ""
    try:
        match = Match(header_from(game.header), game.began)
        play_stored(match, await store.games.records(name))
        what = what or _wrong_end(game, match)
        if game.table_id is not None:
            agreement_from((await _load(store, game.table_id))[0].data)
    except ServerError as error:
        what = str(error)
    except ValueError as error:
        what = damage_of(error)
    return Damage(name, game.table_id or "", what) if what else None


def _wrong_end(game: GameRow, match: Match) -> str:
    """How a game ended is written down beside the records, and must be what they tell."""
    if game.ended is None:
        return ""  # it goes on, or its end is written down when somebody comes
    if not match.is_over():
        return "it is written down as ended, and it is not over"
    if msgspec.json.decode(game.result or "null") != msgspec.to_builtins(ending_of(match)):
        return "it did not end as it is written down"
    return ""


async def _load(store: Store, table: str) -> tuple[TableRow, list[SeatRow]]:
    found = await store.tables.load(table)
    if found is None:
        raise ServerError("no-table", f"there is no table {table!r}")
    return found


async def _game(store: Store, game: GameRow) -> dict[str, Any]:
    return {
        "id": game.id,
        "began": game.began,
        "ended": game.ended,
        "source": game.source,
        "damaged": game.damaged,
        "records": len(await store.games.records(game.id)),
    }


def _told(row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    return {
        "id": row.id,
        "status": row.status,
        "public": row.public,
        "game": row.game,
        "created": row.created,
        "changed": row.changed,
        "seats": [{"place": seat.place, "kind": seat.kind, "name": seat.name} for seat in seats],
    }


def _now() -> int:
    return time.time_ns() // 1_000_000

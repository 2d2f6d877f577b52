"""The administrator's tasks, which work whether or not the server is running."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from citadels.match.header import header_from
from citadels.match.match import Match
from citadels.protocol.score_sheet import result_of
from citadels.server.cluster.pubsub import publish_once
from citadels.server.errors import ServerError
from citadels.server.settings import check_redis_url
from citadels.server.store.errors import StoreError, VersionConflictError
from citadels.server.store.migrate import current_revision, head_revision
from citadels.server.store.rows import CLOSED, FINISHED, OPEN, PLAYING, GameRow, SeatRow, TableRow
from citadels.server.store.store import Store, open_store
from citadels.server.tables.registry import describe_corruption, next_version, replay_records
from citadels.server.tables.table_config import parse_config

TABLE_STATUSES: Final = (OPEN, PLAYING, FINISHED, CLOSED)
_DAY_MS: Final = 86_400_000  # milliseconds
_MAX_ATTEMPTS: Final = 5

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Corruption:
    game_id: str
    table_id: str
    reason: str


def run_with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run a task with the store of a database that exists and is up to date."""
    revision = current_revision(url)
    if revision is None:
        raise StoreError("there is no database yet")
    if revision != head_revision():
        raise StoreError(
            f"the database has revision {revision}, not {head_revision()}: upgrade it first"
        )

    async def run() -> T:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def list_tables(store: Store, status: str, limit: int) -> list[dict[str, Any]]:
    """Tables with one status, or all tables; the most recently changed first."""
    tables: list[tuple[TableRow, list[SeatRow]]] = []
    for table_status in (status,) if status else TABLE_STATUSES:
        tables += await store.tables.list_by_status(table_status, limit)
    tables.sort(key=lambda seated: -seated[0].changed)
    return [_table_summary(row, seats) for row, seats in tables[:limit]]


async def show_table(store: Store, table_id: str) -> dict[str, Any]:
    """A table with its seats and games, without their secrets."""
    row, seats = await _load_table(store, table_id)
    games = [await _game_summary(store, game) for game in await store.games.list_by_table(table_id)]
    return {**_table_summary(row, seats), "games": games}


async def close_table(store: Store, table_id: str, redis_url: str = "") -> None:
    """Close a table: nobody can continue its game. Nodes are notified, or find out by polling."""
    check_redis_url(redis_url)
    for _ in range(_MAX_ATTEMPTS):
        row, seats = await _load_table(store, table_id)
        if row.status == CLOSED:
            raise ServerError("closed", f"table {table_id} is closed already")
        closed = next_version(row, _now_ms(), status=CLOSED)
        try:
            await store.tables.save(closed, seats)
        except VersionConflictError:
            continue
        if redis_url:
            await publish_once(redis_url, table_id)
        return
    raise ServerError("changed", f"table {table_id} keeps changing")


async def count_stale(store: Store, days: int) -> int:
    """How many tables, except those with a game in progress, are older than this."""
    return await store.tables.count_stale(_now_ms() - days * _DAY_MS)


async def purge_stale(store: Store, days: int) -> int:
    return await store.tables.purge(_now_ms() - days * _DAY_MS)


async def verify_games(store: Store, game_ids: Sequence[str]) -> tuple[int, list[Corruption]]:
    """Replay stored games and check that each record follows from the one before.

    Returns how many games were read, and the corrupt ones.
    """
    ids = list(game_ids) or await store.games.list_ids()
    results = [await _verify_game(store, game_id) for game_id in ids]
    return len(ids), [damage for damage in results if damage is not None]


async def _verify_game(store: Store, game_id: str) -> Corruption | None:
    game = await store.games.load(game_id)
    if game is None:
        return Corruption(game_id, "", "there is no such game")
    reason = game.damaged or ""
    try:
        match = Match(header_from(game.header), game.began)
        replay_records(match, await store.games.load_records(game_id))
        reason = reason or _find_result_mismatch(game, match)
        if game.table_id is not None:
            parse_config((await _load_table(store, game.table_id))[0].data)
    except ServerError as error:
        reason = str(error)
    except ValueError as error:
        reason = describe_corruption(error)
    return Corruption(game_id, game.table_id or "", reason) if reason else None


def _find_result_mismatch(game: GameRow, match: Match) -> str:
    """Compare the stored result with the one that the records lead to."""
    if game.ended is None:
        return ""  # in progress, or its result is stored when it is next loaded
    if not match.is_over():
        return "it is stored as finished but is not over"
    if msgspec.json.decode(game.result or "null") != msgspec.to_builtins(result_of(match)):
        return "its stored result differs from that of its records"
    return ""


async def _load_table(store: Store, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    table_row = await store.tables.load(table_id)
    if table_row is None:
        raise ServerError("no-table", f"there is no table {table_id!r}")
    return table_row


async def _game_summary(store: Store, game: GameRow) -> dict[str, Any]:
    return {
        "id": game.id,
        "started_at": game.began,
        "ended_at": game.ended,
        "source": game.source,
        "corruption": game.damaged,
        "records": len(await store.games.load_records(game.id)),
    }


def _table_summary(row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    return {
        "id": row.id,
        "status": row.status,
        "public": row.public,
        "game_id": row.game,
        "created_at": row.created,
        "updated_at": row.changed,
        "seats": [{"place": seat.place, "kind": seat.kind, "name": seat.name} for seat in seats],
    }


def _now_ms() -> int:
    return time.time_ns() // 1_000_000

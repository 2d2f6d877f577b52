"""All tables of one node: in memory, or loaded from the store and replayed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from citadels.match.header import HeaderError, header_from
from citadels.match.match import CorruptionError, Match
from citadels.match.records import Record
from citadels.protocol.messages import CLOSE_RESTART, EVERYTHING
from citadels.server.cluster.pubsub import PubSub
from citadels.server.cluster.time_source import TimeSource
from citadels.server.errors import ServerError
from citadels.server.store.errors import VersionConflictError
from citadels.server.store.rows import GameRow, SeatRow, TableRow
from citadels.server.store.store import Store
from citadels.server.tables.live_game import LiveGame
from citadels.server.tables.live_table import LiveTable
from citadels.server.tables.table_config import TableConfig

RecordChain = list[tuple[Record, bytes]]

IDLE_TTL_SECONDS: Final = 60.0  # seconds that an unused table stays in memory

log = structlog.get_logger(__name__)


class TableRegistry:
    """The tables of this node, and the services they use."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub,
        node_name: str,
        time_source: TimeSource,
        on_corruption: Callable[[], None],
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self.node_name = node_name
        self.time_source = time_source
        self.tables: dict[str, LiveTable] = {}
        self.is_stopping = False
        self._on_corruption = on_corruption
        self._change_listeners: list[Callable[[LiveTable], None]] = []
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        return self.time_source.now()

    def add_change_listener(self, listener: Callable[[LiveTable], None]) -> None:
        """Add a function to call whenever a table was loaded or its game has changed."""
        self._change_listeners.append(listener)

    def notify_change(self, table: LiveTable) -> None:
        for listener in self._change_listeners:
            listener(table)

    async def get_table(self, table_id: str) -> LiveTable:
        table = self.tables.get(table_id)
        if table is None:
            async with self._load_locks.setdefault(table_id, asyncio.Lock()):
                table = self.tables.get(table_id)
                if table is None:
                    table = await self._load(table_id)
                    self.tables[table_id] = table
                    self.notify_change(table)
        table.last_used = monotonic()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.store.table_loader.load(table_id)
        if stored is None:
            raise ServerError("no-table", f"there is no table {table_id!r}")
        table = LiveTable(stored.table, stored.seats)
        game_id = stored.table.game
        if game_id is not None:
            match = await self._replay(game_id, stored.game, stored.records)
            table.game = LiveGame(self, table, game_id, match)
        for row in stored.chat:
            table.add_chat(row)
        return table

    async def _load_game(self, table: LiveTable, game_id: str | None) -> LiveGame | None:
        """The game of a table, replayed from its header and records."""
        if game_id is None:
            return None
        row = await self.store.games.load(game_id)
        match = await self._replay(game_id, row, await self.store.games.load_records(game_id))
        return LiveGame(self, table, game_id, match)

    async def load_match(self, game: GameRow) -> Match:
        return await self._replay(game.id, game, await self.store.games.load_records(game.id))

    async def _replay(self, game_id: str, game: GameRow | None, records: RecordChain) -> Match:
        """Replay a stored game. Corruption is reported, never repaired by guessing."""
        if game is None:
            raise ServerError("no-game", f"there is no game {game_id!r}")
        if game.damaged:
            raise ServerError("corrupt", f"game {game.id} is damaged")
        try:
            match = Match(header_from(game.header), game.began)
            replay_records(match, records)
        except (HeaderError, CorruptionError, ValueError) as error:
            await self.store.games.mark_corrupt(game.id, describe_corruption(error))
            self._on_corruption()
            log.error("game-corrupt", game=game.id, error=describe_corruption(error))  # noqa: TRY400
            raise ServerError("corrupt", f"game {game.id} is damaged") from None
        return match

    async def refresh(self, table: LiveTable) -> bool:
        """Load what other nodes have stored; the caller holds the lock."""
        stored = await self.store.tables.load(table.row.id)
        if stored is None:
            return False
        row, seats = stored
        has_new_version = row.version != table.row.version
        if row.game != table.row.game:
            table.game = await self._load_game(table, row.game)  # first, because it may fail
            for subscriber in table.subscribers:
                subscriber.last_sent = EVERYTHING
            has_new_records = True
        else:
            has_new_records = await self._refresh_game(table)
        table.apply_rows(row, seats)
        if has_new_version:
            table.publish_table()
        if has_new_records:
            table.publish_updates()
        if has_new_version or has_new_records:
            self.notify_change(table)
        return has_new_version or has_new_records

    async def _refresh_game(self, table: LiveTable) -> bool:
        game = table.game
        if game is None:
            return False
        stored = await self.store.games.load_records(game.game_id, after=game.match.number())
        try:
            replay_records(game.match, stored)
        except CorruptionError as error:
            log.exception("table-diverged", table=table.row.id)
            self.evict(table)
            raise ServerError("corrupt", f"table {table.row.id} is loaded again") from error
        game.is_over = game.match.is_over()
        return bool(stored)

    async def save_table(
        self,
        table: LiveTable,
        *,
        seats: dict[int, SeatRow] | None = None,
        host: int | None = None,
        status: str | None = None,
        config: TableConfig | None = None,
    ) -> None:
        """Store a changed table and publish it; the caller holds the lock."""
        data = None if config is None else config.dump()
        row = next_version(table.row, self.now(), host=host, status=status, data=data)
        new_seats = table.seats if seats is None else seats
        seat_rows = [new_seats[place] for place in sorted(new_seats)]
        try:
            await self.store.tables.save(row, seat_rows)
        except VersionConflictError:
            await self.refresh(table)
            raise ServerError("changed", f"table {row.id} was changed meanwhile") from None
        table.apply_rows(row, seat_rows)
        table.publish_table()
        await self.pubsub.publish(row.id)

    def evict(self, table: LiveTable) -> None:
        """Drop a table that differs from its stored state; it is reloaded when needed."""
        self.tables.pop(table.row.id, None)
        table.has_lease = False
        for subscriber in list(table.subscribers):
            subscriber.close(CLOSE_RESTART)

    def evict_idle(self, table_id: str) -> None:
        """Drop a table that is not in use on this node; it can be reloaded."""
        table = self.tables.get(table_id)
        if table is None or monotonic() - table.last_used < IDLE_TTL_SECONDS:
            return  # a client that has just requested it may be about to connect
        if table.is_idle():
            del self.tables[table_id]


def describe_corruption(error: ValueError) -> str:
    """What is wrong with a game, without quoting the header, which contains the secret."""
    return "its header cannot be read" if isinstance(error, HeaderError) else str(error)


def replay_records(match: Match, chain: RecordChain) -> None:
    """Replay stored records, checking the hash that chains each to the one before."""
    for record, chain_hash in chain:
        match.play(record)
        if match.chain_hash != chain_hash:
            raise CorruptionError(f"record {record.number} does not follow from the one before")


def next_version(row: TableRow, now: int, **changes: Any) -> TableRow:
    changes = {name: value for name, value in changes.items() if value is not None}
    return replace(row, version=row.version + 1, changed=now, **changes)

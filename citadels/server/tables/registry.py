"""All tables of one node: found in memory, or loaded from the store and played again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

import structlog

from citadels.match.header import HeaderError, header_from
from citadels.match.match import CorruptionError, Match
from citadels.match.records import Record
from citadels.protocol.messages import CLOSE_RESTART, EVERYTHING
from citadels.server.cluster.pubsub import PubSub
from citadels.server.cluster.time_source import TimeSource
from citadels.server.errors import ServerError
from citadels.server.store.rows import GameRow, TableRow
from citadels.server.store.store import Store
from citadels.server.tables.live_table import LiveTable

RecordChain = list[tuple[Record, bytes]]

IDLE_TTL_SECONDS: Final = 60.0  # seconds that a table stays in memory though nobody asks for it

log = structlog.get_logger(__name__)


class TableRegistry:
    """The tables of this node, and what they are made with."""

    def __init__(
        self, store: Store, pubsub: PubSub, node_name: str, time_source: TimeSource
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self.node_name = node_name
        self.time_source = time_source
        self.tables: dict[str, LiveTable] = {}
        self.is_stopping = False
        self.on_change: Callable[[LiveTable], None] = lambda table: None
        self.on_corruption: Callable[[], None] = lambda: None
        self._load_locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return self.time_source.now()

    async def get_table(self, table_id: str) -> LiveTable:
        """The table of this id, with its game."""
        table = self.tables.get(table_id)
        if table is None:
            async with self._load_locks.setdefault(table_id, asyncio.Lock()):
                table = self.tables.get(table_id)
                if table is None:
                    table = await self._load(table_id)
                    self.tables[table_id] = table
                    self.on_change(table)
        table.last_used = monotonic()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.store.table_loader.load(table_id)
        if stored is None:
            raise ServerError("no-table", f"there is no table {table_id!r}")
        table = LiveTable(stored.table, stored.seats)
        match = None
        if stored.table.game is not None:
            match = await self._replay(stored.table.game, stored.game, stored.records)
        table.set_match(stored.table.game or "", match)
        for row in stored.chat:
            table.add_chat(row)
        return table

    async def _load_current_match(self, row: TableRow) -> Match | None:
        """The game of a table, played again from its header and records."""
        if row.game is None:
            return None
        game = await self.store.games.load(row.game)
        return await self._replay(row.game, game, await self.store.games.load_records(row.game))

    async def load_match(self, game: GameRow) -> Match:
        """The match of a stored game."""
        return await self._replay(game.id, game, await self.store.games.load_records(game.id))

    async def _replay(self, game_id: str, game: GameRow | None, records: RecordChain) -> Match:
        """Play what was stored. What cannot be right is reported, never guessed."""
        if game is None:
            raise ServerError("no-game", f"there is no game {game_id!r}")
        if game.damaged:
            raise ServerError("damaged", f"game {game.id} is damaged")
        try:
            match = Match(header_from(game.header), game.began)
            replay_records(match, records)
        except (HeaderError, CorruptionError, ValueError) as error:
            await self.store.games.mark_corrupt(game.id, describe_corruption(error))
            self.on_corruption()
            log.error("game-corrupt", game=game.id, error=describe_corruption(error))  # noqa: TRY400
            raise ServerError("damaged", f"game {game.id} is damaged") from None
        return match

    async def refresh(self, table: LiveTable) -> bool:
        """Take in what other nodes have stored; whoever calls holds the lock."""
        stored = await self.store.tables.load(table.row.id)
        if stored is None:
            return False
        row, seats = stored
        has_new_version = row.version != table.row.version
        if row.game != table.row.game:
            match = await self._load_current_match(row)  # before anything changes: it may fail
            table.set_match(row.game or "", match)
            for subscriber in table.subscribers:
                subscriber.last_sent = EVERYTHING
            has_new_records = True
        else:
            has_new_records = await self._refresh_match(table)
        table.apply_rows(row, seats)
        if has_new_version:
            table.publish_table()
        if has_new_records:
            table.publish_updates()
        if has_new_version or has_new_records:
            self.on_change(table)
        return has_new_version or has_new_records

    async def _refresh_match(self, table: LiveTable) -> bool:
        match = table.match
        if match is None or table.row.game is None:
            return False
        stored = await self.store.games.load_records(table.row.game, after=match.number())
        try:
            replay_records(match, stored)
        except CorruptionError as error:
            log.exception("table-diverged", table=table.row.id)
            self.evict(table)
            raise ServerError("damaged", f"table {table.row.id} is loaded anew") from error
        return bool(stored)

    def evict(self, table: LiveTable) -> None:
        """Let go of a table that is not what is stored; whoever comes back loads it anew."""
        self.tables.pop(table.row.id, None)
        table.has_lease = False
        for subscriber in list(table.subscribers):
            subscriber.close(CLOSE_RESTART)

    def evict_idle(self, table_id: str) -> None:
        """Drop a table that nobody needs here; it can be loaded again."""
        table = self.tables.get(table_id)
        if table is None or monotonic() - table.last_used < IDLE_TTL_SECONDS:
            return  # whoever has just asked for it may be about to say hello
        if table.is_idle():
            del self.tables[table_id]


def describe_corruption(error: ValueError) -> str:
    """What is wrong with a game, as it may be told: a header has the secret in it."""
    return "its header cannot be read" if isinstance(error, HeaderError) else str(error)


def replay_records(match: Match, chain: RecordChain) -> None:
    """Play records as they were stored, and see that each is sealed by the one before."""
    for record, chain_hash in chain:
        match.play(record)
        if match.chain_hash != chain_hash:
            raise CorruptionError(f"record {record.number} does not follow from the one before")

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
from citadels.server.errors import ServerError
from citadels.server.fanout import Fanout
from citadels.server.live_table import LiveTable
from citadels.server.store.rows import GameRow, TableRow
from citadels.server.store.store import Store
from citadels.server.timing import Time

Stored = list[tuple[Record, bytes]]

KEPT: Final = 60.0  # seconds that a table stays in memory though nobody asks for it

log = structlog.get_logger(__name__)


class Hub:
    """The tables of this node, and what they are made with."""

    def __init__(self, store: Store, fanout: Fanout, node: str, time: Time) -> None:
        self.store = store
        self.fanout = fanout
        self.node = node
        self.time = time
        self.tables: dict[str, LiveTable] = {}
        self.stopping = False
        self.after_change: Callable[[LiveTable], None] = lambda table: None
        self.after_damage: Callable[[], None] = lambda: None
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """Milliseconds since the epoch."""
        return self.time.now()

    async def table(self, name: str) -> LiveTable:
        """The table of this id, with its game."""
        found = self.tables.get(name)
        if found is None:
            async with self._loading.setdefault(name, asyncio.Lock()):
                found = self.tables.get(name)
                if found is None:
                    found = await self._load(name)
                    self.tables[name] = found
                    self.after_change(found)
        found.used = monotonic()
        return found

    async def _load(self, name: str) -> LiveTable:
        stored = await self.store.fetcher.fetch(name)
        if stored is None:
            raise ServerError("no-table", f"there is no table {name!r}")
        table = LiveTable(stored.table, stored.seats)
        match = None
        if stored.table.game is not None:
            match = await self._play_again(stored.table.game, stored.game, stored.records)
        table.take_match(stored.table.game or "", match)
        for said in stored.chat:
            table.hear(said)
        return table

    async def _match_of(self, row: TableRow) -> Match | None:
        """The game of a table, played again from its header and records."""
        if row.game is None:
            return None
        game = await self.store.games.load(row.game)
        return await self._play_again(row.game, game, await self.store.games.records(row.game))

    async def read_match(self, game: GameRow) -> Match:
        """The match of a stored game."""
        return await self._play_again(game.id, game, await self.store.games.records(game.id))

    async def _play_again(self, name: str, game: GameRow | None, records: Stored) -> Match:
        """Play what was stored. What cannot be right is reported, never guessed."""
        if game is None:
            raise ServerError("no-game", f"there is no game {name!r}")
        if game.damaged:
            raise ServerError("damaged", f"game {game.id} is damaged")
        try:
            match = Match(header_from(game.header), game.began)
            play_stored(match, records)
        except (HeaderError, CorruptionError, ValueError) as error:
            await self.store.games.mark_damaged(game.id, damage_of(error))
            self.after_damage()
            log.error("game-damaged", game=game.id, error=damage_of(error))  # noqa: TRY400
            raise ServerError("damaged", f"game {game.id} is damaged") from None
        return match

    async def catch_up(self, table: LiveTable) -> bool:
        """Take in what other nodes have stored; whoever calls holds the lock."""
        stored = await self.store.tables.load(table.row.id)
        if stored is None:
            return False
        row, seats = stored
        changed = row.version != table.row.version
        if row.game != table.row.game:
            match = await self._match_of(row)  # before anything changes: it may fail
            table.take_match(row.game or "", match)
            for reader in table.readers:
                reader.seen = EVERYTHING
            moved = True
        else:
            moved = await self._catch_up_match(table)
        table.take(row, seats)
        if changed:
            table.tell_changed()
        if moved:
            table.tell_steps()
        if changed or moved:
            self.after_change(table)
        return changed or moved

    async def _catch_up_match(self, table: LiveTable) -> bool:
        match = table.match
        if match is None or table.row.game is None:
            return False
        stored = await self.store.games.records(table.row.game, after=match.number())
        try:
            play_stored(match, stored)
        except CorruptionError as error:
            log.exception("table-differs", table=table.row.id)
            self.drop(table)
            raise ServerError("damaged", f"table {table.row.id} is loaded anew") from error
        return bool(stored)

    def drop(self, table: LiveTable) -> None:
        """Let go of a table that is not what is stored; whoever comes back loads it anew."""
        self.tables.pop(table.row.id, None)
        table.runs = False
        for reader in list(table.readers):
            reader.close(CLOSE_RESTART)

    def forget(self, name: str) -> None:
        """Drop a table that nobody needs here; it can be loaded again."""
        table = self.tables.get(name)
        if table is None or monotonic() - table.used < KEPT:
            return  # whoever has just asked for it may be about to say hello
        if table.is_asleep():
            del self.tables[name]


def damage_of(error: ValueError) -> str:
    """What is wrong with a game, as it may be told: a header has the secret in it."""
    return "its header cannot be read" if isinstance(error, HeaderError) else str(error)


def play_stored(match: Match, stored: Stored) -> None:
    """Play records as they were stored, and see that each is sealed by the one before."""
    for record, link in stored:
        match.play(record)
        if match.chain_hash != link:
            raise CorruptionError(f"record {record.number} does not follow from the one before")

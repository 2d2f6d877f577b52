"""The whole store, on one database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import insert, literal, select

from citadels.match.records import Record
from citadels.server.store.batch_loader import TableLoader
from citadels.server.store.chat import ChatStore
from citadels.server.store.database import Database
from citadels.server.store.engines import make_engine, parse_url, redact_url
from citadels.server.store.errors import DatabaseUrlError, StoreError
from citadels.server.store.games import GameStore, insert_game
from citadels.server.store.journal import Journal, record_row
from citadels.server.store.leases import LeaseStore
from citadels.server.store.rows import GameRow, SeatRow, TableRow
from citadels.server.store.schema import records
from citadels.server.store.tables import TableStore, save_table

_PING: Final = select(literal(1))


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine
        self.tables = TableStore(database)
        self.games = GameStore(database)
        self.journal = Journal(database)
        self.chat = ChatStore(database)
        self.leases = LeaseStore(database)
        self.table_loader = TableLoader(database)

    async def ping(self) -> None:
        """Check that the database answers; otherwise raise a `StoreError` with the reason."""
        await self.database.read(_PING, {})

    async def start_game(
        self, game: GameRow, table: TableRow, seat_rows: Iterable[SeatRow]
    ) -> None:
        """Store a new game together with its table: both or neither."""
        async with self.database.write() as connection:
            await save_table(connection, table, seat_rows)
            await insert_game(connection, game)

    async def save_finished_game(
        self, game: GameRow, chain: Iterable[tuple[Record, bytes]]
    ) -> None:
        """Store a finished game with all its records, or nothing."""
        rows = [record_row(game.id, record, chain_hash) for record, chain_hash in chain]
        async with self.database.write() as connection:
            await insert_game(connection, game)
            if rows:
                await connection.execute(insert(records), rows)

    async def close(self) -> None:
        try:
            await self.journal.close()
            await self.table_loader.close()
        finally:
            await self.database.close()


async def open_store(url: str) -> Store:
    """Open the store at this URL, whose schema must exist, and start its journal."""
    store = Store(Database(make_engine(url)))
    try:
        await store.ping()
    except StoreError as error:
        await store.close()
        raise DatabaseUrlError(
            f"{redact_url(parse_url(url))!r} cannot be reached: {error}"
        ) from error
    store.journal.start()
    return store

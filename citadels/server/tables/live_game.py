"""The game at a table: its match, and the one way to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from citadels.match.match import Match, RefusedError
from citadels.match.records import ANSWER, AWAY, BACK, UNDO, Record
from citadels.protocol.score_sheet import result_of
from citadels.protocol.updates import UpdateBuilder, encode
from citadels.server.errors import ServerError
from citadels.server.store.errors import DuplicateError, StoreError
from citadels.server.store.rows import CLOSED
from citadels.server.tables.subscriber import OutgoingMessages

if TYPE_CHECKING:
    from citadels.server.tables.live_table import LiveTable
    from citadels.server.tables.registry import TableRegistry

log = structlog.get_logger(__name__)


class LiveGame:
    """A match in progress, and the updates that are sent to subscribers.

    Every change to the match is a record, and every record goes through `commit`.
    """

    def __init__(
        self, registry: TableRegistry, table: LiveTable, game_id: str, match: Match
    ) -> None:
        self.registry = registry
        self.table = table
        self.game_id = game_id
        self.match = match
        self.update_builder = UpdateBuilder(game_id, match)
        self.is_over = match.is_over()  # according to the stored records

    # Commands. Each returns the number of its record, even if the command is repeated.

    async def answer(self, seat: int, question: int, option: int, command: str) -> int:
        async with self.table.lock:
            number = self._find_command(seat, command)
            if number is None:
                self.match.check_answer(seat, question, option)
                number = await self._commit_command(ANSWER, seat, option, command)
            return number

    async def undo(self, seat: int, question: int, command: str) -> int:
        async with self.table.lock:
            number = self._find_command(seat, command)
            if number is None:
                self.match.check_undo(seat, question)
                number = await self._commit_command(UNDO, seat, 0, command)
            return number

    async def resume_seat(self, seat: int, command: str) -> int:
        """Return the seat to its owner, for whom a bot has played."""
        async with self.table.lock:
            number = self._find_command(seat, command)
            if number is None:
                is_away = seat in self.match.away
                number = await self.commit(BACK, seat, 0, command) if is_away else None
            return self.match.number() if number is None else number

    async def answer_as_bot(self, seat: int, question: int, option: int) -> None:
        """Answer for a bot; the answer is dropped if the question has been answered meanwhile."""
        async with self.table.lock:
            self.require_current()
            match = self.match
            if match.question == question and match.to_move() == seat and match.bot_of(seat):
                match.check_answer(seat, question, option)
                await self.commit(ANSWER, seat, option)

    async def expire(self) -> None:
        """Let a bot take over the seat whose time is up."""
        async with self.table.lock:
            self.require_current()
            deadline = self.match.clock.deadline()
            if deadline is not None and self.registry.now() >= deadline:
                seat = self.match.clock.running_seat
                log.info("time-out", table=self.table.row.id, seat=seat)
                await self.commit(AWAY, seat, 0)

    def _find_command(self, seat: int, command: str) -> int | None:
        self.require_current()
        return self.match.commands.get((seat, command))

    def require_current(self) -> None:
        if self.table.row.status == CLOSED:
            raise ServerError("closed", f"table {self.table.row.id} is closed")
        if self.table.game is not self:
            raise RefusedError("stale", f"game {self.game_id} is not the current one")

    async def _commit_command(self, kind: int, seat: int, value: int, command: str) -> int:
        """Commit a person's action, which also ends an absence in which a bot was playing."""
        if seat in self.match.away:
            await self.commit(BACK, seat, 0)
        return await self.commit(kind, seat, value, command)

    # Committing.

    async def commit(self, kind: int, seat: int, value: int, command: str = "") -> int:
        """Apply a checked record as the next one, store it and publish it.

        The caller holds the lock of the table. A record is published only after it is stored; if
        it cannot be stored, it is rolled back. If another node has stored a record with the same
        number, that record is applied instead.
        """
        if self.registry.is_stopping:
            raise ServerError("shutting-down", "the server is restarting")
        record = self.match.record(kind, seat, value, self.registry.now(), command)
        try:
            messages = await self._apply_and_store(record)
        except DuplicateError:
            return await self._take_over_other_record(record)
        except StoreError as error:
            raise ServerError("database-unavailable", "the database cannot be reached") from error
        self.is_over = self.match.is_over()
        self.table.publish_updates(messages)
        if self.is_over:
            await self.finish()
        self.registry.notify_change(self.table)
        await self.registry.pubsub.publish(self.table.row.id)
        return record.number

    async def _apply_and_store(self, record: Record) -> OutgoingMessages:
        """Apply a record, render its updates and store it; if that fails, roll back."""
        checkpoint, chain_hash = self.match.checkpoint(), self.match.hash_of(record)
        try:
            self.match.play(record, is_checked=True)
            messages = self.table.render_updates()
            await self.registry.store.journal.append(self.game_id, record, chain_hash)
        except BaseException:
            self.match.rollback(checkpoint)
            raise
        return messages

    async def _take_over_other_record(self, record: Record) -> int:
        await self.registry.refresh(self.table)
        number = self.match.commands.get((record.seat, record.command))
        if record.command and number is not None:
            return number
        raise RefusedError("stale", f"record {record.number} was stored by another node")

    async def finish(self) -> None:
        """Store the result. A second call changes nothing."""
        result = encode(result_of(self.match)).decode()
        try:
            await self.registry.store.games.finish(self.game_id, self.registry.now(), result)
            await self.registry.save_table(self.table, status="finished")
        except (StoreError, ServerError) as error:  # the records contain the result too
            log.warning("result-not-stored", table=self.table.row.id, error=str(error))

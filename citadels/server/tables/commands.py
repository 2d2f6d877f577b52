"""Answers, undo and owners who come back: stored first, then told."""

from __future__ import annotations

import structlog

from citadels.match.match import Match, RefusedError
from citadels.match.records import ANSWER, AWAY, BACK, UNDO, Record
from citadels.protocol.updates import encode
from citadels.server.errors import ServerError
from citadels.server.store.errors import DuplicateError, StoreError
from citadels.server.store.rows import CLOSED
from citadels.server.tables.live_table import LiveTable, ending_of
from citadels.server.tables.registry import TableRegistry
from citadels.server.tables.seats import save_table

log = structlog.get_logger(__name__)


async def answer(
    registry: TableRegistry, table: LiveTable, seat: int, question: int, option: int, command: str
) -> int:
    """Answer the open question. Gives the number of the record, also for a repeated command."""
    async with table.lock:
        match = current_match(table)
        existing = match.commands.get((seat, command))
        if existing is not None:
            return existing
        match.check_answer(seat, question, option)
        if seat in match.away:
            await _commit(registry, table, match, match.record(BACK, seat, 0, registry.now()))
        return await _commit(
            registry, table, match, match.record(ANSWER, seat, option, registry.now(), command)
        )


async def answer_as_bot(
    registry: TableRegistry, table: LiveTable, seat: int, question: int, option: int
) -> None:
    """The answer of a bot. If somebody else was quicker, it is dropped."""
    async with table.lock:
        match = current_match(table)
        if match.question != question or match.to_move() != seat or not match.bot_of(seat):
            return
        match.check_answer(seat, question, option)
        await _commit(registry, table, match, match.record(ANSWER, seat, option, registry.now()))


async def undo(
    registry: TableRegistry, table: LiveTable, seat: int, question: int, command: str
) -> int:
    """Take the own last answer back."""
    async with table.lock:
        match = current_match(table)
        existing = match.commands.get((seat, command))
        if existing is not None:
            return existing
        match.check_undo(seat, question)
        if seat in match.away:
            await _commit(registry, table, match, match.record(BACK, seat, 0, registry.now()))
        return await _commit(
            registry, table, match, match.record(UNDO, seat, 0, registry.now(), command)
        )


async def resume_seat(registry: TableRegistry, table: LiveTable, seat: int, command: str) -> int:
    """The owner takes over again from the bot that played for him."""
    async with table.lock:
        match = current_match(table)
        existing = match.commands.get((seat, command))
        if existing is not None:
            return existing
        if seat not in match.away:
            return match.number()
        return await _commit(
            registry, table, match, match.record(BACK, seat, 0, registry.now(), command)
        )


async def expire(registry: TableRegistry, table: LiveTable) -> None:
    """If the time of whoever has to decide is out, a bot plays for him from now on."""
    async with table.lock:
        match = current_match(table)
        deadline = match.clock.deadline()
        if deadline is None or registry.now() < deadline:
            return
        seat = match.clock.running_seat
        log.info("time-out", table=table.row.id, seat=seat)
        await _commit(registry, table, match, match.record(AWAY, seat, 0, registry.now()))


def current_match(table: LiveTable) -> Match:
    """The match that is going on at a table."""
    if table.match is None:
        raise ServerError("not-started", f"table {table.row.id} has no game yet")
    if table.row.status == CLOSED:
        raise ServerError("closed", f"table {table.row.id} is closed")
    return table.match


async def _commit(registry: TableRegistry, table: LiveTable, match: Match, record: Record) -> int:
    """Store a record, play it, and tell everybody.

    If another node was first with this number, its record is taken in instead.
    """
    if registry.is_stopping:
        raise ServerError("stopping", "the server is restarting")
    try:
        if record.kind == ANSWER:
            await _commit_answer(registry, table, match, record)
        else:
            await registry.store.journal.append(game_id(table), record, match.hash_of(record))
            match.play(record)
            table.publish_updates()
    except DuplicateError:
        await registry.refresh(table)
        existing = match.commands.get((record.seat, record.command))
        if record.command and existing is not None:
            return existing
        raise RefusedError("stale", f"record {record.number} was stored by another node") from None
    except StoreError as error:
        raise ServerError("store-away", "the database cannot be reached") from error
    if match.is_over():
        await finish(registry, table)
    registry.on_change(table)
    await registry.pubsub.publish(table.row.id)
    return record.number


async def _commit_answer(
    registry: TableRegistry, table: LiveTable, match: Match, record: Record
) -> None:
    """Play an answer, write what is to be told of it, and store it: all while it is at hand.

    Nobody hears of it before it is stored; and if it cannot be, it was never played.
    """
    checkpoint, chain_hash = match.checkpoint(), match.hash_of(record)
    table.has_uncommitted = True
    try:
        match.play(record)
        messages = table.render_updates()
        await registry.store.journal.append(game_id(table), record, chain_hash)
    except BaseException:
        match.rollback(checkpoint)
        raise
    finally:
        table.has_uncommitted = False
    table.publish_updates(messages)


async def finish(registry: TableRegistry, table: LiveTable) -> None:
    """Write down how the game ended. Whoever comes second changes nothing."""
    match = current_match(table)
    ending = ending_of(match)
    result = encode(ending).decode()
    try:
        await registry.store.games.finish(game_id(table), registry.now(), result)
        await save_table(registry, table, status="finished")
    except (StoreError, ServerError) as error:  # the records tell it again
        log.warning("result-not-stored", table=table.row.id, error=str(error))


def game_id(table: LiveTable) -> str:
    """The id of the game that is played at a table."""
    if table.row.game is None:
        raise ServerError("not-started", f"table {table.row.id} has no game")
    return table.row.game

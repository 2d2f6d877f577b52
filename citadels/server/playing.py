"""Answers, undo and owners who come back: stored first, then told."""

from __future__ import annotations

import structlog

from citadels.match.match import Match, RefusedError
from citadels.match.records import ANSWER, AWAY, BACK, UNDO, Record
from citadels.protocol.updates import encode
from citadels.server.errors import ServerError
from citadels.server.hub import Hub
from citadels.server.live_table import LiveTable, ending_of
from citadels.server.seating import change
from citadels.server.store.errors import StoreError, TakenError
from citadels.server.store.rows import CLOSED

log = structlog.get_logger(__name__)


async def answer(
    hub: Hub, table: LiveTable, seat: int, question: int, given: int, command: str
) -> int:
    """Answer the open question. Gives the number of the record, also for a repeated command."""
    async with table.lock:
        match = playing_match(table)
        done = match.commands.get((seat, command))
        if done is not None:
            return done
        match.check_answer(seat, question, given)
        if seat in match.away:
            await _store(hub, table, match, match.record(BACK, seat, 0, hub.now()))
        return await _store(
            hub, table, match, match.record(ANSWER, seat, given, hub.now(), command)
        )


async def answer_for(hub: Hub, table: LiveTable, seat: int, question: int, given: int) -> None:
    """The answer of a bot. If somebody else was quicker, it is dropped."""
    async with table.lock:
        match = playing_match(table)
        if match.question != question or match.to_move() != seat or not match.bot_of(seat):
            return
        match.check_answer(seat, question, given)
        await _store(hub, table, match, match.record(ANSWER, seat, given, hub.now()))


async def undo(hub: Hub, table: LiveTable, seat: int, question: int, command: str) -> int:
    """Take the own last answer back."""
    async with table.lock:
        match = playing_match(table)
        done = match.commands.get((seat, command))
        if done is not None:
            return done
        match.check_undo(seat, question)
        if seat in match.away:
            await _store(hub, table, match, match.record(BACK, seat, 0, hub.now()))
        return await _store(hub, table, match, match.record(UNDO, seat, 0, hub.now(), command))


async def come_back(hub: Hub, table: LiveTable, seat: int, command: str) -> int:
    """The owner takes over again from the bot that played for him."""
    async with table.lock:
        match = playing_match(table)
        done = match.commands.get((seat, command))
        if done is not None:
            return done
        if seat not in match.away:
            return match.number()
        return await _store(hub, table, match, match.record(BACK, seat, 0, hub.now(), command))


async def expire(hub: Hub, table: LiveTable) -> None:
    """If the time of whoever has to decide is out, a bot plays for him from now on."""
    async with table.lock:
        match = playing_match(table)
        deadline = match.clock.deadline()
        if deadline is None or hub.now() < deadline:
            return
        seat = match.clock.running_seat
        log.info("time-out", table=table.row.id, seat=seat)
        await _store(hub, table, match, match.record(AWAY, seat, 0, hub.now()))


def playing_match(table: LiveTable) -> Match:
    """The match that is going on at a table."""
    if table.match is None:
        raise ServerError("not-started", f"table {table.row.id} has no game yet")
    if table.row.status == CLOSED:
        raise ServerError("closed", f"table {table.row.id} is closed")
    return table.match


async def _store(hub: Hub, table: LiveTable, match: Match, record: Record) -> int:
    """Store a record, play it, and tell everybody.

    If another node was first with this number, its record is taken in instead.
    """
    if hub.stopping:
        raise ServerError("stopping", "the server is restarting")
    try:
        if record.kind == ANSWER:
            await _store_answer(hub, table, match, record)
        else:
            await hub.store.journal.append(match_id(table), record, match.hash_of(record))
            match.play(record)
            table.tell_steps()
    except TakenError:
        await hub.catch_up(table)
        done = match.commands.get((record.seat, record.command))
        if record.command and done is not None:
            return done
        raise RefusedError("stale", f"record {record.number} was stored by another node") from None
    except StoreError as error:
        raise ServerError("store-away", "the database cannot be reached") from error
    if match.is_over():
        await finish(hub, table)
    hub.after_change(table)
    await hub.fanout.announce(table.row.id)
    return record.number


async def _store_answer(hub: Hub, table: LiveTable, match: Match, record: Record) -> None:
    """Play an answer, write what is to be told of it, and store it: all while it is at hand.

    Nobody hears of it before it is stored; and if it cannot be, it was never played.
    """
    before, link = match.checkpoint(), match.hash_of(record)
    table.is_ahead = True
    try:
        match.play(record)
        written = table.write_steps()
        await hub.store.journal.append(match_id(table), record, link)
    except BaseException:
        match.rollback(before)
        raise
    finally:
        table.is_ahead = False
    table.tell_steps(written)


async def finish(hub: Hub, table: LiveTable) -> None:
    """Write down how the game ended. Whoever comes second changes nothing."""
    match = playing_match(table)
    ended = ending_of(match)
    result = encode(ended).decode()
    try:
        await hub.store.games.finish(match_id(table), hub.now(), result)
        await change(hub, table, status="finished")
    except (StoreError, ServerError) as error:  # the records tell it again
        log.warning("ending-not-stored", table=table.row.id, error=str(error))


def match_id(table: LiveTable) -> str:
    """The id of the game that is played at a table."""
    if table.row.game is None:
        raise ServerError("not-started", f"table {table.row.id} has no game")
    return table.row.game

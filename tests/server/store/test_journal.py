"""The journal stores what it accepts, in batches or singly, and refuses only bad records."""

from __future__ import annotations

import asyncio
import secrets
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert

from citadels.match.records import Record
from citadels.server.store import journal
from citadels.server.store.bulk_insert import Row
from citadels.server.store.errors import DuplicateError, MissingParentError, StoreError
from citadels.server.store.migrate import upgrade
from citadels.server.store.schema import records
from citadels.server.store.store import Store, open_store
from tests.child_process import tie_to_parent
from tests.server.store.sample_rows import (
    LINK,
    chain_records,
    make_game_row,
    make_record,
    record_numbers,
)
from tests.server.support.services import Postgres

ROOT = Path(__file__).parents[3]


class BatchRecorder:
    """Counts the batches that a journal writes."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._insert = store.journal._inserter.insert
        monkeypatch.setattr(store.journal._inserter, "insert", self._record_batch)

    async def _record_batch(self, rows: Sequence[Row]) -> None:
        self.count += 1
        await self._insert(rows)


async def append(store: Store, record: Record, game: str = "g1") -> Exception | None:
    """Append a record and return the error, if any."""
    try:
        await store.journal.append(game, record, LINK)
    except StoreError as error:
        return error
    return None


async def append_together(store: Store, entries: list[Record]) -> list[Exception | None]:
    """Append records in one batch."""
    with pytest.MonkeyPatch.context() as patch:
        groups = BatchRecorder(store, patch)
        outcomes = await asyncio.gather(*(append(store, record) for record in entries))
    assert groups.count == 1
    return outcomes


def error_details(error: Exception | None) -> str:
    """The constraint that a record violated."""
    assert isinstance(error, DuplicateError)
    return error.conflict


@pytest.mark.asyncio
async def test_a_confirmed_record_is_stored(store: Store, other_store: Store) -> None:
    await store.games.create(make_game_row())
    for number in range(1, 6):
        await store.journal.append("g1", make_record(number), LINK)
        assert (await other_store.games.load_records("g1"))[-1] == (make_record(number), LINK)


@pytest.mark.asyncio
async def test_thousands_of_records_are_stored_in_order(store: Store) -> None:
    pairs = chain_records([make_record(number, command=f"c{number}") for number in range(1, 501)])
    games = [f"g{number}" for number in range(6)]

    async def play(game: str) -> None:
        await store.games.create(make_game_row(game))
        for record, link in pairs:
            await store.journal.append(game, record, link)

    await asyncio.gather(*map(play, games))
    for game in games:
        assert await store.games.load_records(game) == pairs


@pytest.mark.asyncio
async def test_pending_records_are_committed_together(store: Store) -> None:
    await store.games.create(make_game_row())
    outcomes = await append_together(
        store, [make_record(number) for number in range(1, journal.BATCH_SIZE + 1)]
    )
    assert outcomes == [None] * journal.BATCH_SIZE
    assert await record_numbers(store) == list(range(1, journal.BATCH_SIZE + 1))


@pytest.mark.asyncio
async def test_more_records_than_a_batch_are_committed_in_batches(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.create(make_game_row())
    groups = BatchRecorder(store, monkeypatch)
    count = 2 * journal.BATCH_SIZE + 1
    entries = [make_record(number) for number in range(1, count + 1)]
    assert await asyncio.gather(*(append(store, each) for each in entries)) == [None] * count
    assert groups.count == 3
    assert await record_numbers(store) == list(range(1, count + 1))


@pytest.mark.asyncio
async def test_only_one_of_two_nodes_gets_a_number(store: Store, other_store: Store) -> None:
    await store.games.create(make_game_row())
    for number in range(1, 31):
        mine, theirs = make_record(number, value=1), make_record(number, value=2)
        outcomes = await asyncio.gather(append(store, mine), append(other_store, theirs))
        stored = (await store.games.load_records("g1", after=number - 1))[0][0]
        assert outcomes[stored.value - 1] is None
        assert error_details(outcomes[2 - stored.value]) == "pk_records"
    assert await record_numbers(store) == list(range(1, 31))


@pytest.mark.asyncio
async def test_two_nodes_with_large_batches_do_not_deadlock(
    store: Store, other_store: Store
) -> None:
    games = [f"g{number}" for number in range(40)]
    for game in games:
        await store.games.create(make_game_row(game))
    for number in range(1, 6):
        mine = [append(store, make_record(number, value=1), game) for game in games]
        theirs = [
            append(other_store, make_record(number, value=2), game) for game in reversed(games)
        ]
        outcomes = await asyncio.gather(*mine, *theirs)
        refused = [error_details(error) for error in outcomes if error is not None]
        assert refused == ["pk_records"] * len(games)
    for game in games:
        assert await record_numbers(store, game) == [1, 2, 3, 4, 5]


@pytest.mark.asyncio
async def test_only_the_bad_record_of_a_batch_is_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in ("g1", "g2", "g3"):
        await store.games.create(make_game_row(game))
    await store.journal.append("g2", make_record(value=5), LINK)
    groups = BatchRecorder(store, monkeypatch)
    outcomes = await asyncio.gather(
        *(append(store, make_record(), f"g{each}") for each in (1, 2, 3))
    )
    assert groups.count == 1
    assert outcomes[0] is None
    assert error_details(outcomes[1]) == "pk_records"
    assert str(outcomes[1]) == "record 1 of game g2: the number is taken"
    assert outcomes[2] is None
    assert await store.games.load_records("g2") == [(make_record(value=5), LINK)]
    assert await record_numbers(store, "g1") == await record_numbers(store, "g3") == [1]


@pytest.mark.asyncio
async def test_two_records_of_a_batch_cannot_have_the_same_number(store: Store) -> None:
    await store.games.create(make_game_row())
    outcomes = await append_together(store, [make_record(value=1), make_record(value=2)])
    assert outcomes[0] is None
    assert error_details(outcomes[1]) == "pk_records"
    assert await store.games.load_records("g1") == [(make_record(value=1), LINK)]


@pytest.mark.asyncio
async def test_records_that_follow_a_refused_one_are_refused_too(store: Store) -> None:
    await store.games.create(make_game_row())
    await store.journal.append("g1", make_record(2), LINK)
    outcomes = await append_together(store, [make_record(number) for number in range(1, 5)])
    assert outcomes[0] is None
    assert [error_details(error) for error in outcomes[1:]] == ["pk_records", "earlier", "earlier"]
    assert await record_numbers(store) == [1, 2]


@pytest.mark.asyncio
async def test_only_a_record_of_a_missing_game_is_refused(store: Store) -> None:
    await store.games.create(make_game_row())
    outcomes = await asyncio.gather(
        append(store, make_record(), "g9"), append(store, make_record())
    )
    assert isinstance(outcomes[0], MissingParentError)
    assert str(outcomes[0]) == "record 1 of game g9: there is no such game"
    assert outcomes[1] is None
    assert await record_numbers(store) == [1]


@pytest.mark.asyncio
async def test_an_unstorable_record_does_not_affect_others(store: Store) -> None:
    await store.games.create(make_game_row())
    wrong = [
        (make_record(0), LINK),
        (make_record(1 << 31), LINK),
        (make_record(kind=1 << 15), LINK),
        (make_record(seat=-(1 << 15) - 1), LINK),
        (make_record(value=1 << 63), LINK),
        (make_record(at=-(1 << 63) - 1), LINK),
        (make_record(command="\0"), LINK),
        (make_record(), LINK[:31]),
    ]
    for record, link in wrong:
        with pytest.raises(ValueError, match="cannot be stored"):
            await store.journal.append("g1", record, link)
    assert await append(store, make_record()) is None


@pytest.mark.asyncio
async def test_records_of_cancelled_callers_are_skipped(store: Store) -> None:
    await store.games.create(make_game_row())
    tasks = [asyncio.create_task(append(store, make_record(number))) for number in range(1, 4)]
    await asyncio.sleep(0)  # the records are queued, the writer has not started
    tasks[1].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], asyncio.CancelledError)
    assert outcomes[2] is None
    assert await record_numbers(store) == [1, 3]


@pytest.mark.asyncio
async def test_a_journal_writes_pending_records_before_it_closes(store: Store) -> None:
    await store.games.create(make_game_row())
    tasks = [asyncio.create_task(append(store, make_record(number))) for number in range(1, 700)]
    await asyncio.sleep(0)
    await store.journal.close()
    assert await asyncio.gather(*tasks) == [None] * 699
    assert await record_numbers(store) == list(range(1, 700))
    refused = await append(store, make_record(700))
    assert str(refused) == "record 700 of game g1: the journal is closed"


@pytest.mark.asyncio
async def test_a_journal_can_be_started_only_once(store: Store) -> None:
    with pytest.raises(ValueError, match="started before"):
        store.journal.start()


@pytest.mark.asyncio
async def test_a_cancelled_journal_leaves_no_caller_waiting(
    store: Store, other_store: Store
) -> None:
    await store.games.create(make_game_row())
    writer = store.journal._writer
    assert writer is not None
    async with other_store.database.write() as connection:
        await connection.execute(insert(records), journal.record_row("g1", make_record(), LINK))
        first = asyncio.create_task(append(store, make_record()))
        await asyncio.sleep(0)  # the record is queued
        await asyncio.sleep(0)  # the writer has dequeued it
        second = asyncio.create_task(append(store, make_record(2)))
        await asyncio.sleep(0)
        assert len(store.journal._pending) == 1
        writer.cancel()
    assert str(await first) == "the journal has ended"
    assert str(await second) == "the journal has ended"
    await store.journal.close()
    assert await record_numbers(store) == [1]


@pytest.mark.asyncio
async def test_nothing_is_confirmed_while_postgres_is_down(
    postgres: Postgres, postgres_url: str
) -> None:
    upgrade(postgres_url)
    store = await open_store(postgres_url)
    await store.games.create(make_game_row())
    assert await append(store, make_record(1)) is None
    postgres.kill()
    try:
        outcomes = await asyncio.gather(*(append(store, make_record(each)) for each in (2, 3)))
        assert [type(error) for error in outcomes] == [StoreError, StoreError]
        assert type(await append(store, make_record(2))) is StoreError
    finally:
        postgres.start()
    assert await record_numbers(store) == [1]
    assert await append(store, make_record(2)) is None
    assert await record_numbers(store) == [1, 2]
    await store.close()


@pytest.mark.asyncio
async def test_nothing_is_confirmed_while_another_process_locks_the_file(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/citadels.db?timeout=0.05"
    upgrade(url)
    store = await open_store(url)
    await store.games.create(make_game_row())
    with closing(sqlite3.connect(tmp_path / "citadels.db")) as holder:
        holder.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(*(append(store, make_record(each)) for each in (1, 2)))
        assert [type(error) for error in outcomes] == [StoreError, StoreError]
        assert "locked" in str(outcomes[0])
        holder.rollback()
    assert await append(store, make_record(1)) is None
    assert await record_numbers(store) == [1]
    await store.close()


WRITER_CODE = """
import asyncio, sys
from citadels.server.store.schema import records
from citadels.server.store.store import open_store
from tests.server.store.sample_rows import chain_records, make_record

async def play(store, game):
    wanted = chain_records([make_record(number) for number in range(1, 2_000)])
    for record, link in wanted[len(await store.games.load_records(game)) :]:
        await store.journal.append(game, record, link)
        print(game, record.number, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, game) for game in sys.argv[2:]))

asyncio.run(main())
"""


def run_and_kill(line_count: int, url: str, games: list[str]) -> list[str]:
    """Play until a number of records are acknowledged, kill, and return all acknowledged ones."""
    command = [sys.executable, "-c", WRITER_CODE, url, *games]
    with subprocess.Popen(
        tie_to_parent(command), cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        output_lines = [run.stdout.readline() for _ in range(line_count)]
        run.kill()
        output_lines += run.stdout.readlines()
    assert run.returncode == -signal.SIGKILL
    return [line for line in output_lines if line.endswith("\n")]  # the last one may be truncated


def test_a_killed_process_has_stored_what_it_acknowledged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/citadels.db"
    upgrade(url)
    games = [f"g{number}" for number in range(8)]

    async def begin() -> None:
        store = await open_store(url)
        for game in games:
            await store.games.create(make_game_row(game))
        await store.close()

    async def check(output_lines: list[str]) -> None:
        store = await open_store(url)
        for game in games:
            stored = await store.games.load_records(game)
            assert stored == chain_records(
                [make_record(number + 1) for number in range(len(stored))]
            )
            acknowledged = [
                int(line.split()[1]) for line in output_lines if line.split()[0] == game
            ]
            assert len(stored) >= max(acknowledged, default=0)
        await store.close()

    asyncio.run(begin())
    for _ in range(3):
        asyncio.run(check(run_and_kill(1 + secrets.randbelow(300), url, games)))

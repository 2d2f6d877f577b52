"""What the journal has taken is there, in groups or alone, and only the guilty are refused."""

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
from tests.server.services import Postgres
from tests.server.store.making import LINK, a_game, a_record, chained, numbers

ROOT = Path(__file__).parents[3]


class Groups:
    """Counts the groups in which a journal writes."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self._insert = store.journal._inserter.insert
        monkeypatch.setattr(store.journal._inserter, "insert", self._counted)

    async def _counted(self, rows: Sequence[Row]) -> None:
        self.count += 1
        await self._insert(rows)


async def append(store: Store, record: Record, game: str = "g1") -> Exception | None:
    """Append a record, and give what was wrong with it."""
    try:
        await store.journal.append(game, record, LINK)
    except StoreError as error:
        return error
    return None


async def together(store: Store, given: list[Record]) -> list[Exception | None]:
    """Append in one group."""
    with pytest.MonkeyPatch.context() as patch:
        groups = Groups(store, patch)
        outcomes = await asyncio.gather(*(append(store, record) for record in given))
    assert groups.count == 1
    return outcomes


def what(error: Exception | None) -> str:
    """What was taken."""
    assert isinstance(error, DuplicateError)
    return error.conflict


@pytest.mark.asyncio
async def test_a_record_is_there_when_the_journal_says_so(store: Store, other: Store) -> None:
    await store.games.create(a_game())
    for number in range(1, 6):
        await store.journal.append("g1", a_record(number), LINK)
        assert (await other.games.load_records("g1"))[-1] == (a_record(number), LINK)


@pytest.mark.asyncio
async def test_thousands_of_records_are_there_in_order(store: Store) -> None:
    wanted = chained([a_record(number, command=f"c{number}") for number in range(1, 501)])
    games = [f"g{number}" for number in range(6)]

    async def play(game: str) -> None:
        await store.games.create(a_game(game))
        for record, link in wanted:
            await store.journal.append(game, record, link)

    await asyncio.gather(*map(play, games))
    for game in games:
        assert await store.games.load_records(game) == wanted


@pytest.mark.asyncio
async def test_what_waits_is_committed_at_once(store: Store) -> None:
    await store.games.create(a_game())
    outcomes = await together(
        store, [a_record(number) for number in range(1, journal.BATCH_SIZE + 1)]
    )
    assert outcomes == [None] * journal.BATCH_SIZE
    assert await numbers(store) == list(range(1, journal.BATCH_SIZE + 1))


@pytest.mark.asyncio
async def test_more_than_a_group_is_committed_in_groups(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.create(a_game())
    groups = Groups(store, monkeypatch)
    count = 2 * journal.BATCH_SIZE + 1
    given = [a_record(number) for number in range(1, count + 1)]
    assert await asyncio.gather(*(append(store, each) for each in given)) == [None] * count
    assert groups.count == 3
    assert await numbers(store) == list(range(1, count + 1))


@pytest.mark.asyncio
async def test_of_two_nodes_one_gets_a_number(store: Store, other: Store) -> None:
    await store.games.create(a_game())
    for number in range(1, 31):
        mine, theirs = a_record(number, value=1), a_record(number, value=2)
        outcomes = await asyncio.gather(append(store, mine), append(other, theirs))
        stored = (await store.games.load_records("g1", after=number - 1))[0][0]
        assert outcomes[stored.value - 1] is None
        assert what(outcomes[2 - stored.value]) == "number"
    assert await numbers(store) == list(range(1, 31))


@pytest.mark.asyncio
async def test_two_nodes_with_large_groups_do_not_stop_each_other(
    store: Store, other: Store
) -> None:
    games = [f"g{number}" for number in range(40)]
    for game in games:
        await store.games.create(a_game(game))
    for number in range(1, 6):
        mine = [append(store, a_record(number, value=1), game) for game in games]
        theirs = [append(other, a_record(number, value=2), game) for game in reversed(games)]
        outcomes = await asyncio.gather(*mine, *theirs)
        refused = [what(error) for error in outcomes if error is not None]
        assert refused == ["number"] * len(games)
    for game in games:
        assert await numbers(store, game) == [1, 2, 3, 4, 5]


@pytest.mark.asyncio
async def test_only_the_guilty_of_a_group_is_refused(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in ("g1", "g2", "g3"):
        await store.games.create(a_game(game))
    await store.journal.append("g2", a_record(value=5), LINK)
    groups = Groups(store, monkeypatch)
    outcomes = await asyncio.gather(*(append(store, a_record(), f"g{each}") for each in (1, 2, 3)))
    assert groups.count == 1
    assert outcomes[0] is None
    assert what(outcomes[1]) == "number"
    assert str(outcomes[1]) == "record 1 of game g2: the number is taken"
    assert outcomes[2] is None
    assert await store.games.load_records("g2") == [(a_record(value=5), LINK)]
    assert await numbers(store, "g1") == await numbers(store, "g3") == [1]


@pytest.mark.asyncio
async def test_two_of_one_group_do_not_get_the_same_number(store: Store) -> None:
    await store.games.create(a_game())
    outcomes = await together(store, [a_record(value=1), a_record(value=2)])
    assert outcomes[0] is None
    assert what(outcomes[1]) == "number"
    assert await store.games.load_records("g1") == [(a_record(value=1), LINK)]


@pytest.mark.asyncio
async def test_what_follows_a_refused_record_is_refused_with_it(store: Store) -> None:
    await store.games.create(a_game())
    await store.journal.append("g1", a_record(2), LINK)
    outcomes = await together(store, [a_record(number) for number in range(1, 5)])
    assert outcomes[0] is None
    assert [what(error) for error in outcomes[1:]] == ["number", "earlier", "earlier"]
    assert await numbers(store) == [1, 2]


@pytest.mark.asyncio
async def test_a_record_of_no_game_is_refused_and_the_others_are_stored(store: Store) -> None:
    await store.games.create(a_game())
    outcomes = await asyncio.gather(append(store, a_record(), "g9"), append(store, a_record()))
    assert isinstance(outcomes[0], MissingParentError)
    assert str(outcomes[0]) == "record 1 of game g9: there is no such game"
    assert outcomes[1] is None
    assert await numbers(store) == [1]


@pytest.mark.asyncio
async def test_what_cannot_be_stored_spoils_nothing(store: Store) -> None:
    await store.games.create(a_game())
    wrong = [
        (a_record(0), LINK),
        (a_record(1 << 31), LINK),
        (a_record(kind=1 << 15), LINK),
        (a_record(seat=-(1 << 15) - 1), LINK),
        (a_record(value=1 << 63), LINK),
        (a_record(at=-(1 << 63) - 1), LINK),
        (a_record(command="\0"), LINK),
        (a_record(), LINK[:31]),
    ]
    for record, link in wrong:
        with pytest.raises(ValueError, match="cannot be stored"):
            await store.journal.append("g1", record, link)
    assert await append(store, a_record()) is None


@pytest.mark.asyncio
async def test_who_does_not_wait_any_more_is_left_out(store: Store) -> None:
    await store.games.create(a_game())
    tasks = [asyncio.create_task(append(store, a_record(number))) for number in range(1, 4)]
    await asyncio.sleep(0)  # they have given their records, the writer has not begun
    tasks[1].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], asyncio.CancelledError)
    assert outcomes[2] is None
    assert await numbers(store) == [1, 3]


@pytest.mark.asyncio
async def test_a_journal_writes_what_waits_before_it_closes(store: Store) -> None:
    await store.games.create(a_game())
    tasks = [asyncio.create_task(append(store, a_record(number))) for number in range(1, 700)]
    await asyncio.sleep(0)
    await store.journal.close()
    assert await asyncio.gather(*tasks) == [None] * 699
    assert await numbers(store) == list(range(1, 700))
    refused = await append(store, a_record(700))
    assert str(refused) == "record 700 of game g1: the journal is closed"


@pytest.mark.asyncio
async def test_a_journal_is_started_once(store: Store) -> None:
    with pytest.raises(ValueError, match="started before"):
        store.journal.start()


@pytest.mark.asyncio
async def test_a_journal_that_is_cancelled_leaves_nobody_waiting(
    store: Store, other: Store
) -> None:
    await store.games.create(a_game())
    writer = store.journal._writer
    assert writer is not None
    async with other.database.write() as connection:
        await connection.execute(insert(records), journal.record_row("g1", a_record(), LINK))
        first = asyncio.create_task(append(store, a_record()))
        await asyncio.sleep(0)  # it has given its record
        await asyncio.sleep(0)  # the writer has taken it
        second = asyncio.create_task(append(store, a_record(2)))
        await asyncio.sleep(0)
        assert len(store.journal._pending) == 1
        writer.cancel()
    assert str(await first) == "the journal has ended"
    assert str(await second) == "the journal has ended"
    await store.journal.close()
    assert await numbers(store) == [1]


@pytest.mark.asyncio
async def test_nothing_is_pretended_while_postgres_is_away(
    postgres: Postgres, postgres_url: str
) -> None:
    upgrade(postgres_url)
    store = await open_store(postgres_url)
    await store.games.create(a_game())
    assert await append(store, a_record(1)) is None
    postgres.kill()
    try:
        outcomes = await asyncio.gather(*(append(store, a_record(each)) for each in (2, 3)))
        assert [type(error) for error in outcomes] == [StoreError, StoreError]
        assert type(await append(store, a_record(2))) is StoreError
    finally:
        postgres.start()
    assert await numbers(store) == [1]
    assert await append(store, a_record(2)) is None
    assert await numbers(store) == [1, 2]
    await store.close()


@pytest.mark.asyncio
async def test_nothing_is_pretended_while_a_file_is_held_by_somebody(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/citadels.db?timeout=0.05"
    upgrade(url)
    store = await open_store(url)
    await store.games.create(a_game())
    with closing(sqlite3.connect(tmp_path / "citadels.db")) as holder:
        holder.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(*(append(store, a_record(each)) for each in (1, 2)))
        assert [type(error) for error in outcomes] == [StoreError, StoreError]
        assert "locked" in str(outcomes[0])
        holder.rollback()
    assert await append(store, a_record(1)) is None
    assert await numbers(store) == [1]
    await store.close()


PLAYING = """
import asyncio, sys
from citadels.server.store.schema import records
from citadels.server.store.store import open_store
from tests.server.store.making import chained, a_record

async def play(store, game):
    wanted = chained([a_record(number) for number in range(1, 2_000)])
    for record, link in wanted[len(await store.games.load_records(game)) :]:
        await store.journal.append(game, record, link)
        print(game, record.number, flush=True)

async def main():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*(play(store, game) for game in sys.argv[2:]))

asyncio.run(main())
"""


def kill_after(lines: int, url: str, games: list[str]) -> list[str]:
    """Play until so many records are acknowledged, kill, and give all that were."""
    command = [sys.executable, "-c", PLAYING, url, *games]
    with subprocess.Popen(
        tie_to_parent(command), cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        heard = [run.stdout.readline() for _ in range(lines)]
        run.kill()
        heard += run.stdout.readlines()
    assert run.returncode == -signal.SIGKILL
    return [line for line in heard if line.endswith("\n")]  # the last one may be cut


def test_a_killed_process_has_kept_what_it_acknowledged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/citadels.db"
    upgrade(url)
    games = [f"g{number}" for number in range(8)]

    async def begin() -> None:
        store = await open_store(url)
        for game in games:
            await store.games.create(a_game(game))
        await store.close()

    async def check(heard: list[str]) -> None:
        store = await open_store(url)
        for game in games:
            stored = await store.games.load_records(game)
            assert stored == chained([a_record(number + 1) for number in range(len(stored))])
            acknowledged = [int(line.split()[1]) for line in heard if line.split()[0] == game]
            assert len(stored) >= max(acknowledged, default=0)
        await store.close()

    asyncio.run(begin())
    for _ in range(3):
        asyncio.run(check(kill_after(1 + secrets.randbelow(300), url, games)))

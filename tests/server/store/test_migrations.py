"""A database is migrated to the schema of the program, by one process at a time."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from citadels.server.store.engines import make_migration_engine
from citadels.server.store.errors import StoreError
from citadels.server.store.migrate import current_revision, head_revision, is_current, upgrade
from citadels.server.store.schema import metadata
from citadels.server.store.store import open_store
from tests.child_process import read_line_within, tie_to_parent
from tests.server.store.sample_rows import make_seat_row, make_table_row

ROOT = Path(__file__).parents[3]
UPGRADE_CODE = """
import sys
from citadels.server.store.migrate import upgrade
print("ready", flush=True)
sys.stdin.readline()
upgrade(sys.argv[1])
"""


def test_a_migrated_database_has_the_schema_of_the_program(url: str) -> None:
    engine = make_migration_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_an_empty_database_has_no_revision_until_it_is_migrated(empty_url: str) -> None:
    assert current_revision(empty_url) is None
    assert not is_current(empty_url)
    upgrade(empty_url)
    assert current_revision(empty_url) == head_revision()
    assert is_current(empty_url)


def test_reading_the_revision_creates_no_file(tmp_path: Path) -> None:
    assert current_revision(f"sqlite:///{tmp_path}/folder/new.db") is None
    assert not list(tmp_path.iterdir())


def test_migrating_again_keeps_everything(url: str) -> None:
    async def work() -> None:
        store = await open_store(url)
        await store.tables.create(make_table_row(), [make_seat_row(0)])
        await asyncio.to_thread(upgrade, url)
        assert await store.tables.load("t1") == (make_table_row(), [make_seat_row(0)])
        await store.close()

    asyncio.run(work())
    assert is_current(url)


def test_many_processes_migrate_at_once(empty_url: str) -> None:
    runs = [
        subprocess.Popen(
            tie_to_parent([sys.executable, "-c", UPGRADE_CODE, empty_url]),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for run in runs:
        assert read_line_within(run, 120) == "ready\n"
    for run in runs:
        assert run.stdin is not None
        run.stdin.write("go\n")
        run.stdin.flush()
    errors = [run.communicate(timeout=120)[1] for run in runs]
    assert [run.returncode for run in runs] == [0] * 3, errors
    assert is_current(empty_url)


@pytest.mark.asyncio
async def test_threads_migrate_at_once(empty_url: str) -> None:
    await asyncio.gather(*(asyncio.to_thread(upgrade, empty_url) for _ in range(4)))
    assert is_current(empty_url)


def test_a_failed_migration_leaves_nothing_behind(empty_url: str) -> None:
    engine = make_migration_engine(empty_url)
    with engine.begin() as connection:
        metadata.tables["leases"].create(connection)
    with pytest.raises(StoreError, match=r"cannot be migrated: .*leases.* already exists"):
        upgrade(empty_url)
    assert current_revision(empty_url) is None
    with engine.begin() as connection:
        metadata.tables["leases"].drop(connection)
    engine.dispose()
    upgrade(empty_url)
    assert is_current(empty_url)


@pytest.mark.asyncio
async def test_opening_a_store_without_tables_is_an_error(empty_url: str) -> None:
    store = await open_store(empty_url)
    with pytest.raises(StoreError, match="tables"):
        await store.tables.load("t1")
    await store.close()


def test_reading_the_revision_does_not_block_others(url: str) -> None:
    engine = make_migration_engine(url)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        assert is_current(url)
    engine.dispose()

"""A URL names SQLite or PostgreSQL; errors say what is wrong but never contain its password."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select, text, update

from citadels.server.store.engines import make_engine, make_migration_engine, parse_url, redact_url
from citadels.server.store.errors import DatabaseUrlError, StoreError
from citadels.server.store.migrate import upgrade
from citadels.server.store.schema import tables
from citadels.server.store.store import Store, open_store
from tests.server.store.sample_rows import make_table_row
from tests.server.support.services import Postgres, free_port


@pytest.mark.parametrize(
    ("url_text", "stored_url"),
    [
        ("sqlite:///folder/file.db", "sqlite:///folder/file.db"),
        ("sqlite+aiosqlite:////file.db", "sqlite:////file.db"),
        ("postgresql://ada@host:5433/name", "postgresql://ada@host:5433/name"),
        ("postgresql+psycopg://host/name", "postgresql://host/name"),
        ("postgres://ada:secret@host/name", "postgresql://ada:***@host/name"),
        ("postgres://host/n?user=ada&password=secret", "postgresql://host/n?user=ada"),
    ],
)
def test_a_url_is_accepted_with_any_driver(url_text: str, stored_url: str) -> None:
    assert redact_url(parse_url(url_text)) == stored_url


@pytest.mark.parametrize(
    ("url_text", "message"),
    [
        ("mysql://ada:secret@host/name", "mysql://ada:***@host/name"),
        ("postgresql+asyncpg://ada:secret@host/name", "postgresql+asyncpg://ada:***@host/name"),
        ("citadels.db", "'citadels.db'"),
        ("", "''"),
        ("//ada:secret@host", "host"),
        ("postgresql://ada:secret@host:port/name", "@host:port/name"),
        ("sqlite://", "'sqlite://' names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///file:citadels.db?uri=true", "names no file"),
    ],
)
@pytest.mark.parametrize("make", [make_engine, make_migration_engine])
def test_an_unusable_url_is_quoted(
    url_text: str, message: str, make: Callable[[str], object]
) -> None:
    with pytest.raises(DatabaseUrlError) as refused:
        make(url_text)
    assert message in str(refused.value)
    assert "secret" not in str(refused.value)


@pytest.mark.asyncio
async def test_an_unreachable_server_is_quoted() -> None:
    port = free_port()
    with pytest.raises(
        DatabaseUrlError, match=rf"ada:\*\*\*@127.0.0.1:{port}/name' cannot"
    ) as refused:
        await open_store(f"postgresql://ada:secret@127.0.0.1:{port}/name")
    assert "secret" not in str(refused.value)
    with pytest.raises(DatabaseUrlError, match=rf"ada:\*\*\*@127.0.0.1:{port}/name' cannot"):
        upgrade(f"postgresql://ada:secret@127.0.0.1:{port}/name")


@pytest.mark.asyncio
async def test_a_missing_database_is_quoted(postgres: Postgres) -> None:
    with pytest.raises(DatabaseUrlError, match=r"nowhere' cannot be reached: .* does not exist"):
        await open_store(postgres.url.replace("/postgres", "/nowhere"))


@pytest.mark.asyncio
async def test_a_file_that_is_not_a_database_is_quoted(tmp_path: Path) -> None:
    file = tmp_path / "story.txt"
    file.write_text("Once upon a time there was a king. " * 100)
    with pytest.raises(DatabaseUrlError, match=r"story.txt' cannot be reached: .* not a database"):
        await open_store(f"sqlite:///{file}")
    with pytest.raises(DatabaseUrlError, match=r"story.txt' cannot be reached: .* not a database"):
        upgrade(f"sqlite:///{file}")


@pytest.mark.asyncio
async def test_a_folder_that_cannot_be_made_is_quoted(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseUrlError, match=r"folder of .*db' cannot be made"):
        await open_store(f"sqlite:///{tmp_path}/file/citadels.db")


@pytest.mark.asyncio
async def test_the_folder_of_a_file_is_created(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/a/b/citadels.db")
    await store.ping()
    await store.close()
    assert (tmp_path / "a" / "b" / "citadels.db").exists()


@pytest.mark.asyncio
async def test_sqlite_pragmas_are_durable(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path}/citadels.db")
    async with engine.connect() as connection:
        pragmas = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await engine.dispose()
    full, on = 2, 1
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": on,
        "busy_timeout": 5000,
    }


@pytest.mark.asyncio
async def test_reading_is_possible_during_a_write(store: Store, other_store: Store) -> None:
    await store.tables.create(make_table_row(), [])
    async with other_store.database.write() as connection:
        await connection.execute(update(tables).values(host=3))
        assert await store.tables.load("t1") == (make_table_row(), [])
    assert await store.tables.load("t1") == (make_table_row(host=3), [])


@pytest.mark.asyncio
async def test_a_reader_that_becomes_a_writer_waits_for_others(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/citadels.db"
    upgrade(url)
    nodes = [await open_store(url), await open_store(url)]
    await nodes[0].tables.create(make_table_row(), [])

    async def count(node: Store) -> None:
        async with node.database.write() as connection:
            host = (await connection.execute(select(tables.c.host))).scalar_one()
            await connection.execute(update(tables).values(host=host + 1))

    await asyncio.gather(*(count(node) for node in nodes * 20))
    assert await nodes[0].tables.load("t1") == (make_table_row(host=40), [])
    for node in nodes:
        await node.close()


@pytest.mark.asyncio
async def test_an_unavailable_database_is_reported_until_it_is_back(
    postgres: Postgres, postgres_url: str
) -> None:
    upgrade(postgres_url)
    store = await open_store(postgres_url)
    await store.ping()
    postgres.stop()
    try:
        with pytest.raises(StoreError):
            await store.ping()
        with pytest.raises(StoreError):
            await store.tables.create(make_table_row(), [])
        with pytest.raises(StoreError):
            await store.leases.take("t1", "north", 1, 2)
    finally:
        postgres.start()
    await store.ping()
    await store.tables.create(make_table_row(), [])
    assert await store.tables.load("t1") == (make_table_row(), [])
    await store.close()

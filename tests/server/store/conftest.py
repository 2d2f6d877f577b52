"""Every test of the store runs on both databases."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from citadels.server.store.engines import make_migration_engine
from citadels.server.store.migrate import upgrade
from citadels.server.store.schema import metadata
from citadels.server.store.store import Store, open_store
from tests.server.support.services import Postgres

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(params=DATABASES)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/citadels.db"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database file, which tests copy."""
    file = tmp_path_factory.mktemp("migrated") / "citadels.db"
    upgrade(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def migrated_postgres(postgres: Postgres) -> str:
    """A database that tests clear and reuse, which is faster than creating a new one."""
    url = postgres.new_database()
    upgrade(url)
    return url


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a migrated database without rows."""
    if request.param == "sqlite":
        file = tmp_path / "citadels.db"
        shutil.copyfile(request.getfixturevalue("migrated_file"), file)
        return f"sqlite:///{file}"
    url: str = request.getfixturevalue("migrated_postgres")
    engine = make_migration_engine(url)
    with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
    engine.dispose()
    return url


@pytest_asyncio.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def other_store(url: str) -> AsyncIterator[Store]:
    """The store of another node on the same database."""
    opened = await open_store(url)
    yield opened
    await opened.close()

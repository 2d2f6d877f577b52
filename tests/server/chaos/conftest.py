"""Servers that tests may kill, and direct access to their database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from citadels.server.store.store import Store, open_store
from tests.server.chaos.prefork import ServerForker
from tests.server.chaos.server_process import ServerProcess


@pytest.fixture(scope="session")
def server_forker() -> Iterator[ServerForker]:
    with ServerForker() as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database; tests run once with SQLite and once with PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/citadels.db"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest_asyncio.fixture
async def server(
    server_forker: ServerForker, database: str, tmp_path: Path
) -> AsyncIterator[ServerProcess]:
    async with ServerProcess(server_forker, tmp_path, "north", database) as process:
        yield process


@pytest_asyncio.fixture
async def store(server: ServerProcess, database: str) -> AsyncIterator[Store]:
    """The store of the database, opened alongside the server."""
    opened = await open_store(database)
    yield opened
    await opened.close()

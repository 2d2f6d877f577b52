"""Servers that may be killed, and their database seen from outside."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from citadels.server.store.store import Store, open_store
from tests.server.chaos.nursery import Nursery
from tests.server.chaos.processes import ServerProcess


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with Nursery() as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A test that asks for it runs on both."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/citadels.db"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest_asyncio.fixture
async def server(nursery: Nursery, database: str, tmp_path: Path) -> AsyncIterator[ServerProcess]:
    async with ServerProcess(nursery, tmp_path, "north", database) as process:
        yield process


@pytest_asyncio.fixture
async def store(server: ServerProcess, database: str) -> AsyncIterator[Store]:
    """The database, read beside the server."""
    opened = await open_store(database)
    yield opened
    await opened.close()

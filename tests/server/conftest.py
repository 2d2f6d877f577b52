"""The services that the server needs, started when the first test uses them.

Each worker of a test run has its own. A test may stop them if it restarts them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.support.services import Postgres, Redis, Service


def _require_service(service: type[Service]) -> None:
    missing = service.missing_programs()
    if not missing:
        return
    reason = f"{', '.join(missing)} not found: run scripts/services"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    _require_service(Postgres)
    with Postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    _require_service(Redis)
    with Redis() as service:
        yield service


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """The URL of an empty database for one test."""
    url = postgres.new_database()
    yield url
    postgres.drop_database(url)

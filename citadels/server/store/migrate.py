"""Migrates a database to the schema that this program needs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from citadels.server.store.engines import (
    POSTGRES,
    make_migration_engine,
    parse_url,
    redact_url,
    sqlite_file,
)
from citadels.server.store.errors import DatabaseUrlError, StoreError

MIGRATIONS_FOLDER: Final = Path(__file__).parent / "migrations"

_PROCESS_LOCK: Final = threading.Lock()  # Alembic's state is global
_ADVISORY_LOCK: Final = text("SELECT pg_advisory_xact_lock(6515060)")


def upgrade(url: str) -> None:
    """Migrate a database to the newest schema. Concurrent migrations wait for each other."""
    config = _make_config()
    with _PROCESS_LOCK, _connect(url) as connection, connection.begin():
        if connection.dialect.name == POSTGRES:
            connection.execute(_ADVISORY_LOCK)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def current_revision(url: str) -> str | None:
    """The revision of a database; None if it is empty."""
    file = sqlite_file(parse_url(url))
    if file is not None and not file.exists():
        return None
    with _connect(url, writes=False) as connection:
        return MigrationContext.configure(connection).get_current_revision()


def head_revision() -> str:
    revision = ScriptDirectory.from_config(_make_config()).get_current_head()
    if revision is None:
        raise ValueError(f"there are no migrations in {MIGRATIONS_FOLDER}")
    return revision


def known_revisions() -> set[str]:
    """All revisions that this program knows."""
    return {
        script.revision for script in ScriptDirectory.from_config(_make_config()).walk_revisions()
    }


def is_current(url: str) -> bool:
    return current_revision(url) == head_revision()


def _make_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@contextmanager
def _connect(url: str, writes: bool = True) -> Iterator[Connection]:
    """A connection; while it writes, nobody else can."""
    engine = make_migration_engine(url)
    name = redact_url(parse_url(url))
    try:
        try:
            connection = engine.connect()
        except DBAPIError as error:
            raise DatabaseUrlError(f"{name!r} cannot be reached: {error.orig}") from error
        with connection:
            yield connection.execution_options(writes=writes)
    except DBAPIError as error:
        raise StoreError(f"{name!r} cannot be migrated: {error.orig}") from error
    finally:
        engine.dispose()

"""Bringing a database to the form that this program needs."""

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

from citadels.server.store.connecting import (
    POSTGRES,
    file_of,
    make_migration_engine,
    parse_url,
    shown,
)
from citadels.server.store.errors import StoreError, UrlError

FOLDER: Final = Path(__file__).parent / "migrations"

_ONE_AT_A_TIME: Final = threading.Lock()  # Alembic keeps what it works on for the whole process
_LOCK: Final = text("SELECT pg_advisory_xact_lock(6515060)")


def upgrade(url: str) -> None:
    """Bring a database to the newest form. If two do it at once, one waits for the other."""
    config = _config()
    with _ONE_AT_A_TIME, _connected(url) as connection, connection.begin():
        if connection.dialect.name == POSTGRES:
            connection.execute(_LOCK)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def current(url: str) -> str | None:
    """The form of a database; of an empty one there is none."""
    file = file_of(parse_url(url))
    if file is not None and not file.exists():
        return None
    with _connected(url, writes=False) as connection:
        return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The newest form."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    if newest is None:
        raise ValueError(f"there are no migrations in {FOLDER}")
    return newest


def forms() -> set[str]:
    """All forms that this program knows."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def is_current(url: str) -> bool:
    """Whether a database has the newest form."""
    return current(url) == head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@contextmanager
def _connected(url: str, writes: bool = True) -> Iterator[Connection]:
    """A connection; what it begins to write, nobody else may write beside."""
    engine = make_migration_engine(url)
    name = shown(parse_url(url))
    try:
        try:
            connection = engine.connect()
        except DBAPIError as error:
            raise UrlError(f"{name!r} cannot be reached: {error.orig}") from error
        with connection:
            yield connection.execution_options(writes=writes)
    except DBAPIError as error:
        raise StoreError(f"{name!r} cannot be migrated: {error.orig}") from error
    finally:
        engine.dispose()

"""Makes engines from a URL: an SQLite file, or PostgreSQL."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from citadels.server.store.errors import DatabaseUrlError

POSTGRES: Final = "postgresql"
SQLITE: Final = "sqlite"
SCHEMES: Final = {
    "postgres": POSTGRES,
    "postgresql": POSTGRES,
    "postgresql+psycopg": POSTGRES,
    "sqlite": SQLITE,
    "sqlite+aiosqlite": SQLITE,
}

WAL_CHECKPOINT_PAGES: Final = 4000  # in SQLite's log; the same few pages change many times
BUSY_TIMEOUT_SECONDS: Final = 5.0  # seconds that a writer waits for another one
SQLITE_ARGUMENTS: Final = {"isolation_level": None, "timeout": BUSY_TIMEOUT_SECONDS}
MIGRATION_TIMEOUT_SECONDS: Final = 120.0  # seconds that a migration waits for another one

# To notice a server that disappears silently; without these, a client could wait for hours.
POSTGRES_TIMEOUTS: Final = {
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,  # milliseconds
}
POOL_TIMEOUT_SECONDS: Final = 10.0

HIDDEN_PART: Final = "***"


def parse_url(text: str) -> URL:
    """Parse the URL of a supported database, whichever driver it names."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the latter for a port that is not a number
        raise DatabaseUrlError(
            f"{_redact_text(text)!r} is not the URL of a database: "
            "use sqlite:///folder/file or postgresql://user@host/name"
        ) from None
    driver = SCHEMES.get(url.drivername)
    if driver is None:
        raise DatabaseUrlError(
            f"{redact_url(url)!r} is neither sqlite:///folder/file nor postgresql://user@host/name"
        )
    if driver == SQLITE and (url.database or ":memory:").startswith((":memory:", "file:")):
        raise DatabaseUrlError(f"{redact_url(url)!r} names no file: use sqlite:///folder/file")
    return url.set(drivername=driver)


def redact_url(url: URL) -> str:
    secrets = [key for key in url.query if "password" in key]
    return url.difference_update_query(secrets).render_as_string(hide_password=True)


def _redact_text(text: str) -> str:
    """Redact text that could not be parsed as a URL."""
    scheme, slashes, tail = text.rpartition("://")
    return scheme + slashes + HIDDEN_PART + tail[tail.rindex("@") :] if "@" in tail else text


def sqlite_file(url: URL) -> Path | None:
    return Path(url.database or "") if url.drivername == SQLITE else None


def make_engine(text: str) -> AsyncEngine:
    """An engine for the server; creates the folder of an SQLite file, but not the file."""
    url = parse_url(text)
    if url.drivername == POSTGRES:
        return create_async_engine(
            url.set(drivername="postgresql+psycopg"),
            hide_parameters=True,  # otherwise an error would write secrets to the log
            connect_args=_default_arguments(url, POSTGRES_TIMEOUTS),
            pool_pre_ping=True,
            pool_timeout=POOL_TIMEOUT_SECONDS,
        )
    _make_folder(url)
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        hide_parameters=True,
        connect_args=_default_arguments(url, SQLITE_ARGUMENTS),
        pool_timeout=POOL_TIMEOUT_SECONDS,
    )
    _install_hooks(engine.sync_engine)
    return engine


def make_sync_engine(url: URL, connections: int) -> Engine:
    """A synchronous engine for the SQLite file of another engine."""
    arguments = _default_arguments(url, SQLITE_ARGUMENTS)
    sqlite_url = url.set(drivername=SQLITE)
    engine = create_engine(
        sqlite_url, hide_parameters=True, connect_args=arguments, pool_size=connections
    )
    _install_hooks(engine)
    return engine


def _install_hooks(engine: Engine) -> None:
    event.listen(engine, "connect", _connect_hook("foreign_keys=ON", 0))
    # Otherwise a reader that becomes a writer would be refused instead of waiting.
    event.listen(engine, "begin", _begin_hook("BEGIN IMMEDIATE"))


def make_migration_engine(text: str) -> Engine:
    """An engine for one migration: synchronous, with exclusive access to an SQLite file."""
    url = parse_url(text)
    if url.drivername == POSTGRES:
        return create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args=_default_arguments(url, POSTGRES_TIMEOUTS),
            poolclass=NullPool,
        )
    _make_folder(url)
    arguments = {**SQLITE_ARGUMENTS, "timeout": MIGRATION_TIMEOUT_SECONDS}
    engine = create_engine(url, connect_args=arguments, poolclass=NullPool)
    # Foreign keys must not prevent dropping a table before it is recreated.
    event.listen(engine, "connect", _connect_hook("foreign_keys=OFF", BUSY_TIMEOUT_SECONDS))
    event.listen(engine, "begin", _begin_hook("BEGIN EXCLUSIVE"))
    return engine


def _default_arguments(url: URL, settings: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in settings.items() if key not in url.query}


def _make_folder(url: URL) -> None:
    file = sqlite_file(url)
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseUrlError(
            f"the folder of {redact_url(url)!r} cannot be made: {error}"
        ) from error


def _connect_hook(foreign_keys: str, timeout_seconds: float) -> Callable[[Any, object], None]:
    def on_connect(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        _enable_wal(cursor, timeout_seconds)
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA wal_autocheckpoint={WAL_CHECKPOINT_PAGES}")
        cursor.execute(f"PRAGMA {foreign_keys}")
        cursor.close()

    return on_connect


def _enable_wal(cursor: Any, timeout_seconds: float) -> None:
    """Turn on the write-ahead log, which lets clients read during a write. The file remembers it.

    If two connections turn it on in a new file at once, SQLite refuses one without waiting.
    """
    deadline = time.monotonic() + timeout_seconds
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def _begin_hook(begin: str) -> Callable[[Connection], None]:
    def on_begin(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql(begin)

    return on_begin

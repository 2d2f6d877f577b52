"""Engines from a URL: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from citadels.server.store.errors import UrlError

POSTGRES: Final = "postgresql"
SQLITE: Final = "sqlite"
SCHEMES: Final = {
    "postgres": POSTGRES,
    "postgresql": POSTGRES,
    "postgresql+psycopg": POSTGRES,
    "sqlite": SQLITE,
    "sqlite+aiosqlite": SQLITE,
}

LOG_PAGES: Final = 4000  # of SQLite's log before it is worked into the file: few pages, many times
BUSY: Final = 5.0  # seconds a writer waits for another one
MIGRATION_BUSY: Final = 120.0  # seconds a migration waits for another one

# A server that is gone without a word is noticed; without these, one could wait for hours.
PATIENCE: Final = {
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,  # milliseconds
}
POOL_PATIENCE: Final = 10.0

HIDDEN: Final = "***"


def parse_url(text: str) -> URL:
    """The URL of a database that we can use, whichever driver it names."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        raise UrlError(
            f"{_without_password(text)!r} is no URL of a database: "
            "sqlite:///folder/file or postgresql://user@host/name are"
        ) from None
    kind = SCHEMES.get(url.drivername)
    if kind is None:
        raise UrlError(
            f"{shown(url)!r} is neither sqlite:///folder/file nor postgresql://user@host/name"
        )
    if kind == SQLITE and (url.database or ":memory:").startswith((":memory:", "file:")):
        raise UrlError(f"{shown(url)!r} names no file: sqlite:///folder/file does")
    return url.set(drivername=kind)


def shown(url: URL) -> str:
    """A URL as it may be printed: without its password."""
    secrets = [key for key in url.query if "password" in key]
    return url.difference_update_query(secrets).render_as_string(hide_password=True)


def _without_password(text: str) -> str:
    """The same for text that could not be read as a URL."""
    scheme, slashes, rest = text.rpartition("://")
    return scheme + slashes + HIDDEN + rest[rest.rindex("@") :] if "@" in rest else text


def file_of(url: URL) -> Path | None:
    """The file of an SQLite database."""
    return Path(url.database or "") if url.drivername == SQLITE else None


def make_engine(text: str) -> AsyncEngine:
    """An engine for the server. The folder of an SQLite file is made; the file, when connected."""
    url = parse_url(text)
    if url.drivername == POSTGRES:
        return create_async_engine(
            url.set(drivername="postgresql+psycopg"),
            hide_parameters=True,  # or an error would write secrets into the log
            connect_args=_unless_said(url, PATIENCE),
            pool_pre_ping=True,
            pool_timeout=POOL_PATIENCE,
        )
    _make_folder(url)
    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        hide_parameters=True,
        connect_args={"isolation_level": None, **_unless_said(url, {"timeout": BUSY})},
        pool_timeout=POOL_PATIENCE,
    )
    _say_to_readers_and_writers(engine.sync_engine)
    return engine


def make_direct_engine(url: URL, connections: int) -> Engine:
    """An engine for the SQLite file of another one that is not asynchronous."""
    arguments = {"isolation_level": None, **_unless_said(url, {"timeout": BUSY})}
    engine = create_engine(
        url.set(drivername=SQLITE),
        hide_parameters=True,
        connect_args=arguments,
        pool_size=connections,
    )
    _say_to_readers_and_writers(engine)
    return engine


def _say_to_readers_and_writers(engine: Engine) -> None:
    event.listen(engine, "connect", _say_to_connection("foreign_keys=ON", 0))
    # Who reads and then becomes a writer would be refused, not told to wait.
    event.listen(engine, "begin", _say_who_writes("BEGIN IMMEDIATE"))


def make_migration_engine(text: str) -> Engine:
    """An engine for one migration: not asynchronous, and alone with an SQLite file."""
    url = parse_url(text)
    if url.drivername == POSTGRES:
        return create_engine(
            url.set(drivername="postgresql+psycopg"),
            connect_args=_unless_said(url, PATIENCE),
            poolclass=NullPool,
        )
    _make_folder(url)
    arguments = {"isolation_level": None, "timeout": MIGRATION_BUSY}
    engine = create_engine(url, connect_args=arguments, poolclass=NullPool)
    # A table that is made anew is dropped before; what refers to it must not mind.
    event.listen(engine, "connect", _say_to_connection("foreign_keys=OFF", BUSY))
    event.listen(engine, "begin", _say_who_writes("BEGIN EXCLUSIVE"))
    return engine


def _unless_said(url: URL, settings: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in settings.items() if key not in url.query}


def _make_folder(url: URL) -> None:
    file = file_of(url)
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UrlError(f"the folder of {shown(url)!r} cannot be made: {error}") from error


def _say_to_connection(foreign_keys: str, patience: float) -> Callable[[Any, object], None]:
    def say(connection: Any, record: object) -> None:
        cursor = connection.cursor()
        _write_ahead(cursor, patience)
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA wal_autocheckpoint={LOG_PAGES}")
        cursor.execute(f"PRAGMA {foreign_keys}")
        cursor.close()

    return say


def _write_ahead(cursor: Any, patience: float) -> None:
    """Turn the log on that lets readers read while somebody writes. The file remembers it.

    While two turn it on in a new file, SQLite refuses one of them without waiting.
    """
    deadline = time.monotonic() + patience
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
        else:
            return


def _say_who_writes(begin: str) -> Callable[[Connection], None]:
    def say(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):
            connection.exec_driver_sql(begin)

    return say

"""Copies an SQLite database, even while it is in use, and restores it while it is not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from citadels.server.store.engines import parse_url, redact_url, sqlite_file
from citadels.server.store.errors import StoreError
from citadels.server.store.migrate import known_revisions

_PAGES_PER_STEP: Final = 1000  # pages copied at once, so that writers wait only a moment
_LAST_CHANGE: Final = (
    "SELECT MAX((SELECT COALESCE(MAX(changed), 0) FROM tables),"
    " (SELECT COALESCE(MAX(at), 0) FROM records), (SELECT COALESCE(MAX(at), 0) FROM chat))"
)


class BackupError(StoreError):
    """A backup or restore that failed. Nothing was changed."""


def back_up(url: str, file: Path, force: bool = False) -> None:
    """Copy a database to a file, even while it is in use."""
    source = _require_sqlite(url)
    if not source.exists():
        raise BackupError(f"there is no database {source}")
    if file.exists() and not force:
        raise BackupError(f"{file} is there already")
    with _translate_errors():
        _copy(source, file)


def restore(url: str, file: Path, force: bool = False) -> None:
    """Replace a database with a copy, unless it is in use or has newer changes."""
    target = _require_sqlite(url)
    if not file.exists():
        raise BackupError(f"there is no file {file}")
    with _translate_errors():
        _check_integrity(file)
        if target.exists():
            _require_unused(target)
            if not force and _last_change(target) > _last_change(file):
                raise BackupError(f"{target} has changes that {file} lacks")
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy(file, target)


def _require_sqlite(url: str) -> Path:
    file = sqlite_file(parse_url(url))
    if file is None:
        raise BackupError(
            f"{redact_url(parse_url(url))!r} is copied with pg_dump and put back with pg_restore"
        )
    return file


def _copy(source: Path, target: Path) -> None:
    """Copy to a temporary file first, so that the target is replaced completely or not at all."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(_open(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new, pages=_PAGES_PER_STEP)
            new.execute("PRAGMA journal_mode=DELETE")
        _check_integrity(part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _check_integrity(file: Path) -> None:
    """Reject a file that is not our database, is broken, or belongs to a newer program."""
    with closing(_open(file)) as database:
        result = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if result != "ok":
            raise BackupError(f"{file} is broken: {result}")
        tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
        if not {"alembic_version", "tables", "games", "records"} <= tables:
            raise BackupError(f"{file} is no database of Citadels")
        revision = database.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision is None or revision[0] not in known_revisions():
        raise BackupError(f"{file} has a form that this program does not know")


def _require_unused(target: Path) -> None:
    """Make sure that nobody has it open: only then can SQLite turn off its write-ahead log."""
    with closing(sqlite3.connect(target, timeout=0)) as database:
        try:
            database.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise BackupError(f"{target} is in use: stop the server first") from None


def _last_change(file: Path) -> int:
    with closing(_open(file)) as database:
        try:
            return int(database.execute(_LAST_CHANGE).fetchone()[0])
        except sqlite3.OperationalError:  # it has no tables yet
            return 0


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=30)


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise BackupError(str(error)) from error

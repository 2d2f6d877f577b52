"""Copies of an SQLite database: taken while it is used, and put back while it is not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from citadels.server.store.connecting import file_of, parse_url, shown
from citadels.server.store.errors import StoreError
from citadels.server.store.migrating import forms

_PAGES: Final = 1000  # copied at once, so that writers wait for a moment only
_LATEST: Final = (
    "SELECT MAX((SELECT COALESCE(MAX(changed), 0) FROM tables),"
    " (SELECT COALESCE(MAX(at), 0) FROM records), (SELECT COALESCE(MAX(at), 0) FROM chat))"
)


class CopyError(StoreError):
    """A copy that is not made, or not put back. Nothing was changed."""


def back_up(url: str, file: Path, force: bool = False) -> None:
    """Copy a database to a file. Whoever uses it goes on meanwhile."""
    source = _file(url)
    if not source.exists():
        raise CopyError(f"there is no database {source}")
    if file.exists() and not force:
        raise CopyError(f"{file} is there already")
    with _in_our_words():
        _copy(source, file)


def restore(url: str, file: Path, force: bool = False) -> None:
    """Put a copy in the place of a database that nobody uses and that has nothing newer."""
    target = _file(url)
    if not file.exists():
        raise CopyError(f"there is no file {file}")
    with _in_our_words():
        _check(file)
        if target.exists():
            _let_go(target)
            if not force and _latest(target) > _latest(file):
                raise CopyError(f"{target} has changes that {file} has not")
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy(file, target)


def _file(url: str) -> Path:
    found = file_of(parse_url(url))
    if found is None:
        raise CopyError(
            f"{shown(parse_url(url))!r} is copied with pg_dump and put back with pg_restore"
        )
    return found


def _copy(source: Path, target: Path) -> None:
    """Beside the place first: what stands there is replaced by the whole copy or not at all."""
    beside = target.with_name(f"{target.name}.part")
    beside.unlink(missing_ok=True)
    try:
        with closing(_open(source)) as old, closing(sqlite3.connect(beside)) as new:
            old.backup(new, pages=_PAGES)
            new.execute("PRAGMA journal_mode=DELETE")
        _check(beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)


def _check(file: Path) -> None:
    """Refuse what is no database of ours, is broken, or is of a newer program."""
    with closing(_open(file)) as database:
        found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise CopyError(f"{file} is broken: {found}")
        tables = {row[0] for row in database.execute("SELECT name FROM sqlite_master")}
        if not {"alembic_version", "tables", "games", "records"} <= tables:
            raise CopyError(f"{file} is no database of Citadels")
        form = database.execute("SELECT version_num FROM alembic_version").fetchone()
    if form is None or form[0] not in forms():
        raise CopyError(f"{file} has a form that this program does not know")


def _let_go(target: Path) -> None:
    """Make sure that nobody has it open: only then it can do without its log."""
    with closing(sqlite3.connect(target, timeout=0)) as database:
        try:
            database.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise CopyError(f"{target} is in use: stop the server first") from None


def _latest(file: Path) -> int:
    """When something was changed last."""
    with closing(_open(file)) as database:
        try:
            return int(database.execute(_LATEST).fetchone()[0])
        except sqlite3.OperationalError:  # it has no tables yet
            return 0


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=30)


@contextmanager
def _in_our_words() -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise CopyError(str(error)) from error

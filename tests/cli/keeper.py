"""How tests run the commands of whoever keeps a server, also beside one that runs."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from citadels.cli.main import app
from tests.server.serving import Running
from tests.server.table_talk import settings_in


def run(*words: str, said: str = "") -> Result:
    with ThreadPoolExecutor(1) as thread:  # a command has a loop of its own
        done = thread.submit(CliRunner().invoke, app, list(words), input=said).result()
    assert "Traceback" not in done.output
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def refused(*words: str) -> str:
    """The one line in which a command says why it does nothing."""
    done = run(*words)
    assert done.exit_code == 2, done.output
    assert not done.stdout
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("citadels: ")
    return done.stderr.removeprefix("citadels: ").strip()


async def run_beside(server: Running, *words: str) -> Result:
    """The same while a server runs in this process."""
    database = server.node.settings.database
    return await asyncio.to_thread(run, *words, "--database", database)


def url_in(folder: Path) -> str:
    return settings_in(folder).database


def sql(folder: Path, statement: str, *values: Any) -> list[Any]:
    """Reach into the database, as somebody could who has the file."""
    with closing(sqlite3.connect(folder / "citadels.db", timeout=30)) as database, database:
        return database.execute(statement, values).fetchall()

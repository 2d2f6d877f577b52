"""Helpers that run the administrator's commands, also while a server is running."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from citadels.cli.main import app
from tests.server.support.helpers import make_settings
from tests.server.support.server_fixture import RunningServer


def run(*words: str, input_text: str = "") -> Result:
    with ThreadPoolExecutor(1) as thread:  # a command starts its own event loop
        result = thread.submit(CliRunner().invoke, app, list(words), input=input_text).result()
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def run_refused(*words: str) -> str:
    """The one-line error of a refused command."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert not result.stdout
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("citadels: ")
    return result.stderr.removeprefix("citadels: ").strip()


async def run_beside_server(server: RunningServer, *words: str) -> Result:
    """Run a command while a server is running in this process."""
    database = server.node.settings.database_url
    return await asyncio.to_thread(run, *words, "--database", database)


def database_url(folder: Path) -> str:
    return make_settings(folder).database_url


def execute_sql(folder: Path, statement: str, *values: Any) -> list[Any]:
    """Run SQL directly on the database, as anybody with access to the file could."""
    with closing(sqlite3.connect(folder / "citadels.db", timeout=30)) as database, database:
        return database.execute(statement, values).fetchall()

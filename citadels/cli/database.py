"""The commands for the database of a server: `citadels db`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from citadels.cli.arena import FAILED, PlainCommand, refuse
from citadels.cli.serving import DatabaseOption, need_server

app = typer.Typer(no_args_is_help=True, help="Look after the database of a server.")

FileArgument = Annotated[Path, typer.Argument(help="The file of the copy.")]


@app.callback()
def main() -> None:
    """Look after the database of a server."""
    need_server()


@app.command(cls=PlainCommand)
def upgrade(database: DatabaseOption = "") -> None:
    """Bring the database to the form that this program needs. The server does it by itself."""
    from citadels.server.store import migrating  # noqa: PLC0415 - only with the server installed

    def work(url: str) -> None:
        migrating.upgrade(url)
        typer.echo(f"the database has form {migrating.head()}")

    _do(work, database)


@app.command(cls=PlainCommand)
def current(
    database: DatabaseOption = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Say which form the database has, and whether it is the newest."""
    from citadels.server.store import migrating  # noqa: PLC0415

    def work(url: str) -> None:
        found, newest = migrating.current(url), migrating.head()
        if as_json:
            typer.echo(json.dumps({"form": found, "newest": newest}))
        else:
            typer.echo(f"form {found or 'none'}, newest {newest}")
        if found != newest:
            raise typer.Exit(FAILED)

    _do(work, database)


@app.command(cls=PlainCommand)
def backup(
    file: FileArgument,
    database: DatabaseOption = "",
    force: Annotated[bool, typer.Option("--force", help="Replace the file.")] = False,
) -> None:
    """Copy an SQLite database to a file, while games are played or not."""
    from citadels.server.store.copying import back_up  # noqa: PLC0415

    _do(lambda url: back_up(url, file, force), database)
    typer.echo(f"copied to {file}")


@app.command(cls=PlainCommand)
def restore(
    file: FileArgument,
    database: DatabaseOption = "",
    force: Annotated[
        bool, typer.Option("--force", help="Also if the database has newer changes.")
    ] = False,
) -> None:
    """Put a copy in the place of an SQLite database that no server uses."""
    from citadels.server.store.copying import restore as put_back  # noqa: PLC0415

    _do(lambda url: put_back(url, file, force), database)
    typer.echo(f"restored from {file}")


def _do(work: Callable[[str], None], database: str) -> None:
    """Errors are told in one line."""
    from citadels.server.settings import default_database  # noqa: PLC0415
    from citadels.server.store.errors import StoreError  # noqa: PLC0415

    try:
        work(database or default_database())
    except StoreError as error:
        refuse(str(error).partition("\n")[0])

"""The commands for the database of a server: `citadels db`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from citadels.cli.commands.serve import DatabaseOption, require_server
from citadels.cli.errors import FAILED, refuse
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import JsonOption, print_data

app = new_app(no_args_is_help=True)

FileArgument = Annotated[Path, typer.Argument(help="The backup file.")]


@app.callback()
def main() -> None:
    """Maintain the database of a server.

    Needs citadels\\[server].
    """
    require_server()


@app.command(epilog=examples("citadels db upgrade --database sqlite:///games.db"))
def upgrade(database: DatabaseOption = "", as_json: JsonOption = False) -> None:
    """Migrate the database to the current schema. The server does this when it starts."""
    from citadels.server.store import migrate  # noqa: PLC0415 - only with the server installed

    def work(url: str) -> None:
        migrate.upgrade(url)
        _print_result(
            {"form": migrate.head_revision()},
            f"the database has schema {migrate.head_revision()}",
            as_json,
        )

    _run_with_url(work, database)


@app.command(epilog=examples("citadels db current --database sqlite:///games.db --json"))
def current(database: DatabaseOption = "", as_json: JsonOption = False) -> None:
    """Show the schema of the database, and whether it is current."""
    from citadels.server.store import migrate  # noqa: PLC0415

    def work(url: str) -> None:
        version, newest = migrate.current_revision(url), migrate.head_revision()
        if as_json:
            print_data({"form": version, "newest": newest})
        else:
            typer.echo(f"schema {version or 'none'}, current {newest}")
        if version != newest:
            raise typer.Exit(FAILED)

    _run_with_url(work, database)


@app.command(epilog=examples("citadels db backup copy.db --database sqlite:///games.db"))
def backup(
    file: FileArgument,
    database: DatabaseOption = "",
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Copy an SQLite database to a file. Works whether or not the server is running."""
    from citadels.server.store.backup import back_up  # noqa: PLC0415

    _run_with_url(lambda url: back_up(url, file, force), database)
    _print_result({"copied": str(file)}, f"copied to {file}", as_json)


@app.command(epilog=examples("citadels db restore copy.db --database sqlite:///games.db --force"))
def restore(
    file: FileArgument,
    database: DatabaseOption = "",
    force: Annotated[
        bool, typer.Option("--force", help="Restore even if the database has newer changes.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Replace an SQLite database with a copy. Stop the server first."""
    from citadels.server.store.backup import restore as put_back  # noqa: PLC0415

    _run_with_url(lambda url: put_back(url, file, force), database)
    _print_result({"restored": str(file)}, f"restored from {file}", as_json)


def _print_result(data: dict[str, object], line: str, as_json: bool) -> None:
    if as_json:
        print_data(data)
    else:
        typer.echo(line)


def _run_with_url(operation: Callable[[str], None], database: str) -> None:
    from citadels.server.settings import default_database_url  # noqa: PLC0415
    from citadels.server.store.errors import StoreError  # noqa: PLC0415

    try:
        operation(database or default_database_url())
    except StoreError as error:
        refuse(str(error).partition("\n")[0])

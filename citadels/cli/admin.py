"""The commands for tables and games of a server: `citadels admin`."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from citadels.cli.arena import FAILED, PlainCommand, refuse
from citadels.cli.serving import DatabaseOption, need_server

if TYPE_CHECKING:
    from citadels.server.store.store import Store

app = typer.Typer(no_args_is_help=True, help="Look after the tables and games of a server.")

JsonOption = Annotated[bool, typer.Option("--json", help="Print data.")]
TableArgument = Annotated[str, typer.Argument(help="The id of a table.")]
Found = TypeVar("Found")


class Status(StrEnum):
    """What a table can be."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@app.callback()
def main() -> None:
    """Look after the tables and games of a server, while it runs or not."""
    need_server()


@app.command("list", cls=PlainCommand)
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only those that are so.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="So many at most.")] = 100,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """List tables, the last changed first."""
    from citadels.server.keeping import listed  # noqa: PLC0415 - only with the server installed

    wanted = status.value if status else ""
    found = _do(lambda store: listed(store, wanted, limit), database)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    for table in found:
        typer.echo(_line(table))


@app.command(cls=PlainCommand)
def show(table: TableArgument, as_json: JsonOption = False, database: DatabaseOption = "") -> None:
    """Show a table, who sits there, and its games. Nothing secret is shown."""
    from citadels.server.keeping import shown  # noqa: PLC0415

    found = _do(lambda store: shown(store, table), database)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
        return
    typer.echo(_line(found))
    for seat in found["seats"]:
        typer.echo(f"  seat {seat['place']}: {seat['kind']} {_plain(seat['name'])}")
    for game in found["games"]:
        state = "damaged" if game["damaged"] else "ended" if game["ended"] else "goes on"
        began = _time(game["began"])
        typer.echo(f"  game {game['id']}: began {began}, {game['records']} records, {state}")


@app.command(cls=PlainCommand)
def end(
    table: TableArgument,
    database: DatabaseOption = "",
    redis: Annotated[
        str, typer.Option(envvar="CITADELS_REDIS", help="Tells the nodes; else they look.")
    ] = "",
) -> None:
    """Close a table: nobody can play on, and whoever is there is told."""
    from citadels.server.keeping import end as close  # noqa: PLC0415

    _do(lambda store: close(store, table, redis), database)
    typer.echo(f"table {table} is closed")


@app.command(cls=PlainCommand)
def purge(
    older_than: Annotated[int, typer.Option(min=1, help="Not changed for so many days.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
    database: DatabaseOption = "",
) -> None:
    """Forget old tables with games and chat, and games read in. Where a game goes on is kept."""
    from citadels.server import keeping  # noqa: PLC0415

    count = _do(lambda store: keeping.old(store, older_than), database)
    if (
        count
        and not yes
        and not typer.confirm(f"forget {count} tables and games read in for ever?", err=True)
    ):
        refuse("nothing was forgotten")
    forgotten = _do(lambda store: keeping.purge(store, older_than), database) if count else 0
    typer.echo(f"{forgotten} tables and games read in are forgotten")


@app.command(cls=PlainCommand)
def check(
    games: Annotated[list[str] | None, typer.Argument(help="Games by their ids; else all.")] = None,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """Play games again as they are stored, and say which are damaged."""
    from citadels.server.keeping import check as check_games  # noqa: PLC0415

    count, damages = _do(lambda store: check_games(store, games or []), database)
    if as_json:
        listed = [{"game": one.game, "table": one.table, "what": one.what} for one in damages]
        typer.echo(json.dumps({"games": count, "damaged": listed}, ensure_ascii=False))
    else:
        for one in damages:
            typer.echo(f"game {one.game} of table {one.table or 'none'}: {one.what}")
        typer.echo(f"{count} games, {len(damages)} damaged")
    if damages:
        raise typer.Exit(FAILED)


def _do(work: Callable[[Store], Awaitable[Found]], database: str) -> Found:
    """Errors are told in one line."""
    from citadels.server.errors import ServerError  # noqa: PLC0415
    from citadels.server.keeping import with_store  # noqa: PLC0415
    from citadels.server.settings import SettingsError, default_database  # noqa: PLC0415
    from citadels.server.store.errors import StoreError  # noqa: PLC0415

    try:
        return with_store(database or default_database(), work)
    except (ServerError, SettingsError, StoreError) as error:
        refuse(str(error).partition("\n")[0])


def _line(table: dict[str, Any]) -> str:
    names = ", ".join(_plain(seat["name"]) for seat in table["seats"])
    return f"{table['id']}  {table['status']:<8}  {_time(table['changed'])}  {names}"


def _plain(name: str) -> str:
    """Names come from strangers: a terminal shows them and does nothing else."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")

"""The commands for tables and games of a server: `citadels admin`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from citadels.cli.errors import FAILED, refuse
from citadels.cli.group import examples, new_app
from citadels.cli.output import is_agreed, print_data, remark
from citadels.cli.serving import DatabaseOption, need_server

if TYPE_CHECKING:
    from citadels.server.store.store import Store

app = new_app(no_args_is_help=True)

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
    """Look after the tables and games of a server.

    It may run meanwhile or not. Needs citadels\\[server].
    """
    need_server()


@app.command(
    "list",
    epilog=examples(
        "citadels admin list --status playing",
        "citadels admin list --limit 10 --json --database sqlite:///games.db",
    ),
)
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only those that are so.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="So many at most.")] = 100,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """List tables, the last changed first."""
    from citadels.server.admin.maintenance import list_tables  # noqa: PLC0415 - only with the server installed

    wanted = status.value if status else ""
    found = _do(lambda store: list_tables(store, wanted, limit), database)
    if as_json:
        print_data(found)
        return
    for table in found:
        typer.echo(_line(table))


@app.command(epilog=examples("citadels admin show bcdfghjknpqr --json"))
def show(table: TableArgument, as_json: JsonOption = False, database: DatabaseOption = "") -> None:
    """Show a table, who sits there, and its games. Nothing secret is shown."""
    from citadels.server.admin.maintenance import show_table  # noqa: PLC0415

    found = _do(lambda store: show_table(store, table), database)
    if as_json:
        print_data(found)
        return
    typer.echo(_line(found))
    for seat in found["seats"]:
        typer.echo(f"  seat {seat['place']}: {seat['kind']} {_plain(seat['name'])}")
    for game in found["games"]:
        state = "damaged" if game["damaged"] else "ended" if game["ended"] else "goes on"
        began = _time(game["began"])
        typer.echo(f"  game {game['id']}: began {began}, {game['records']} records, {state}")


@app.command(epilog=examples("citadels admin end bcdfghjknpqr"))
def end(
    table: TableArgument,
    database: DatabaseOption = "",
    redis: Annotated[
        str, typer.Option(envvar="CITADELS_REDIS", help="Tells the nodes; else they look.")
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """Close a table: nobody can play on, and whoever is there is told."""
    from citadels.server.admin.maintenance import close_table as close  # noqa: PLC0415

    _do(lambda store: close(store, table, redis), database)
    if as_json:
        print_data({"table": table, "closed": True})
    else:
        typer.echo(f"table {table} is closed")


@app.command(epilog=examples("citadels admin purge --older-than 365 --yes"))
def purge(
    older_than: Annotated[int, typer.Option(min=1, help="Not changed for so many days.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do it without asking.")] = False,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """Forget old tables with games and chat, and games read in. Where a game goes on is kept."""
    from citadels.server.admin import maintenance  # noqa: PLC0415

    count = _do(lambda store: maintenance.count_stale(store, older_than), database)
    if count and not yes:
        _need_agreement(f"forget {count} tables and games read in for ever?")
    forgotten = (
        _do(lambda store: maintenance.purge_stale(store, older_than), database) if count else 0
    )
    if as_json:
        print_data({"forgotten": forgotten})
    else:
        typer.echo(f"{forgotten} tables and games read in are forgotten")


@app.command(
    epilog=examples(
        "citadels admin check", "citadels admin check --json --database sqlite:///games.db"
    )
)
def check(
    games: Annotated[list[str] | None, typer.Argument(help="Games by their ids; else all.")] = None,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """Play games again as they are stored, and say which are damaged."""
    from citadels.server.admin.maintenance import verify_games as check_games  # noqa: PLC0415

    count, damages = _do(lambda store: check_games(store, games or []), database)
    if as_json:
        listed = [
            {"game": one.game_id, "table": one.table_id, "what": one.reason} for one in damages
        ]
        print_data({"games": count, "damaged": listed})
    else:
        for one in damages:
            typer.echo(f"game {one.game_id} of table {one.table_id or 'none'}: {one.reason}")
        typer.echo(f"{count} games, {len(damages)} damaged")
    if damages:
        raise typer.Exit(FAILED)


def _need_agreement(question: str) -> None:
    agreed = is_agreed(question)
    if agreed is None:
        refuse("nobody is there to answer, so nothing was done; --yes does it without asking")
    if not agreed:
        remark("nothing was forgotten")
        raise typer.Exit(FAILED)


def _do(work: Callable[[Store], Awaitable[Found]], database: str) -> Found:
    """Errors are told in one line."""
    from citadels.server.admin.maintenance import run_with_store  # noqa: PLC0415
    from citadels.server.errors import ServerError  # noqa: PLC0415
    from citadels.server.settings import SettingsError, default_database_url  # noqa: PLC0415
    from citadels.server.store.errors import StoreError  # noqa: PLC0415

    try:
        return run_with_store(database or default_database_url(), work)
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

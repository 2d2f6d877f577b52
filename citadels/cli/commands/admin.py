"""The commands for tables and games of a server: `citadels admin`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from citadels.cli.commands.serve import DatabaseOption, require_server
from citadels.cli.errors import FAILED, refuse
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import JsonOption, confirm, print_data, print_note

if TYPE_CHECKING:
    from citadels.server.store.store import Store

app = new_app(no_args_is_help=True)

TableArgument = Annotated[str, typer.Argument(help="Id of a table.")]
T = TypeVar("T")


class Status(StrEnum):
    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


@app.callback()
def main() -> None:
    """Manage the tables and games of a server.

    Works whether or not the server is running. Needs citadels\\[server].
    """
    require_server()


@app.command(
    "list",
    epilog=examples(
        "citadels admin list --status playing",
        "citadels admin list --limit 10 --json --database sqlite:///games.db",
    ),
)
def list_tables(
    status: Annotated[Status | None, typer.Option(help="Only tables with this status.")] = None,
    limit: Annotated[int, typer.Option(min=1, help="Maximum number of tables.")] = 100,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """List tables, the most recently changed first."""
    from citadels.server.admin.maintenance import list_tables  # noqa: PLC0415 - only with the server installed

    status_filter = status.value if status else ""
    tables = _run_with_store(lambda store: list_tables(store, status_filter, limit), database)
    if as_json:
        print_data(tables)
        return
    for table in tables:
        typer.echo(_table_line(table))


@app.command(epilog=examples("citadels admin show bcdfghjknpqr --json"))
def show(table: TableArgument, as_json: JsonOption = False, database: DatabaseOption = "") -> None:
    """Show a table, its players and its games, without secrets."""
    from citadels.server.admin.maintenance import show_table  # noqa: PLC0415

    details = _run_with_store(lambda store: show_table(store, table), database)
    if as_json:
        print_data(details)
        return
    typer.echo(_table_line(details))
    for seat in details["seats"]:
        typer.echo(f"  seat {seat['place']}: {seat['kind']} {_printable(seat['name'])}")
    for game in details["games"]:
        state = "damaged" if game["corruption"] else "ended" if game["ended_at"] else "in progress"
        started = _format_time(game["started_at"])
        typer.echo(f"  game {game['id']}: started {started}, {game['records']} records, {state}")


@app.command(epilog=examples("citadels admin close bcdfghjknpqr"))
def close(
    table: TableArgument,
    database: DatabaseOption = "",
    redis_url: Annotated[
        str,
        typer.Option(
            "--redis",
            envvar="CITADELS_REDIS",
            help="Notify the nodes at once (default: they find out by polling).",
        ),
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """Close a table: nobody can continue its game, and everyone at it is notified."""
    from citadels.server.admin.maintenance import close_table  # noqa: PLC0415

    _run_with_store(lambda store: close_table(store, table, redis_url), database)
    if as_json:
        print_data({"table": table, "closed": True})
    else:
        typer.echo(f"table {table} is closed")


@app.command(epilog=examples("citadels admin purge --older-than 365 --yes"))
def purge(
    older_than: Annotated[int, typer.Option(min=1, help="Days since the last change.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """Delete old tables with their games and chat, and old imported games.

    Tables with a game in progress are kept.
    """
    from citadels.server.admin import maintenance  # noqa: PLC0415

    count = _run_with_store(lambda store: maintenance.count_stale(store, older_than), database)
    if count and not yes:
        _require_confirmation(f"delete {count} tables and imported games for good?")
    forgotten = (
        _run_with_store(lambda store: maintenance.purge_stale(store, older_than), database)
        if count
        else 0
    )
    if as_json:
        print_data({"forgotten": forgotten})
    else:
        typer.echo(f"deleted {forgotten} tables and imported games")


@app.command(
    epilog=examples(
        "citadels admin check", "citadels admin check --json --database sqlite:///games.db"
    )
)
def check(
    games: Annotated[
        list[str] | None, typer.Argument(help="Ids of games (default: all games).")
    ] = None,
    as_json: JsonOption = False,
    database: DatabaseOption = "",
) -> None:
    """Replay the stored games and report which are damaged."""
    from citadels.server.admin.maintenance import verify_games as check_games  # noqa: PLC0415

    count, damages = _run_with_store(lambda store: check_games(store, games or []), database)
    if as_json:
        rows = [
            {"game": damage.game_id, "table": damage.table_id, "reason": damage.reason}
            for damage in damages
        ]
        print_data({"games": count, "damaged": rows})
    else:
        for damage in damages:
            typer.echo(
                f"game {damage.game_id} of table {damage.table_id or 'none'}: {damage.reason}"
            )
        typer.echo(f"{count} games, {len(damages)} damaged")
    if damages:
        raise typer.Exit(FAILED)


def _require_confirmation(question: str) -> None:
    is_confirmed = confirm(question)
    if is_confirmed is None:
        refuse("nobody is there to answer, so nothing was done; --yes does it without asking")
    if not is_confirmed:
        print_note("nothing was deleted")
        raise typer.Exit(FAILED)


def _run_with_store(query: Callable[[Store], Awaitable[T]], database: str) -> T:
    from citadels.server.admin.maintenance import run_with_store  # noqa: PLC0415
    from citadels.server.errors import ServerError  # noqa: PLC0415
    from citadels.server.settings import SettingsError, default_database_url  # noqa: PLC0415
    from citadels.server.store.errors import StoreError  # noqa: PLC0415

    try:
        return run_with_store(database or default_database_url(), query)
    except (ServerError, SettingsError, StoreError) as error:
        refuse(str(error).partition("\n")[0])


def _table_line(table: dict[str, Any]) -> str:
    names = ", ".join(_printable(seat["name"]) for seat in table["seats"])
    return f"{table['id']}  {table['status']:<8}  {_format_time(table['updated_at'])}  {names}"


def _printable(name: str) -> str:
    """Names come from strangers: nothing in them may control the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def _format_time(timestamp_ms: int) -> str:
    return datetime.fromtimestamp(timestamp_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")

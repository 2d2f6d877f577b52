"""The command that serves games, and those for whoever keeps the server."""

from __future__ import annotations

import socket
from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final

import typer

from citadels.cli.errors import install_told, refuse, why
from citadels.cli.group import examples, new_app
from citadels.cli.output import print_data

if TYPE_CHECKING:
    from citadels.server.settings import Settings

NEEDED: Final = (
    *("aiosqlite", "alembic", "confusable_homoglyphs", "fastapi", "prometheus_client"),
    *("sqlalchemy", "structlog", "uvicorn"),
)
NO_CLIENT: Final = (
    "the browser client is not inside this package, only programs can play: "
    "run scripts/web in the sources (it needs Node.js 20) and install again"
)

DatabaseOption = Annotated[
    str,
    typer.Option(
        envvar="CITADELS_DATABASE",
        help="sqlite:///FILE or postgresql+psycopg://...; a file of your own if not said.",
    ),
]


app = new_app()


@app.command(
    epilog=examples(
        "citadels serve",
        "citadels serve --host 0.0.0.0 --port 8080",
        "citadels serve --database sqlite:///games.db --bot-pause 0 --json",
    )
)
def serve(  # noqa: PLR0913, PLR0917 - one keyword for each option
    database: DatabaseOption = "",
    redis: Annotated[
        str,
        typer.Option(envvar="CITADELS_REDIS", help="redis://HOST:PORT/0 if there are other nodes."),
    ] = "",
    host: Annotated[
        str, typer.Option(envvar="CITADELS_HOST", help="Address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="CITADELS_PORT", help="0 takes a free one.")] = 8000,
    origins: Annotated[
        str,
        typer.Option(
            envvar="CITADELS_ORIGINS", help="Other addresses whose pages may talk to the server."
        ),
    ] = "",
    node: Annotated[
        str, typer.Option(envvar="CITADELS_NODE", help="A name of this node; made up if not said.")
    ] = "",
    bot_processes: Annotated[
        int, typer.Option(envvar="CITADELS_BOT_PROCESSES", help="In so many processes bots think.")
    ] = 1,
    bot_pause: Annotated[
        float, typer.Option(envvar="CITADELS_BOT_PAUSE", help="Seconds before a bot answers.")
    ] = 0.6,
    adviser: Annotated[
        str, typer.Option(envvar="CITADELS_ADVISER", help="The bot that gives hints.")
    ] = "search(ms=500)",
    statistics: Annotated[
        str,
        typer.Option(
            envvar="CITADELS_STATISTICS",
            help="A file of citadels lab report --statistics; our own if not said.",
        ),
    ] = "",
    poll: Annotated[
        float,
        typer.Option(envvar="CITADELS_POLL", help="Seconds between looks at what others stored."),
    ] = 2.0,
    lease: Annotated[
        float,
        typer.Option(
            envvar="CITADELS_LEASE", help="Seconds until others run the bots of a node that died."
        ),
    ] = 2.0,
    messages: Annotated[
        float,
        typer.Option(envvar="CITADELS_MESSAGES", help="Messages a second that a line may send."),
    ] = 20.0,
    largest: Annotated[
        int, typer.Option(envvar="CITADELS_LARGEST", help="The largest message, in bytes.")
    ] = 16_384,
    requests: Annotated[
        int, typer.Option(envvar="CITADELS_REQUESTS", help="Changes a minute from one address.")
    ] = 240,
    largest_request: Annotated[
        int, typer.Option(envvar="CITADELS_LARGEST_REQUEST", help="The largest request, in bytes.")
    ] = 524_288,
    lines: Annotated[
        int, typer.Option(envvar="CITADELS_LINES", help="Lines that one address may have open.")
    ] = 200,
    tables: Annotated[
        int, typer.Option(envvar="CITADELS_TABLES", help="Tables an hour from one address.")
    ] = 240,
    patience: Annotated[
        float,
        typer.Option(envvar="CITADELS_PATIENCE", help="Seconds that slow clients are waited for."),
    ] = 10.0,
    proxies: Annotated[
        str,
        typer.Option(envvar="CITADELS_PROXIES", help="Proxies that tell the address of clients."),
    ] = "127.0.0.1",
    verbose: Annotated[
        bool, typer.Option("--verbose", envvar="CITADELS_VERBOSE", help="Log more.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the address as data when it listens.")
    ] = False,
) -> None:
    """Serve games to browsers and other programs.

    Every option can be set in the environment. Needs citadels\\[server].
    """
    need_server()
    from citadels.server.http.static_files import has_client  # noqa: PLC0415
    from citadels.server.settings import Settings  # noqa: PLC0415 - only with the server installed

    if not has_client():
        typer.echo(NO_CLIENT, err=True)
    settings = Settings(
        redis=redis,
        host=host,
        port=port,
        origins=tuple(filter(None, origins.split(","))),
        bot_processes=bot_processes,
        bot_pause=bot_pause,
        adviser=adviser,
        statistics=statistics,
        poll=poll,
        lease=lease,
        messages_a_second=messages,
        largest_message=largest,
        requests_a_minute=requests,
        largest_request=largest_request,
        lines_an_address=lines,
        tables_an_hour=tables,
        patience=patience,
        proxies=proxies,
    )
    if database:
        settings = replace(settings, database=database)
    if node:
        settings = replace(settings, node=node)
    _serve(settings, verbose, as_json)


def _serve(settings: Settings, verbose: bool, as_json: bool) -> None:
    from citadels.server.launch import serve as run  # noqa: PLC0415
    from citadels.server.settings import SettingsError  # noqa: PLC0415
    from citadels.server.store.errors import StoreError  # noqa: PLC0415

    try:
        settings.check()
        _need_free(settings.host, settings.port)
        run(settings, _print_address if as_json else _tell_address, verbose)
    except (SettingsError, StoreError) as error:
        refuse(str(error))


def _tell_address(host: str, port: int) -> None:
    typer.echo(f"Citadels is at {_address(host, port)} (Ctrl-C ends it; games go on next time)")


def _need_free(host: str, port: int) -> None:
    """Say before anything else is done that nobody could be heard there."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in found:
            with socket.socket(family, kind, protocol) as probe:
                # As the server does: one that has just ended does not keep its port.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except (OSError, UnicodeError) as error:
        where = f"{host} port {port}"
        refuse(f"cannot listen on {where}: {why(error)}; choose another --host or --port")


def _print_address(host: str, port: int) -> None:
    print_data({"host": host, "port": port, "address": _address(host, port)})


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{shown}:{port}/"


def need_server() -> None:
    """Say what is missing if the package was installed without its server."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        refuse(f"the server needs {', '.join(missing)}: {install_told('server')}")

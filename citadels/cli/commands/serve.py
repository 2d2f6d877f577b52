"""`citadels serve`: the game server."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Final

import typer

from citadels.cli.errors import error_reason, install_hint, refuse
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import print_data

if TYPE_CHECKING:
    from citadels.server.settings import Settings

REQUIRED_PACKAGES: Final = (
    *("aiosqlite", "alembic", "confusable_homoglyphs", "fastapi", "prometheus_client"),
    *("sqlalchemy", "structlog", "uvicorn"),
)
NO_CLIENT_MESSAGE: Final = (
    "this package has no browser client, so only programs can play: "
    "run scripts/web in the sources (needs Node.js 20) and install it again"
)

# One type for each option, so that the signature of the command stays readable. An option without
# an `envvar` can be set by its own name: `--host` by CITADELS_HOST.
DatabaseOption = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="CITADELS_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: your own file).",
    ),
]
RedisOption = Annotated[
    str,
    typer.Option(
        "--redis", envvar="CITADELS_REDIS", help="redis://HOST:PORT/0, if there are several nodes."
    ),
]
HostOption = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")]
PortOption = Annotated[int, typer.Option(help="Port to listen on; 0 picks a free one.")]
AllowedOriginsOption = Annotated[
    str, typer.Option(help="Other sites whose pages may use the server, separated by commas.")
]
NodeNameOption = Annotated[str, typer.Option(help="Name of this node (default: generated).")]
BotProcessesOption = Annotated[int, typer.Option(help="Number of processes for bots.")]
BotPauseOption = Annotated[float, typer.Option(help="Seconds before a bot answers.")]
HintBotOption = Annotated[str, typer.Option(help="Bot that gives hints.")]
StatisticsFileOption = Annotated[
    str,
    typer.Option(
        help="File of citadels lab report --statistics (default: the one in the package)."
    ),
]
PollOption = Annotated[
    float, typer.Option(help="Seconds between checks for changes by other nodes.")
]
LeaseOption = Annotated[
    float, typer.Option(help="Seconds until other nodes take over the bots of a failed node.")
]
MessageRateOption = Annotated[
    float, typer.Option(help="Messages per second allowed per connection.")
]
MaxMessageOption = Annotated[int, typer.Option(help="Size limit of a message.")]
RequestRateOption = Annotated[int, typer.Option(help="Requests per minute allowed per address.")]
MaxRequestOption = Annotated[int, typer.Option(help="Size limit of a request.")]
MaxConnectionsOption = Annotated[int, typer.Option(help="Open connections allowed per address.")]
TableRateOption = Annotated[int, typer.Option(help="New tables per hour allowed per address.")]
ClientTimeoutOption = Annotated[float, typer.Option(help="Seconds to wait for a slow client.")]
TrustedProxiesOption = Annotated[
    str,
    typer.Option(
        help="Proxies trusted to report client addresses, separated by commas; * for all."
    ),
]
VerboseOption = Annotated[bool, typer.Option("--verbose", help="Log more.")]
AddressJsonOption = Annotated[
    bool,
    typer.Option(
        "--json",
        allow_from_autoenv=False,
        help="Print the address as JSON once the server listens.",
    ),
]

app = new_app()


@app.command(
    context_settings={"auto_envvar_prefix": "CITADELS"},
    epilog=examples(
        "citadels serve",
        "citadels serve --host 0.0.0.0 --port 8080",
        "citadels serve --database sqlite:///games.db --bot-pause-seconds 0 --json",
    ),
)
def serve(  # noqa: PLR0913, PLR0917 - one keyword for each option
    context: typer.Context,
    database_url: DatabaseOption = "",
    redis_url: RedisOption = "",
    host: HostOption = "127.0.0.1",
    port: PortOption = 8000,
    allowed_origins: AllowedOriginsOption = "",
    node_name: NodeNameOption = "",
    bot_processes: BotProcessesOption = 1,
    bot_pause_seconds: BotPauseOption = 0.6,
    hint_bot: HintBotOption = "search(ms=500)",
    statistics_file: StatisticsFileOption = "",
    poll_seconds: PollOption = 2.0,
    lease_seconds: LeaseOption = 2.0,
    messages_per_second: MessageRateOption = 20.0,
    max_message_bytes: MaxMessageOption = 16_384,
    requests_per_minute: RequestRateOption = 240,
    max_request_bytes: MaxRequestOption = 524_288,
    max_connections_per_ip: MaxConnectionsOption = 200,
    tables_per_hour: TableRateOption = 240,
    client_timeout_seconds: ClientTimeoutOption = 10.0,
    trusted_proxies: TrustedProxiesOption = "127.0.0.1",
    verbose: VerboseOption = False,
    as_json: AddressJsonOption = False,
) -> None:
    """Serve games to browsers and other programs.

    Every option can be set in the environment. Needs citadels\\[server].
    """
    require_server()
    from citadels.server.settings import Settings  # noqa: PLC0415 - only with the server installed

    values = {**context.params, "allowed_origins": tuple(filter(None, allowed_origins.split(",")))}
    del values["verbose"], values["as_json"]
    for name in ("database_url", "node_name"):
        if not values[name]:
            del values[name]  # its default is found when the server starts
    _run_server(Settings(**values), verbose, as_json)


def _run_server(settings: Settings, verbose: bool, as_json: bool) -> None:
    from citadels.server.http.static_files import has_client  # noqa: PLC0415
    from citadels.server.launch import serve as run  # noqa: PLC0415
    from citadels.server.settings import SettingsError  # noqa: PLC0415
    from citadels.server.store.errors import StoreError  # noqa: PLC0415

    try:
        settings.check()
        _require_free_port(settings.host, settings.port)
        if not has_client():
            typer.echo(NO_CLIENT_MESSAGE, err=True)
        run(settings, _print_address_data if as_json else _announce_address, verbose)
    except (SettingsError, StoreError) as error:
        refuse(str(error))


def _announce_address(host: str, port: int) -> None:
    typer.echo(f"Citadels is running at {_url(host, port)} (Ctrl-C stops it; all games are kept)")


def _require_free_port(host: str, port: int) -> None:
    """Refuse an address that cannot be listened on, before anything else is done."""
    try:
        addresses = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in addresses:
            with socket.socket(family, kind, protocol) as probe:
                # As the server does: one that has just ended does not keep its port.
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except (OSError, UnicodeError) as error:
        endpoint = f"{host} port {port}"
        refuse(
            f"cannot listen on {endpoint}: {error_reason(error)}; choose another --host or --port"
        )


def _print_address_data(host: str, port: int) -> None:
    print_data({"host": host, "port": port, "address": _url(host, port)})


def _url(host: str, port: int) -> str:
    name = "localhost" if host in {"127.0.0.1", "0.0.0.0", "::"} else host  # noqa: S104
    return f"http://{name}:{port}/"


def require_server() -> None:
    """Refuse, with what is missing, if the package was installed without its server."""
    missing = [name for name in REQUIRED_PACKAGES if find_spec(name) is None]
    if missing:
        refuse(f"the server needs {', '.join(missing)}: {install_hint('server')}")

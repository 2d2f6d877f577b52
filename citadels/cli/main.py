"""The command `citadels`: which commands there are."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from citadels.cli.errors import EXIT_CODES_HELP
from citadels.cli.lazy_group import LazyCommand, LazyGroup, examples

# The panels of the help page.
_PLAY: Final = "Play"
_LOOK_UP: Final = "Look up"
_BOTS: Final = "Bots and tournaments"
_SERVER: Final = "Server"

# By name, which is also the name of the module in `citadels/cli/commands`.
COMMANDS: Final = {
    "play": LazyCommand(_PLAY, "Play a game against bots, or at a table on a server."),
    "replay": LazyCommand(_PLAY, "Print a finished game from its first step to its last."),
    "rules": LazyCommand(_LOOK_UP, "Look up a card, a term or a rule in any rulebook."),
    "compare": LazyCommand(_LOOK_UP, "Print the rulebooks side by side as one page."),
    "check": LazyCommand(_LOOK_UP, "Run stories and report which assertions fail."),
    "verify": LazyCommand(
        _LOOK_UP, "Check that games were dealt from the secret whose hash was shown at their start."
    ),
    "bots": LazyCommand(_BOTS, "List the bots, or ask one for its view of a position."),
    "simulate": LazyCommand(_BOTS, "Play many games at one table and count what happens."),
    "tournament": LazyCommand(
        _BOTS, "Let bots play each other, with every deal played in every seating."
    ),
    "lab": LazyCommand(_BOTS, "Study the game itself by playing many games."),
    "soak": LazyCommand(
        _BOTS,
        "Play random games with every rulebook and check that each ends and loses no card or coin.",
    ),
    "serve": LazyCommand(_SERVER, "Serve games to browsers and other programs."),
    "db": LazyCommand(_SERVER, "Maintain the database of a server."),
    "admin": LazyCommand(_SERVER, "Manage the tables and games of a server."),
}


class CitadelsGroup(LazyGroup):
    """The commands of this program."""

    lazy_commands = COMMANDS


app = typer.Typer(
    cls=CitadelsGroup,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    epilog="\n\n".join(
        [
            examples("citadels play", "citadels rules wizard", "citadels serve --port 8080"),
            "For the options of one command: citadels rules --help",
            EXIT_CODES_HELP,
        ]
    ),
)


def _print_version(is_requested: bool) -> None:
    if is_requested:
        from citadels import __version__, compiled_engine  # noqa: PLC0415 - loads the engine

        typer.echo(f"citadels {__version__}, engine {compiled_engine.active_engine()}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version."
        ),
    ] = False,
) -> None:
    """Bruno Faidutti's card game Citadels."""

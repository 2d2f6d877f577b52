"""The command `citadels`: which commands there are."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from citadels.cli.errors import EXIT_CODES_HELP
from citadels.cli.lazy_group import (
    BOTS_PANEL,
    LOOK_UP_PANEL,
    PLAY_PANEL,
    SERVER_PANEL,
    LazyCommand,
    LazyGroup,
    examples,
)

COMMANDS: Final = {
    "play": LazyCommand(
        "citadels.cli.commands.play",
        "play",
        PLAY_PANEL,
        "Play a game against bots, or at a table on a server.",
        examples(
            "citadels play",
            "citadels play --continue",
            "citadels play --lang uk --players 5 --preset cunning-agents",
            "citadels play --profile classic-fr --bots 'charter,search(ms=500)' --seed 7",
        ),
    ),
    "replay": LazyCommand(
        "citadels.cli.commands.replay",
        "app",
        PLAY_PANEL,
        "Print a finished game from its first step to its last.",
    ),
    "rules": LazyCommand(
        "citadels.cli.commands.rules",
        "app",
        LOOK_UP_PANEL,
        "Look up a card, a term or a rule in any rulebook.",
    ),
    "compare": LazyCommand(
        "citadels.cli.commands.compare",
        "app",
        LOOK_UP_PANEL,
        "Print the rulebooks side by side as one page.",
    ),
    "check": LazyCommand(
        "citadels.cli.commands.check",
        "app",
        LOOK_UP_PANEL,
        "Run stories and report which claims fail.",
    ),
    "verify": LazyCommand(
        "citadels.cli.commands.verify",
        "app",
        LOOK_UP_PANEL,
        "Check that games were dealt from the secret whose hash was shown at their start.",
    ),
    "bots": LazyCommand(
        "citadels.cli.commands.bots",
        "app",
        BOTS_PANEL,
        "List the bots, or ask one for its view of a position.",
    ),
    "simulate": LazyCommand(
        "citadels.cli.commands.simulate",
        "app",
        BOTS_PANEL,
        "Play many games at one table and count what happens.",
    ),
    "tournament": LazyCommand(
        "citadels.cli.commands.tournament",
        "app",
        BOTS_PANEL,
        "Let bots play each other, with every deal played in every seating.",
    ),
    "lab": LazyCommand(
        "citadels.cli.commands.lab",
        "app",
        BOTS_PANEL,
        "Study the game itself by playing many games.",
    ),
    "soak": LazyCommand(
        "citadels.cli.commands.soak",
        "app",
        BOTS_PANEL,
        "Play random games with every rulebook and check that each ends and loses no card or coin.",
    ),
    "serve": LazyCommand(
        "citadels.cli.commands.serve",
        "app",
        SERVER_PANEL,
        "Serve games to browsers and other programs.",
    ),
    "db": LazyCommand(
        "citadels.cli.commands.db", "app", SERVER_PANEL, "Maintain the database of a server."
    ),
    "admin": LazyCommand(
        "citadels.cli.commands.admin",
        "app",
        SERVER_PANEL,
        "Manage the tables and games of a server.",
    ),
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

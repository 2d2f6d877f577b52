"""The command `citadels`: which commands there are."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from citadels.cli.errors import CODES
from citadels.cli.group import BOTS, LOOK_UP, PLAY, SERVER, Commands, Later, examples

COMMANDS: Final = {
    "play": Later(
        "citadels.cli.play",
        "play",
        PLAY,
        "Play a game against bots, or at a table on a server.",
        examples(
            "citadels play",
            "citadels play --continue",
            "citadels play --lang uk --players 5 --preset cunning-agents",
            "citadels play --profile classic-fr --bots 'charter,search(ms=500)' --seed 7",
        ),
    ),
    "replay": Later(
        "citadels.cli.replay", "app", PLAY, "Tell a finished game from its first to its last step."
    ),
    "rules": Later(
        "citadels.cli.rules", "app", LOOK_UP, "Look up a card, a term or a rule, by any rulebook."
    ),
    "compare": Later(
        "citadels.cli.comparing", "app", LOOK_UP, "Lay the rulebooks side by side, as a page."
    ),
    "check": Later(
        "citadels.cli.checking", "app", LOOK_UP, "Run stories and say what in them is not true."
    ),
    "verify": Later(
        "citadels.cli.verifying",
        "app",
        LOOK_UP,
        "Check that games were dealt from the secret whose hash was shown at their start.",
    ),
    "bots": Later(
        "citadels.cli.bots", "app", BOTS, "Say which bots there are, and what one thinks."
    ),
    "simulate": Later(
        "citadels.cli.simulate", "app", BOTS, "Play many games at one table and count what happens."
    ),
    "tournament": Later(
        "citadels.cli.tournament",
        "app",
        BOTS,
        "Let bots play against each other, each deal in every seating.",
    ),
    "lab": Later(
        "citadels.cli.lab",
        "app",
        BOTS,
        "Ask what is true about the game, by studies of many games.",
    ),
    "soak": Later(
        "citadels.cli.soaking",
        "app",
        BOTS,
        "Play random games of every book and check that each ends and that nothing is lost.",
    ),
    "serve": Later(
        "citadels.cli.serving", "app", SERVER, "Serve games to browsers and other programs."
    ),
    "db": Later("citadels.cli.database", "app", SERVER, "Look after the database of a server."),
    "admin": Later(
        "citadels.cli.admin", "app", SERVER, "Look after the tables and games of a server."
    ),
}


class Citadels(Commands):
    """The commands of this program."""

    later = COMMANDS


app = typer.Typer(
    cls=Citadels,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    epilog="\n\n".join(
        [
            examples("citadels play", "citadels rules wizard", "citadels serve --port 8080"),
            "Every command tells more: citadels rules --help",
            CODES,
        ]
    ),
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        from citadels import __version__, compiled_engine  # noqa: PLC0415 - loads the engine

        typer.echo(f"citadels {__version__}, engine {compiled_engine.active_engine()}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Bruno Faidutti's card game Citadels."""

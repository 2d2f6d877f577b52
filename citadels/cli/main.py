"""The command line: checking stories, playing in the terminal."""

from __future__ import annotations

import io
import sys
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from citadels import native
from citadels.cli import admin, database
from citadels.cli.arena import UNUSABLE, PlainCommand
from citadels.cli.cards import card_text
from citadels.cli.checking import check_paths
from citadels.cli.compare import page, write_page
from citadels.cli.play import play
from citadels.cli.serving import serve
from citadels.cli.simulate import simulate
from citadels.cli.soaking import soak_games
from citadels.cli.speech import Speech
from citadels.cli.tournament import tournament
from citadels.cli.verifying import verify
from citadels.engine.editions.registry import edition

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


class Language(StrEnum):
    """The languages of the texts."""

    EN = "en"
    FR = "fr"
    RU = "ru"
    UK = "uk"
    BG = "bg"


class Profile(StrEnum):
    """The rulebooks to play by."""

    REVISED_2016 = "2016"
    CLASSIC_EN = "classic-en"
    CLASSIC_RU = "classic-ru"
    CLASSIC_FR = "classic-fr"


LanguageOption = Annotated[Language, typer.Option(help="The language of the texts.")]
ProfileOption = Annotated[Profile, typer.Option(help="The rulebook to play by.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"citadels {version('citadels')}, engine {native.running()}")
        raise typer.Exit


@app.callback()
def main(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_tell_version, is_eager=True, help="Say the version."),
    ] = False,
) -> None:
    """Bruno Faidutti's card game Citadels."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show a letter shows another one rather than a traceback.
            stream.reconfigure(errors="replace")


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Files and folders with stories.")],
) -> None:
    """Run stories and say what in them is not true."""
    code = check_paths(paths, typer.echo)
    if code:
        raise typer.Exit(code)


@app.command()
def rules(
    card: Annotated[list[str], typer.Argument(help="A card, by its name.")],
    profile: ProfileOption = Profile.REVISED_2016,
    language: LanguageOption = Language.EN,
) -> None:
    """Show what is printed on a card."""
    speech = Speech(language.value, [], profile.value)
    words = " ".join(card)
    Console(highlight=False).print(card_text(words, speech, edition(profile.value)))
    if speech.find_card(words) is None:
        raise typer.Exit(1)


@app.command()
def compare(
    write: Annotated[
        bool, typer.Option("--write", help="Write the page into the documents instead.")
    ] = False,
) -> None:
    """Lay the rulebooks side by side, as a page."""
    if not write:
        typer.echo(page(), nl=False)
    elif not write_page():
        typer.echo("there is no folder docs/rules beside the package", err=True)
        raise typer.Exit(UNUSABLE)


@app.command()
def soak(
    games: Annotated[int, typer.Argument(min=1, help="How many games.")],
    first: Annotated[int, typer.Option(min=0, help="The number of the first one.")] = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many at once; one for each core.")
    ] = None,
) -> None:
    """Play random games of every book and check that each ends and that nothing is lost."""
    if not soak_games(games, first, processes):
        raise typer.Exit(1)


app.command()(play)
app.command(cls=PlainCommand)(tournament)
app.command(cls=PlainCommand)(simulate)
app.command(cls=PlainCommand)(serve)
app.command()(verify)
app.add_typer(database.app, name="db")
app.add_typer(admin.app, name="admin")

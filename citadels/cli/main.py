"""The command line: checking stories, playing in the terminal."""

from __future__ import annotations

import io
import random
import sys
from enum import StrEnum
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from citadels.cli.cards import card_text
from citadels.cli.checking import check_paths
from citadels.cli.playing import Playing, Table
from citadels.cli.speech import Speech
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.setup import choose, random_setup
from citadels.text import Texts

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

RANDOM = "random"
UNUSABLE = 2
LARGEST_SEED = 10**9


class Language(StrEnum):
    """The languages of the texts."""

    EN = "en"
    FR = "fr"
    RU = "ru"
    UK = "uk"
    BG = "bg"


LanguageOption = Annotated[Language, typer.Option(help="The language of the texts.")]


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"citadels {version('citadels')}")
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
def play(
    players: Annotated[int, typer.Option(min=2, max=8, help="How many sit at the table.")] = 4,
    preset: Annotated[str, typer.Option(help="A set of cards, or 'random'.")] = "first-game",
    seed: Annotated[
        int | None, typer.Option(min=0, help="Where chance comes from; another one each time.")
    ] = None,
    language: LanguageOption = Language.EN,
    save: Annotated[Path | None, typer.Option(help="Write the game to this file.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Let chance play your seat too.")] = False,
) -> None:
    """Play a game against opponents who answer at random."""
    if seed is None:
        seed = random.SystemRandom().randrange(LARGEST_SEED)
    setup = _setup(players, preset, seed, language)
    console = Console(highlight=False)
    table = Table(setup, seed, language.value, auto, save)
    if not Playing(table, console, console.input).run():
        raise typer.Exit(UNUSABLE)


@app.command()
def rules(
    card: Annotated[list[str], typer.Argument(help="A card, by its name.")],
    language: LanguageOption = Language.EN,
) -> None:
    """Show what is printed on a card."""
    speech = Speech(language.value, [])
    words = " ".join(card)
    Console(highlight=False).print(card_text(words, speech, edition(PROFILES[0])))
    if speech.find_card(words) is None:
        raise typer.Exit(1)


def _setup(players: int, preset: str, seed: int, language: Language) -> Setup:
    if preset == RANDOM:
        return random_setup(PROFILES[0], players, seed)
    try:
        return choose(PROFILES[0], players, preset=preset)
    except SetupError as error:
        texts = Texts(language.value)
        for problem in error.problems:
            typer.echo(texts.problem(problem.code, **dict(problem.values)), err=True)
        slugs = [row.slug for row in edition(PROFILES[0]).presets]
        typer.echo(", ".join([*slugs, RANDOM]), err=True)
        raise typer.Exit(UNUSABLE) from error

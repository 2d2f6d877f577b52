"""`citadels play`: a game on the whole screen, or line by line where there is no terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from citadels.bots.bot import Bot, BotError
from citadels.bots.registry import make_bot
from citadels.cli.arena import some_seed
from citadels.cli.choosing import make_setup, problems_told
from citadels.cli.completing import complete_bots, complete_presets
from citadels.cli.errors import UNUSABLE, refuse
from citadels.cli.language import Language, LanguageOption, spoken
from citadels.cli.output import console
from citadels.cli.playing import Playing, Table
from citadels.cli.profiles import Profile, ProfileOption
from citadels.engine.editions.edition import Setup, SetupError
from citadels.sim.pairing import PairingError, split_bots
from citadels.text import Texts

if TYPE_CHECKING:
    from citadels.cli.fullscreen import FullScreen

PLAYERS: Final = 4
PRESET: Final = "first-game"
BOTS: Final = "charter"


def play(  # noqa: PLR0913, PLR0917 - one keyword for each option
    link: Annotated[
        str, typer.Argument(help="The link to a table on a server, or to your own seat at it.")
    ] = "",
    players: Annotated[
        int | None, typer.Option(min=2, max=8, help=f"How many sit at the table: {PLAYERS}.")
    ] = None,
    profile: ProfileOption | None = None,
    preset: Annotated[
        str,
        typer.Option(
            autocompletion=complete_presets,
            help=f"A set of cards, or 'random': {PRESET} if not said.",
        ),
    ] = "",
    target: Annotated[
        int | None, typer.Option(help="A shorter game: so many districts complete a city.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, help="Where chance comes from; another one each time.")
    ] = None,
    language: LanguageOption = None,
    save: Annotated[Path | None, typer.Option(help="Write the game to this file.")] = None,
    auto: Annotated[bool, typer.Option("--auto", help="Let a bot play your seat too.")] = False,
    bots: Annotated[
        str,
        typer.Option(
            autocompletion=complete_bots,
            help="Who plays against you, one or several: 'charter,search(ms=500)'.",
        ),
    ] = "",
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line, as where there is no terminal.")
    ] = False,
    go_on: Annotated[
        bool, typer.Option("--continue", help="Go on with the game that was saved last.")
    ] = False,
) -> None:
    """Play a game against bots, or at a table on a server."""
    spoken_here = spoken(language)
    on_screen = not plain and _has_terminal()
    if (link or go_on) and not on_screen:
        refuse(Texts(spoken_here).terminal("need-terminal"))
    is_said = any((players, profile, preset, target, bots, auto, save)) or seed is not None
    if link or go_on or (on_screen and not is_said):
        _open(link, go_on, language)
        return
    chosen = profile or Profile.REVISED_2016
    drawn = some_seed(seed)
    setup = _setup(chosen.value, players or PLAYERS, preset or PRESET, target, drawn, spoken_here)
    line_up = _bots(bots or BOTS)
    if on_screen:
        lines = tuple(bot.spec for bot in line_up)
        _screen(language).play(setup.spec(), lines, auto, seed, save)
        return
    place = console()
    table = Table(setup, drawn, spoken_here, auto, save, line_up)
    if not Playing(table, place, place.input).run():
        raise typer.Exit(UNUSABLE)


def _screen(language: Language | None) -> FullScreen:
    from citadels.cli.fullscreen import FullScreen  # noqa: PLC0415 - the others need not wait

    return FullScreen(language.value if language else "", spoken(language))


def _open(link: str, go_on: bool, language: Language | None) -> None:
    """A table on a server, a saved game, or whatever is chosen there."""
    screen = _screen(language)
    if link:
        screen.follow(link)
    elif go_on:
        screen.go_on()
    else:
        screen.start()


def _has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _setup(
    profile: str, players: int, preset: str, target: int | None, seed: int, language: str
) -> Setup:
    try:
        return make_setup(profile, players, preset, target or 0, seed)
    except SetupError as error:
        refuse(problems_told(error, profile, language))


def _bots(lines: str) -> tuple[Bot, ...]:
    try:
        return tuple(make_bot(line) for line in split_bots(lines))
    except (BotError, PairingError) as error:
        refuse(f"--bots: {error}")

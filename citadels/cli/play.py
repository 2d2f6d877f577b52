"""`citadels play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from citadels.bots.bot import Bot, BotError
from citadels.bots.lines import make_bot
from citadels.cli.arena import some_seed
from citadels.cli.choosing import make_setup, problems_told
from citadels.cli.completing import complete_bots, complete_presets
from citadels.cli.errors import UNUSABLE, refuse
from citadels.cli.language import LanguageOption, spoken
from citadels.cli.output import console
from citadels.cli.playing import Playing, Table
from citadels.cli.profiles import Profile, ProfileOption
from citadels.engine.editions.edition import SetupError
from citadels.sim.pairing import PairingError, split_bots


def play(  # noqa: PLR0913, PLR0917 - one keyword for each option
    players: Annotated[int, typer.Option(min=2, max=8, help="How many sit at the table.")] = 4,
    profile: ProfileOption = Profile.REVISED_2016,
    preset: Annotated[
        str, typer.Option(autocompletion=complete_presets, help="A set of cards, or 'random'.")
    ] = "first-game",
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
    ] = "charter",
) -> None:
    """Play a game against bots."""
    seed = some_seed(seed)
    spoken_here = spoken(language)
    try:
        setup = make_setup(profile.value, players, preset, target or 0, seed)
    except SetupError as error:
        refuse(problems_told(error, profile.value, spoken_here))
    place = console()
    table = Table(setup, seed, spoken_here, auto, save, _bots(bots))
    if not Playing(table, place, place.input).run():
        raise typer.Exit(UNUSABLE)


def _bots(lines: str) -> tuple[Bot, ...]:
    try:
        return tuple(make_bot(line) for line in split_bots(lines))
    except (BotError, PairingError) as error:
        refuse(f"--bots: {error}")

"""`citadels play`: a game on the full screen, or line by line without a terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from citadels.bots.bot import BotError
from citadels.bots.registry import make_bot
from citadels.cli.batch.options import seed_or_random
from citadels.cli.completion.candidates import complete_bots, complete_presets
from citadels.cli.errors import USAGE_ERROR, refuse
from citadels.cli.language import LanguageOption, resolve_language
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.line_mode.game import LineGame
from citadels.cli.output import console
from citadels.cli.profiles import Profile
from citadels.cli.setup_errors import make_setup, problems_line
from citadels.engine.editions.edition import SetupError
from citadels.session.local import LocalSession, new_game
from citadels.sim.seatings import SeatingError, split_bot_specs
from citadels.text import Texts

DEFAULT_PLAYERS: Final = 4
DEFAULT_PRESET: Final = "first-game"
DEFAULT_BOTS: Final = "charter"

LinkArgument = Annotated[
    str, typer.Argument(help="Link to a table on a server, or to your own seat at it.")
]
PlayersOption = Annotated[
    int | None, typer.Option(min=2, max=8, help=f"Number of players (default {DEFAULT_PLAYERS}).")
]
ProfileOption = Annotated[
    Profile | None, typer.Option(help=f"The rulebook to use (default {Profile.REVISED_2016}).")
]
PresetOption = Annotated[
    str,
    typer.Option(
        autocompletion=complete_presets,
        help=f"A set of cards, or 'random' (default {DEFAULT_PRESET}).",
    ),
]
TargetOption = Annotated[
    int | None, typer.Option(help="Shorter game: number of districts that completes a city.")
]
SeedOption = Annotated[
    int | None, typer.Option(min=0, help="Random seed (default: a new one each time).")
]
SaveOption = Annotated[Path | None, typer.Option(help="Write the game to this file.")]
AutoOption = Annotated[bool, typer.Option("--auto", help="Let a bot play your seat too.")]
BotsOption = Annotated[
    str,
    typer.Option(
        autocompletion=complete_bots,
        help="Your opponents, one or several: 'charter,search(ms=500)'.",
    ),
]
PlainOption = Annotated[
    bool, typer.Option("--plain", help="Plain line-by-line output, as used without a terminal.")
]
ContinueOption = Annotated[
    bool, typer.Option("--continue", help="Continue the most recently saved game.")
]


app = new_app()


@app.command(
    epilog=examples(
        "citadels play",
        "citadels play --continue",
        "citadels play --lang uk --players 5 --preset cunning-agents",
        "citadels play --profile classic-fr --bots 'charter,search(ms=500)' --seed 7",
    )
)
def play(  # noqa: PLR0913, PLR0917 - one keyword for each option
    link: LinkArgument = "",
    players: PlayersOption = None,
    profile: ProfileOption = None,
    preset: PresetOption = "",
    target: TargetOption = None,
    seed: SeedOption = None,
    language: LanguageOption = None,
    save: SaveOption = None,
    auto: AutoOption = False,
    bots: BotsOption = "",
    plain: PlainOption = False,
    resume: ContinueOption = False,
) -> None:
    """Play a game against bots, or at a table on a server."""
    texts = Texts(resolve_language(language))
    is_full_screen = not plain and _has_terminal()
    if (link or resume) and not is_full_screen:
        refuse(texts.terminal("need-terminal"))
    has_options = any((players, profile, preset, target, bots, auto, save)) or seed is not None
    if link or resume or (is_full_screen and not has_options):
        from citadels.cli.fullscreen import open_full_screen  # noqa: PLC0415 - loads Textual

        open_full_screen(link, resume, language)
        return
    rulebook = profile or Profile.REVISED_2016
    game_seed = seed_or_random(seed)
    try:
        setup = make_setup(
            rulebook, players or DEFAULT_PLAYERS, preset or DEFAULT_PRESET, target or 0, game_seed
        )
    except SetupError as error:
        refuse(problems_line(error, rulebook, texts.language))
    opponents = _bot_specs(bots or DEFAULT_BOTS)
    if is_full_screen:
        from citadels.cli.fullscreen import play_new_game  # noqa: PLC0415

        play_new_game(setup.spec(), opponents, auto, seed, language, save)
        return
    names = texts.terminal("names").split()
    session = LocalSession(new_game(setup.spec(), names, opponents, auto, game_seed))
    game = LineGame(session, texts.language, console())
    game.print_introduction(setup, game_seed)
    game.run()
    if save is not None and not game.save_story(save):
        raise typer.Exit(USAGE_ERROR)


def _has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _bot_specs(specs: str) -> tuple[str, ...]:
    try:
        return tuple(make_bot(spec).spec for spec in split_bot_specs(specs))
    except (BotError, SeatingError) as error:
        refuse(f"--bots: {error}")

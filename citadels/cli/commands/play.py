"""`citadels play`: a game on the whole screen, or line by line where there is no terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from citadels.bots.bot import BotError
from citadels.bots.registry import make_bot
from citadels.cli.batch.options import seed_or_random
from citadels.cli.completion.candidates import complete_bots, complete_presets
from citadels.cli.errors import USAGE_ERROR, refuse
from citadels.cli.language import Language, LanguageOption, resolve_language
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.line_mode.game import LineGame
from citadels.cli.output import console
from citadels.cli.profiles import Profile
from citadels.cli.setup_errors import make_setup, problems_line
from citadels.engine.editions.edition import Setup, SetupError
from citadels.session.local import LocalSession, new_game
from citadels.sim.seatings import SeatingError, split_bot_specs
from citadels.text import Texts

if TYPE_CHECKING:
    from citadels.cli.fullscreen import FullScreen

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
    language_code = resolve_language(language)
    is_full_screen = not plain and _has_terminal()
    if (link or resume) and not is_full_screen:
        refuse(Texts(language_code).terminal("need-terminal"))
    has_options = any((players, profile, preset, target, bots, auto, save)) or seed is not None
    if link or resume or (is_full_screen and not has_options):
        _open_full_screen(link, resume, language)
        return
    rulebook = profile or Profile.REVISED_2016
    game_seed = seed_or_random(seed)
    setup = _make_setup(
        rulebook.value,
        players or DEFAULT_PLAYERS,
        preset or DEFAULT_PRESET,
        target,
        game_seed,
        language_code,
    )
    opponents = _bot_specs(bots or DEFAULT_BOTS)
    if is_full_screen:
        _full_screen(language).play(setup.spec(), opponents, auto, seed, save)
        return
    names = Texts(language_code).terminal("names").split()
    session = LocalSession(new_game(setup.spec(), names, opponents, auto, game_seed))
    game = LineGame(session, language_code, console())
    game.print_introduction(setup, game_seed)
    game.run()
    if save is not None and not game.save_story(save):
        raise typer.Exit(USAGE_ERROR)


def _full_screen(language: Language | None) -> FullScreen:
    from citadels.cli.fullscreen import FullScreen  # noqa: PLC0415 - the others need not wait

    return FullScreen(language.value if language else "", resolve_language(language))


def _open_full_screen(link: str, resume: bool, language: Language | None) -> None:
    """A table on a server, a saved game, or whatever is chosen there."""
    screen = _full_screen(language)
    if link:
        screen.open_link(link)
    elif resume:
        screen.resume()
    else:
        screen.start()


def _has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _make_setup(
    profile: str, players: int, preset: str, target: int | None, seed: int, language: str
) -> Setup:
    try:
        return make_setup(profile, players, preset, target or 0, seed)
    except SetupError as error:
        refuse(problems_line(error, profile, language))


def _bot_specs(specs: str) -> tuple[str, ...]:
    try:
        return tuple(make_bot(spec).spec for spec in split_bot_specs(specs))
    except (BotError, SeatingError) as error:
        refuse(f"--bots: {error}")

"""What the commands that play many games have in common: options, set-up, the line that repeats."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from citadels.bots.registry import make_bot
from citadels.cli.choosing import make_setup, problems_told
from citadels.cli.completing import complete_presets, complete_profiles
from citadels.cli.errors import install_told, refuse, why
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.serialization import setup_from_spec
from citadels.engine.validation.setup_problems import setup_problems
from citadels.sim.pairing import FEWEST, MOST, split_bots

LARGEST_SEED: Final = 10**9
PLAYERS: Final = 4
PRESET: Final = "first-game"
CONFIDENCE: Final = 0.95
LAB: Final = ("numpy", "openskill", "polars")


def number_from(least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers in these bounds."""
    bounds = f"from {least} to {most}" if most is not None else f"of at least {least}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise typer.BadParameter(f"{text!r} is not a whole number {bounds}")
        return number

    return read


def read_share(text: str) -> float:
    """A number between 0 and 1."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise typer.BadParameter(f"{text!r} is not a number between 0 and 1")
    return share


def _option(text: str, reader: Callable[[str], object] | None = None, name: str = "N") -> Any:
    if reader is None:
        return typer.Option(help=text)
    return typer.Option(help=text, parser=reader, metavar=name)


ProfileOption = Annotated[
    str | None,
    typer.Option(help=f"The rulebook: {', '.join(PROFILES)}.", autocompletion=complete_profiles),
]
PlayersOption = Annotated[
    int | None, _option("How many sit at the table.", number_from(FEWEST, MOST))
]
PresetOption = Annotated[
    str | None, typer.Option(help="A set of cards, or 'random'.", autocompletion=complete_presets)
]
TargetOption = Annotated[
    int | None,
    _option("A shorter game: so many districts complete a city.", number_from(1)),
]
SetupOption = Annotated[str | None, _option("The whole set-up in one line, instead of these four.")]
GamesOption = Annotated[
    int, _option("How many games for each match, rounded up to whole deals.", number_from(1))
]
SeedOption = Annotated[
    int | None, _option("Where chance comes from; another one each time.", number_from(0))
]
ProcessesOption = Annotated[
    int | None, _option("How many play at once; one for each core.", number_from(1))
]
OutOption = Annotated[Path | None, _option("Write games.parquet and summary.json to this folder.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print data instead of tables.")]
ConfidenceOption = Annotated[float, _option("How sure the intervals are.", read_share, "SHARE")]


@dataclass(frozen=True)
class Rules:
    """The set-up as it was asked for."""

    profile: str | None
    players: int | None
    preset: str | None
    target: int | None
    line: str | None  # all of it at once

    def make(self, seats: int | None, seed: int) -> Setup:
        """The set-up, for a table of so many seats if that is known already."""
        if self.line is not None:
            return self._read(self.line, seats)
        players = self.players or seats or PLAYERS
        if seats is not None and players != seats:
            refuse(f"--players {players}: there are {seats} bots at the table")
        profile = self.profile or PROFILES[0]
        try:
            edition(profile)
        except ValueError as error:
            refuse(f"--profile: {error}")
        try:
            preset = PRESET if self.preset is None else self.preset
            return make_setup(profile, players, preset, self.target or 0, seed)
        except SetupError as error:
            refuse(problems_told(error, profile, "en"))

    def _read(self, line: str, seats: int | None) -> Setup:
        given = (self.profile, self.players, self.preset, self.target)
        names = ("--profile", "--players", "--preset", "--target")
        for name, value in zip(names, given, strict=True):
            if value is not None:
                refuse(f"{name} {value} does not go with --setup, which says it all")
        try:
            setup = setup_from_spec(line)
        except ValueError as error:
            refuse(f"--setup: {error}")
        problems = setup_problems(setup)
        if problems:
            refuse(f"--setup: {problems_told(SetupError(problems), setup.profile, 'en')}")
        if seats is not None and setup.players != seats:
            refuse(f"--setup is for {setup.players} players: there are {seats} bots at the table")
        return setup

    def told(self, setup: Setup) -> dict[str, object]:
        """The options that ask for the same again."""
        if self.line is not None:
            return {"--setup": self.line}
        return {
            "--profile": setup.profile,
            "--players": setup.players,
            "--preset": self.preset or PRESET,
            "--target": self.target,
        }


def repeat_line(command: str, options: Mapping[str, object]) -> str:
    """The command with all that matters; options that are None or False are left out."""
    words = ["citadels", command]
    for name, value in options.items():
        if value is not None and value is not False:
            words += [name] if value is True else [name, str(value)]
    return shlex.join(words)


def read_bot(text: str) -> str:
    """The line of a bot as the bot itself tells it."""
    try:
        return make_bot(text).spec
    except ValueError as error:
        refuse(str(error))


def read_bots(text: str) -> list[str]:
    try:
        return [read_bot(bot) for bot in split_bots(text)]
    except ValueError as error:
        refuse(f"--bots: {error}")


def some_seed(seed: int | None) -> int:
    return random.SystemRandom().randrange(LARGEST_SEED) if seed is None else seed


def need_lab(command: str) -> None:
    """Leave if something is missing that only the laboratory needs."""
    missing = [name for name in LAB if find_spec(name) is None]
    if missing:
        refuse(f"{command} needs {', '.join(missing)}: {install_told('lab')}")


def ready_folder(folder: Path | None) -> None:
    """Make the folder for the results before hours are spent on them."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        refuse(f"--out {folder}: {why(error)}; give a folder that can be written")

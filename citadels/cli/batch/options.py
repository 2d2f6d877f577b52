"""What commands that play many games share: options, set-up, the command to reproduce a run."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from citadels.bots.registry import make_bot
from citadels.cli.completion.candidates import complete_presets, complete_profiles
from citadels.cli.errors import error_reason, install_hint, refuse
from citadels.cli.setup_errors import make_setup, problems_line
from citadels.engine.editions.edition import Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.serialization import setup_from_spec
from citadels.engine.validation.setup_problems import setup_problems
from citadels.sim.seatings import MAX_PLAYERS, MIN_PLAYERS, SINGLE_TABLE, split_bot_specs
from citadels.sim.sprt import CONFIDENCE, Hypotheses

if TYPE_CHECKING:
    from citadels.sim.seatings import Match
    from citadels.sim.tournament import Plan

MAX_SEED: Final = 10**9
DEFAULT_PLAYERS: Final = 4
DEFAULT_PRESET: Final = "first-game"
LAB_PACKAGES: Final = ("numpy", "openskill", "polars")
CHART_PACKAGES: Final = ("altair", "numpy", "polars", "vl_convert")


def int_parser(minimum: int, maximum: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers in these bounds."""
    bounds = f"from {minimum} to {maximum}" if maximum is not None else f"of at least {minimum}"

    def parse(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = minimum - 1
        if value < minimum or (maximum is not None and value > maximum):
            raise typer.BadParameter(f"{text!r} is not a whole number {bounds}")
        return value

    return parse


def parse_share(text: str) -> float:
    """A number between 0 and 1."""
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise typer.BadParameter(f"{text!r} is not a number between 0 and 1")
    return share


def _typer_option(text: str, reader: Callable[[str], object] | None = None, name: str = "N") -> Any:
    if reader is None:
        return typer.Option(help=text)
    return typer.Option(help=text, parser=reader, metavar=name)


ProfileOption = Annotated[
    str | None,
    typer.Option(help=f"Rulebook: {', '.join(PROFILES)}.", autocompletion=complete_profiles),
]
PlayersOption = Annotated[
    int | None, _typer_option("Number of players.", int_parser(MIN_PLAYERS, MAX_PLAYERS))
]
PresetOption = Annotated[
    str | None, typer.Option(help="A set of cards, or 'random'.", autocompletion=complete_presets)
]
TargetOption = Annotated[
    int | None,
    _typer_option("Shorter game: number of districts that completes a city.", int_parser(1)),
]
SetupOption = Annotated[
    str | None, _typer_option("The whole set-up in one line, instead of the four options above.")
]
GamesOption = Annotated[
    int, _typer_option("Number of games per match, rounded up to whole deals.", int_parser(1))
]
SeedOption = Annotated[
    int | None, _typer_option("Random seed (default: a new one each time).", int_parser(0))
]
ProcessesOption = Annotated[
    int | None, _typer_option("Number of processes (default: one per core).", int_parser(1))
]
ClusterOption = Annotated[
    str | None,
    typer.Option(
        help="Play on a Ray cluster: its address, or 'auto' for one on this machine.",
        metavar="ADDRESS",
    ),
]
OutOption = Annotated[
    Path | None, _typer_option("Write games.parquet and summary.json to this folder.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print data instead of tables.")]
ConfidenceOption = Annotated[
    float, _typer_option("Confidence level of the intervals.", parse_share, "SHARE")
]


@dataclass(frozen=True)
class SetupOptions:
    """The set-up as requested."""

    profile: str | None
    players: int | None
    preset: str | None
    target: int | None
    setup_spec: str | None  # all of it at once

    def make(self, seats: int | None, seed: int) -> Setup:
        """The set-up, for this number of seats if it is known already."""
        if self.setup_spec is not None:
            return self._parse_spec(self.setup_spec, seats)
        players = self.players or seats or DEFAULT_PLAYERS
        if seats is not None and players != seats:
            refuse(f"--players {players}: the table has {seats} bots")
        profile = self.profile or PROFILES[0]
        try:
            edition(profile)
        except ValueError as error:
            refuse(f"--profile: {error}")
        try:
            preset = DEFAULT_PRESET if self.preset is None else self.preset
            return make_setup(profile, players, preset, self.target or 0, seed)
        except SetupError as error:
            refuse(problems_line(error, profile, "en"))

    def _parse_spec(self, spec: str, seats: int | None) -> Setup:
        values = (self.profile, self.players, self.preset, self.target)
        names = ("--profile", "--players", "--preset", "--target")
        for name, value in zip(names, values, strict=True):
            if value is not None:
                refuse(f"{name} {value} cannot be combined with --setup, which already sets it")
        try:
            setup = setup_from_spec(spec)
        except ValueError as error:
            refuse(f"--setup: {error}")
        problems = setup_problems(setup)
        if problems:
            refuse(f"--setup: {problems_line(SetupError(problems), setup.profile, 'en')}")
        if seats is not None and setup.players != seats:
            refuse(f"--setup is for {setup.players} players, but the table has {seats} bots")
        return setup

    def as_options(self, setup: Setup) -> dict[str, object]:
        """The options that reproduce it."""
        if self.setup_spec is not None:
            return {"--setup": self.setup_spec}
        return {
            "--profile": setup.profile,
            "--players": setup.players,
            "--preset": self.preset or DEFAULT_PRESET,
            "--target": self.target,
        }


@dataclass(frozen=True)
class RunOptions:
    """How many games of a plan are played, where, and what happens to their results."""

    games: int
    seed: int
    confidence: float
    processes: int | None
    cluster: str | None
    out: Path | None
    as_json: bool

    def deals(self, match: Match) -> int:
        """The number of games, rounded up to whole deals."""
        return ceil(self.games / len(match.seatings))

    def run(
        self, form: str, plan: Plan, options: Mapping[str, object], sprt: str | None = None
    ) -> None:
        """Play the plan. `options` are the other ones of the command that repeats it."""
        hypotheses = parse_sprt(sprt, self.confidence)
        check_cluster(self.cluster, self.processes)
        make_folder(self.out)
        command = "simulate" if form == SINGLE_TABLE else "tournament"
        more: dict[str, object] = {"--games": self.games, "--seed": self.seed, "--sprt": sprt}
        if self.confidence != CONFIDENCE:
            more["--confidence"] = self.confidence

        from citadels.cli.batch.run_plan import Job, run_job  # noqa: PLC0415 - play needs no lab

        run_job(Job(form, plan, repeat_command(command, {**options, **more}), self, hypotheses))


def repeat_command(command: str, options: Mapping[str, object]) -> str:
    """The command with all that matters; options that are None or False are left out."""
    words = ["citadels", command]
    for name, value in options.items():
        if value is not None and value is not False:
            words += [name] if value is True else [name, str(value)]
    return shlex.join(words)


def parse_bot(text: str) -> str:
    """The specification of a bot, as the bot itself writes it."""
    try:
        return make_bot(text).spec
    except ValueError as error:
        refuse(str(error))


def parse_bots(text: str) -> list[str]:
    try:
        return [parse_bot(spec) for spec in split_bot_specs(text)]
    except ValueError as error:
        refuse(f"--bots: {error}")


def parse_sprt(text: str | None, confidence: float = CONFIDENCE) -> Hypotheses | None:
    if text is None:
        return None
    try:
        p0, p1 = (float(share) for share in text.split(","))
    except ValueError:
        p0, p1 = 1.0, 0.0
    if not 0 <= p0 < p1 <= 1:
        refuse(f"--sprt {text!r} is not two shares with the smaller one first, such as 0.25,0.30")
    return Hypotheses(p0, p1, 1 - confidence, 1 - confidence)


def seed_or_random(seed: int | None) -> int:
    return random.SystemRandom().randrange(MAX_SEED) if seed is None else seed


def require_lab(command: str, packages: tuple[str, ...] = LAB_PACKAGES) -> None:
    """Exit if a package is missing that only the laboratory needs."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        refuse(f"{command} needs {', '.join(missing)}: {install_hint('lab')}")


def check_cluster(cluster: str | None, processes: int | None) -> None:
    """Exit if the games cannot be played on a cluster."""
    if cluster is None:
        return
    if processes is not None:
        refuse(f"--processes {processes} cannot be combined with --cluster, which has its own")
    if find_spec("ray") is None:
        refuse(f"--cluster {cluster} needs ray: {install_hint('ray')}")


def make_folder(folder: Path | None) -> None:
    """Make the folder for the results before hours of work go into them."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        refuse(f"--out {folder}: {error_reason(error)}; choose a writable folder")

"""`citadels tournament`: which bot is stronger, and how certain that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from citadels.cli.batch.options import (
    ClusterOption,
    ConfidenceOption,
    GamesOption,
    JsonOption,
    OutOption,
    PlayersOption,
    PresetOption,
    ProcessesOption,
    ProfileOption,
    RunOptions,
    SeedOption,
    SetupOption,
    SetupOptions,
    TargetOption,
    parse_bot,
    parse_bots,
    require_lab,
    seed_or_random,
)
from citadels.cli.completion.candidates import complete_bots
from citadels.cli.errors import refuse
from citadels.cli.lazy_group import examples, new_app
from citadels.sim.seatings import (
    CROSS,
    MIRROR,
    MIXED,
    ONE_AGAINST_REST,
    Match,
    SeatingError,
    cross,
    mirror,
    mixed_table,
    one_against_rest,
)
from citadels.sim.sprt import CONFIDENCE
from citadels.sim.tournament import Plan

BotsOption = Annotated[
    str | None,
    typer.Option(help="Bots, separated by commas: a,b(x=1),c.", autocompletion=complete_bots),
]

app = new_app()


@dataclass(frozen=True)
class TournamentOptions:
    """Which bots play, and in which format."""

    challenger: str | None
    opponents: str | None
    bots: str | None
    is_cross: bool
    is_mixed: bool
    mirror: str | None
    has_all_seatings: bool

    def form(self) -> str:
        """The one format that was requested."""
        requested = {
            ONE_AGAINST_REST: self.challenger is not None or self.opponents is not None,
            CROSS: self.is_cross,
            MIXED: self.is_mixed,
            MIRROR: self.mirror is not None,
        }
        forms = [form for form, is_requested in requested.items() if is_requested]
        choices = "--one X --rest Y, --bots X,Y --cross, --bots X,Y --mixed or --mirror X"
        if len(forms) != 1:
            refuse(f"choose exactly one of {choices}")
        self._check(forms[0])
        return forms[0]

    def _check(self, form: str) -> None:
        if form == ONE_AGAINST_REST and (self.challenger is None or self.opponents is None):
            if self.opponents is None:
                refuse("--one needs --rest: name the bot for the other seats")
            refuse("--rest needs --one: name the bot that plays against the others")
        takes_bots = form in {CROSS, MIXED}
        if takes_bots and self.bots is None:
            refuse(f"--{form} needs --bots")
        if self.bots is not None and not takes_bots:
            refuse(f"--bots {self.bots} needs --cross or --mixed")
        if self.has_all_seatings and form != MIXED:
            refuse("--all-seatings needs --mixed")

    def table_size(self, form: str) -> int | None:
        """The number of players, if the bots decide it."""
        return len(parse_bots(self.bots or "")) if form == MIXED else None

    def matches(self, form: str, players: int) -> list[Match]:
        try:
            if form == CROSS:
                return cross(parse_bots(self.bots or ""), players)
            if form == MIXED:
                return [mixed_table(parse_bots(self.bots or ""), self.has_all_seatings)]
        except SeatingError as error:
            refuse(str(error))
        if form == MIRROR:
            return [mirror(parse_bot(self.mirror or ""), players)]
        return [
            one_against_rest(
                parse_bot(self.challenger or ""), parse_bot(self.opponents or ""), players
            )
        ]

    def as_options(self) -> dict[str, object]:
        return {
            "--one": self.challenger,
            "--rest": self.opponents,
            "--bots": self.bots,
            "--cross": self.is_cross,
            "--mixed": self.is_mixed,
            "--mirror": self.mirror,
            "--all-seatings": self.has_all_seatings,
        }


@app.command(
    epilog=examples(
        "citadels tournament --one charter --rest random --games 200",
        "citadels tournament --bots random,rush,charter --cross --games 40 --json",
        "citadels tournament --one belief --rest charter --sprt 0.25,0.30",
        "citadels tournament --mirror rush --profile classic-ru --players 6 --games 60",
    )
)
def tournament(  # noqa: PLR0913 - one keyword for each option
    *,
    one: Annotated[
        str | None,
        typer.Option(
            help="The bot that plays alone against the rest.", autocompletion=complete_bots
        ),
    ] = None,
    rest: Annotated[
        str | None, typer.Option(help="The bot in all other seats.", autocompletion=complete_bots)
    ] = None,
    bots: BotsOption = None,
    cross: Annotated[bool, typer.Option("--cross", help="Each bot against every other.")] = False,
    mixed: Annotated[bool, typer.Option("--mixed", help="All bots at one table.")] = False,
    mirror: Annotated[
        str | None, typer.Option(help="A bot against itself.", autocompletion=complete_bots)
    ] = None,
    all_seatings: Annotated[
        bool,
        typer.Option("--all-seatings", help="Every seating of a mixed table, not only rotations."),
    ] = False,
    profile: ProfileOption = None,
    players: PlayersOption = None,
    preset: PresetOption = None,
    target: TargetOption = None,
    setup: SetupOption = None,
    games: GamesOption = 400,
    seed: SeedOption = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            help="Stop as soon as the share is known to be at most P0 or at least P1: P0,P1."
        ),
    ] = None,
    confidence: ConfidenceOption = CONFIDENCE,
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play each other, with every deal played in every seating."""
    require_lab("tournament")
    entrants = TournamentOptions(one, rest, bots, cross, mixed, mirror, all_seatings)
    form = entrants.form()
    if sprt is not None and form != ONE_AGAINST_REST:
        refuse(f"--sprt {sprt} needs --one and --rest")
    table = SetupOptions(profile, players, preset, target, setup)
    seed = seed_or_random(seed)
    run = RunOptions(games, seed, confidence, processes, cluster, out, as_json)
    game_setup = table.make(entrants.table_size(form), seed)
    matches = entrants.matches(form, game_setup.players)
    plan = Plan(game_setup.spec(), tuple(matches), run.deals(matches[0]), seed)
    run.run(form, plan, {**entrants.as_options(), **table.as_options(game_setup)}, sprt)

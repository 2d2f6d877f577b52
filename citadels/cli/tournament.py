"""`citadels tournament`: which bot is stronger, and how sure is that."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Annotated

import typer

from citadels.cli.arena import (
    CONFIDENCE,
    ConfidenceOption,
    GamesOption,
    JsonOption,
    OutOption,
    PlayersOption,
    PresetOption,
    ProcessesOption,
    ProfileOption,
    Rules,
    SeedOption,
    SetupOption,
    TargetOption,
    need_lab,
    read_bot,
    read_bots,
    ready_folder,
    repeat_line,
    some_seed,
)
from citadels.cli.completing import complete_bots
from citadels.cli.errors import refuse
from citadels.cli.group import examples, new_app
from citadels.sim.arena import Plan
from citadels.sim.pairing import (
    CROSS,
    MIRROR,
    MIXED,
    ONE,
    Match,
    PairingError,
    cross,
    mirror,
    mixed_table,
    one_against_rest,
)
from citadels.sim.sequential import Question

BotsOption = Annotated[
    str | None,
    typer.Option(help="Bots with commas between: a,b(x=1),c.", autocompletion=complete_bots),
]

app = new_app()


@dataclass(frozen=True)
class Field:
    """Who was asked to play, and in which form."""

    one: str | None
    rest: str | None
    bots: str | None
    is_cross: bool
    is_mixed: bool
    mirror: str | None
    every_seating: bool

    def form(self) -> str:
        """The one form that was asked for."""
        asked = {
            ONE: self.one is not None or self.rest is not None,
            CROSS: self.is_cross,
            MIXED: self.is_mixed,
            MIRROR: self.mirror is not None,
        }
        forms = [form for form, is_asked in asked.items() if is_asked]
        wanted = "--one X --rest Y, --bots X,Y --cross, --bots X,Y --mixed or --mirror X"
        if len(forms) != 1:
            refuse(f"say one of {wanted}, not {' and '.join(forms) or 'none of them'}")
        self._check(forms[0])
        return forms[0]

    def _check(self, form: str) -> None:
        if form == ONE and (self.one is None or self.rest is None):
            missing = "--rest" if self.rest is None else "--one"
            refuse(f"--one {self.one or ''} --rest {self.rest or ''}: {missing} is missing")
        takes_bots = form in {CROSS, MIXED}
        if takes_bots and self.bots is None:
            refuse(f"--{form} needs --bots")
        if self.bots is not None and not takes_bots:
            refuse(f"--bots {self.bots} goes with --cross or --mixed")
        if self.every_seating and form != MIXED:
            refuse("--all-seatings goes with --mixed")

    def seats(self, form: str) -> int | None:
        """How many sit at the table, if the bots say it."""
        return len(read_bots(self.bots or "")) if form == MIXED else None

    def matches(self, form: str, players: int) -> list[Match]:
        try:
            if form == CROSS:
                return cross(read_bots(self.bots or ""), players)
            if form == MIXED:
                return [mixed_table(read_bots(self.bots or ""), self.every_seating)]
        except PairingError as error:
            refuse(str(error))
        if form == MIRROR:
            return [mirror(read_bot(self.mirror or ""), players)]
        return [one_against_rest(read_bot(self.one or ""), read_bot(self.rest or ""), players)]

    def told(self) -> dict[str, object]:
        return {
            "--one": self.one,
            "--rest": self.rest,
            "--bots": self.bots,
            "--cross": self.is_cross,
            "--mixed": self.is_mixed,
            "--mirror": self.mirror,
            "--all-seatings": self.every_seating,
        }


def read_question(text: str | None, form: str, confidence: float) -> Question | None:
    """The two shares between which the sequential test decides."""
    if text is None:
        return None
    if form != ONE:
        refuse(f"--sprt {text} goes with --one and --rest")
    try:
        p0, p1 = (float(part) for part in text.split(","))
    except ValueError:
        p0, p1 = 1.0, 0.0
    if not 0 <= p0 < p1 <= 1:
        refuse(f"--sprt {text!r} is not two shares, the smaller one first: 0.25,0.30")
    return Question(p0, p1, 1 - confidence, 1 - confidence)


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
        str | None, typer.Option(help="A bot that plays alone.", autocompletion=complete_bots)
    ] = None,
    rest: Annotated[
        str | None, typer.Option(help="The bot in all other seats.", autocompletion=complete_bots)
    ] = None,
    bots: BotsOption = None,
    cross: Annotated[bool, typer.Option("--cross", help="Each against each other.")] = False,
    mixed: Annotated[bool, typer.Option("--mixed", help="All at one table.")] = False,
    mirror: Annotated[
        str | None, typer.Option(help="A bot against itself.", autocompletion=complete_bots)
    ] = None,
    all_seatings: Annotated[
        bool, typer.Option("--all-seatings", help="Not only rotations of a mixed table.")
    ] = False,
    profile: ProfileOption = None,
    players: PlayersOption = None,
    preset: PresetOption = None,
    target: TargetOption = None,
    setup: SetupOption = None,
    games: GamesOption = 400,
    seed: SeedOption = None,
    sprt: Annotated[
        str | None, typer.Option(help="Stop as soon as a share is known: P0,P1.")
    ] = None,
    confidence: ConfidenceOption = CONFIDENCE,
    processes: ProcessesOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against each other, each deal in every seating."""
    need_lab("tournament")
    field = Field(one, rest, bots, cross, mixed, mirror, all_seatings)
    form = field.form()
    rules = Rules(profile, players, preset, target, setup)
    seed = some_seed(seed)
    made = rules.make(field.seats(form), seed)
    matches = field.matches(form, made.players)
    deals = ceil(games / len(matches[0].seatings))
    question = read_question(sprt, form, confidence)
    ready_folder(out)
    told = {**field.told(), **rules.told(made), "--games": games, "--seed": seed, "--sprt": sprt}
    told["--confidence"] = None if confidence == CONFIDENCE else confidence
    plan = Plan(made.spec(), tuple(matches), deals, seed)

    from citadels.cli.conducting import Job, conduct  # noqa: PLC0415 - play needs no laboratory

    repeat = repeat_line("tournament", told)
    conduct(Job(form, plan, repeat, confidence, processes, out, as_json, question))

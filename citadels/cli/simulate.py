"""`citadels simulate`: one table, many games, and what happens in them."""

from __future__ import annotations

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
    read_bots,
    ready_folder,
    repeat_line,
    some_seed,
)
from citadels.cli.completing import complete_bots
from citadels.cli.errors import refuse
from citadels.cli.group import examples, new_app
from citadels.sim.arena import Plan
from citadels.sim.observers import OBSERVERS
from citadels.sim.pairing import TABLE, mixed_table

app = new_app()


def read_observers(text: str | None) -> tuple[str, ...]:
    """The statistics that are wanted, all of them if nothing is said."""
    if text is None:
        return tuple(OBSERVERS)
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if name not in OBSERVERS:
            refuse(f"--count: there is no statistic {name!r}; there are {', '.join(OBSERVERS)}")
    return names


@app.command(
    epilog=examples(
        "citadels simulate --bots charter --games 100",
        "citadels simulate --bots random --games 20 --count length,points --json",
        "citadels simulate --bots rush,charter,belief --profile classic-fr --games 12",
    )
)
def simulate(  # noqa: PLR0913 - one keyword for each option
    *,
    bots: Annotated[
        str,
        typer.Option(
            help="The bot of each seat, a,b(x=1),c, or one for all seats.",
            autocompletion=complete_bots,
        ),
    ],
    count: Annotated[
        str | None, typer.Option(help=f"What to count; all of {','.join(OBSERVERS)}.")
    ] = None,
    profile: ProfileOption = None,
    players: PlayersOption = None,
    preset: PresetOption = None,
    target: TargetOption = None,
    setup: SetupOption = None,
    games: GamesOption = 400,
    seed: SeedOption = None,
    confidence: ConfidenceOption = CONFIDENCE,
    processes: ProcessesOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games at one table and count what happens."""
    need_lab("simulate")
    lines = read_bots(bots)
    observers = read_observers(count)
    rules = Rules(profile, players, preset, target, setup)
    seed = some_seed(seed)
    made = rules.make(len(lines) if len(lines) > 1 else None, seed)
    match = mixed_table(lines if len(lines) > 1 else lines * made.players)
    deals = ceil(games / len(match.seatings))
    ready_folder(out)
    told = {"--bots": bots, "--count": count, **rules.told(made), "--games": games, "--seed": seed}
    told["--confidence"] = None if confidence == CONFIDENCE else confidence
    plan = Plan(made.spec(), (match,), deals, seed, observers)

    from citadels.cli.conducting import Job, conduct  # noqa: PLC0415 - play needs no laboratory

    repeat = repeat_line("simulate", told)
    conduct(Job(TABLE, plan, repeat, confidence, processes, out, as_json))

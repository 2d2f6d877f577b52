"""`citadels simulate`: one table, many games, and what happens in them."""

from __future__ import annotations

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
    parse_bots,
    require_lab,
    seed_or_random,
)
from citadels.cli.completion.candidates import complete_bots
from citadels.cli.errors import refuse
from citadels.cli.lazy_group import examples, new_app
from citadels.sim.observers import OBSERVERS
from citadels.sim.seatings import SINGLE_TABLE, mixed_table
from citadels.sim.sprt import CONFIDENCE
from citadels.sim.tournament import Plan

app = new_app()


def parse_observers(text: str | None) -> tuple[str, ...]:
    """The requested statistics (default: all)."""
    if text is None:
        return tuple(OBSERVERS)
    names = tuple(dict.fromkeys(name.strip() for name in text.split(",")))
    for name in names:
        if name not in OBSERVERS:
            refuse(f"--count: there is no statistic {name!r}; choose from: {', '.join(OBSERVERS)}")
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
            help="The bot in each seat: a,b(x=1),c; or one bot for all seats.",
            autocompletion=complete_bots,
        ),
    ],
    count: Annotated[
        str | None, typer.Option(help=f"What to count (default: {','.join(OBSERVERS)}).")
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
    cluster: ClusterOption = None,
    out: OutOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games at one table and count what happens."""
    require_lab("simulate")
    bot_specs = parse_bots(bots)
    observers = parse_observers(count)
    table = SetupOptions(profile, players, preset, target, setup)
    seed = seed_or_random(seed)
    run = RunOptions(games, seed, confidence, processes, cluster, out, as_json)
    game_setup = table.make(len(bot_specs) if len(bot_specs) > 1 else None, seed)
    match = mixed_table(bot_specs if len(bot_specs) > 1 else bot_specs * game_setup.players)
    plan = Plan(game_setup.spec(), (match,), run.deals(match), seed, observers)
    options = {"--bots": bots, "--count": count, **table.as_options(game_setup)}
    run.run(SINGLE_TABLE, plan, options)

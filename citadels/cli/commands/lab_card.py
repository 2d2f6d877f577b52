"""`citadels lab card`: what one card is worth, measured while you wait."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Final

import typer

from citadels.cli.batch.options import (
    DEFAULT_PLAYERS,
    JsonOption,
    PlayersOption,
    ProcessesOption,
    ProfileOption,
    int_parser,
    parse_bots,
)
from citadels.cli.completion.candidates import complete_bots, complete_rules
from citadels.cli.errors import refuse
from citadels.cli.lazy_group import examples
from citadels.engine.editions.registry import PROFILES

DEFAULT_BOTS: Final = "charter,belief"
DEFAULT_SECONDS: Final = 50  # with the start and the chart, less than a minute
EPILOG: Final = examples(
    "citadels lab card architect",
    "citadels lab card 'Great Wall' --players 6 --seconds 20",
    "citadels lab card navigator --profile classic-fr --svg navigator.svg",
    "citadels lab card queen --players 5 --bots rush,charter --json",
    "citadels lab card park --pairs 2000 --seed 7 --processes 1",
)


def card(  # noqa: PLR0913 - one keyword for each option
    name: Annotated[
        str,
        typer.Argument(
            help="A character or a district, by its name or its slug.",
            autocompletion=complete_rules,
        ),
    ],
    *,
    profile: ProfileOption = None,
    players: PlayersOption = None,
    bots: Annotated[
        str,
        typer.Option(
            help="Kinds of bots, separated by commas. Each fills a table of its own.",
            autocompletion=complete_bots,
        ),
    ] = DEFAULT_BOTS,
    seconds: Annotated[
        int | None,
        typer.Option(
            help=f"Play for this long, start included (default: {DEFAULT_SECONDS}).",
            parser=int_parser(1),
            metavar="N",
        ),
    ] = None,
    pairs: Annotated[
        int | None,
        typer.Option(
            help="Instead, play this many pairs of games with each kind of bots.",
            parser=int_parser(1),
            metavar="N",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Random seed.", parser=int_parser(0), metavar="N")] = 1,
    processes: ProcessesOption = None,
    svg: Annotated[Path | None, typer.Option(help="Write the chart to this file as SVG.")] = None,
    as_json: JsonOption = False,
) -> None:
    """Measure what a card is worth: the same games with and without it.

    The worth of a character is that of one round with it, the worth of a district that of having it
    in the first hand. After Ctrl-C what was measured so far is shown.
    """
    started = time.perf_counter()
    if pairs is not None and seconds is not None:
        refuse(f"--seconds {seconds} cannot be combined with --pairs {pairs}")
    specs = list(dict.fromkeys(parse_bots(bots)))
    from citadels.cli.batch.card_names import find_card  # noqa: PLC0415 - only with its libraries
    from citadels.cli.batch.card_value import CardJob, run_job  # noqa: PLC0415

    experiment = find_card(name, profile or PROFILES[0], players or DEFAULT_PLAYERS, seed)
    seconds = None if pairs is not None else seconds or DEFAULT_SECONDS
    run_job(CardJob(experiment, specs, seconds, pairs, processes, svg, as_json, started))

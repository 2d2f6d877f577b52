"""`citadels soak`: random games by the thousand."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Annotated, Final

import typer

from citadels import compiled_engine
from citadels.cli.errors import FAILED
from citadels.cli.group import examples, new_app
from citadels.cli.output import print_data, remark
from citadels.sim.soak import Tally, said
from citadels.sim.soak import soak as play_games

REPORTS: Final = 20

app = new_app()


@app.command(epilog=examples("citadels soak 200", "citadels soak 200 --first 1000 --json"))
def soak(
    games: Annotated[int, typer.Argument(min=1, help="How many games.")],
    first: Annotated[int, typer.Option(min=0, help="The number of the first one.")] = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many at once; one for each core.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Play random games of every book and check that each ends and that nothing is lost.

    Every failure is told with its number and its story.
    """
    start = time.perf_counter()
    tally = Tally()
    reported = 0
    for tally in play_games(games, first, processes):
        part = tally.games * REPORTS // games
        if part > reported:
            reported = part
            remark(said(tally))
    seconds = time.perf_counter() - start
    if as_json:
        failures = [asdict(failure) for failure in tally.failures]
        told = {"games": tally.games, "failures": failures, "seconds": seconds}
        print_data({**told, "engine": compiled_engine.active_engine()})
    else:
        for failure in tally.failures:
            typer.echo(f"game {failure.number}: {failure.what}\n{failure.story}")
        typer.echo(f"{said(tally)}; {seconds:,.0f} s, engine {compiled_engine.active_engine()}")
    if tally.failures:
        raise typer.Exit(FAILED)

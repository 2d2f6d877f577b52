"""`citadels soak`: random games by the thousand."""

from __future__ import annotations

import time
from dataclasses import asdict
from typing import Annotated, Final

import typer

from citadels import compiled_engine
from citadels.cli.errors import FAILED
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import print_data, print_note
from citadels.sim.soak import SoakStats, format_stats
from citadels.sim.soak import soak as play_games

REPORT_COUNT: Final = 20

app = new_app()


@app.command(epilog=examples("citadels soak 200", "citadels soak 200 --first 1000 --json"))
def soak(
    games: Annotated[int, typer.Argument(min=1, help="Number of games.")],
    first: Annotated[int, typer.Option(min=0, help="Number of the first game.")] = 0,
    processes: Annotated[
        int | None, typer.Option(min=1, help="Number of processes (default: one per core).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play random games with every rulebook and check that each ends and loses no card or coin.

    Every failure is printed with its number and its story.
    """
    start = time.perf_counter()
    tally = SoakStats()
    last_report = 0
    for tally in play_games(games, first, processes):
        report = tally.games * REPORT_COUNT // games
        if report > last_report:
            last_report = report
            print_note(format_stats(tally))
    seconds = time.perf_counter() - start
    if as_json:
        failures = [asdict(failure) for failure in tally.failures]
        data = {"games": tally.games, "failures": failures, "seconds": seconds}
        print_data({**data, "engine": compiled_engine.active_engine()})
    else:
        for failure in tally.failures:
            typer.echo(f"game {failure.number}: {failure.what}\n{failure.story}")
        typer.echo(
            f"{format_stats(tally)}; {seconds:,.0f} s, engine {compiled_engine.active_engine()}"
        )
    if tally.failures:
        raise typer.Exit(FAILED)

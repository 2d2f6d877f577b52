"""Playing random games by the thousand: progress on one stream, the outcome on the other."""

from __future__ import annotations

import time
from typing import Final

import typer

from citadels import native
from citadels.sim.soak import Tally, said, soak

REPORTS: Final = 20


def soak_games(games: int, first: int, processes: int | None) -> bool:
    """Whether all went well. Every failure is told with its number and its story."""
    start = time.perf_counter()
    tally = Tally()
    reported = 0
    for tally in soak(games, first, processes):
        part = tally.games * REPORTS // games
        if part > reported:
            reported = part
            typer.echo(said(tally), err=True)
    for failure in tally.failures:
        typer.echo(f"game {failure.number}: {failure.what}\n{failure.story}")
    seconds = time.perf_counter() - start
    pace = f"{seconds:,.0f} s, engine {native.running()}"
    typer.echo(f"{said(tally)}; {pace}")
    return not tally.failures

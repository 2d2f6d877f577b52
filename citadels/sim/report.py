"""Tables for people. Under each table: the number of games, and the command that reproduces it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadels.sim.estimates import Estimate, Standing
from citadels.sim.ratings import Rating
from citadels.sim.seatings import CROSS, MIRROR, SINGLE_TABLE
from citadels.sim.summaries import Row, summarize
from citadels.sim.tournament_result import TournamentResult, TournamentStats, engine_line

PERCENT_COLUMNS: Final = ("share", "hits")  # columns with parts of a whole


def show(console: Console, result: TournamentResult, stats: TournamentStats) -> None:
    for table in tables(result, stats):
        console.print(table)
        for line in _footer_lines(result):
            console.print(Text(line), soft_wrap=True)
        console.print()
    if result.test:
        console.print(Text(result.test.summary("deals")), soft_wrap=True)


def tables(result: TournamentResult, stats: TournamentStats) -> Iterator[Table]:
    level = f"{result.bootstrap.level * 100:g} %"
    share_title = f"victories (even: {_percent(1 / result.players())})"
    if result.tournament_format == CROSS:
        yield _cross_table(result, stats, share_title, level)
    else:
        for rows in stats.sides:
            yield _standings_table(share_title, "bot", rows, level)
    if result.tournament_format == MIRROR:
        yield _standings_table(f"{share_title} by seat", "seat", stats.seats, level)
        title = f"{share_title} by distance from the first crown, clockwise"
        yield _standings_table(title, "seat", stats.distances, level)
    if stats.ratings:
        yield _ratings_table(stats.ratings)
    if result.tournament_format == SINGLE_TABLE:
        for name, rows_of_table in summarize(result.tallies, len(result.results)).items():
            yield _rows_table(name, rows_of_table)


def _footer_lines(result: TournamentResult) -> list[str]:
    games_text = f"{_plural(len(result.results), 'game')}, {_plural(result.deals(), 'deal')}"
    if result.is_interrupted or result.failure:
        reason = "interrupted" if result.is_interrupted else "failed"
        games_text = f"{reason}: {games_text} of {_plural(result.plan.games(), 'game')}"
    method = f"intervals by bootstrap of deals, {result.bootstrap.resamples:,} resamples"
    return [
        f"{games_text}; {method}; {result.seconds:,.1f} s; {engine_line()}",
        f"rules:  {result.plan.setup}",
        f"repeat: {result.repeat}",
    ]


def _standings_table(title: str, head: str, rows: Sequence[Standing], level: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(head, overflow="fold")
    for name in ("seats", "share", level, "points", level):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        share, points = row.share, row.score
        table.add_row(
            Text(row.name),
            f"{row.seats:,}",
            _percent(share.mean),
            _interval(share, 100, " %"),
            f"{points.mean:.2f}",
            _interval(points, 1, ""),
        )
    return table


def _cross_table(
    result: TournamentResult, stats: TournamentStats, share_title: str, level: str
) -> Table:
    table = Table(title=f"{share_title} of one against the rest, {level}", title_justify="left")
    table.add_column("one \\ rest", overflow="fold")
    cells: dict[tuple[str, str], Estimate] = {}
    for match, sides in zip(result.plan.matches, stats.sides, strict=True):
        if sides:
            cells[match.bots[0], match.bots[1]] = sides[0].share
    bots = list(dict.fromkeys(match.bots[0] for match in result.plan.matches))
    for bot in bots:
        table.add_column(Text(bot), justify="right", overflow="fold")
    for row_bot in bots:
        estimates = [cells.get((row_bot, column_bot)) for column_bot in bots]
        table.add_row(
            Text(row_bot),
            *(
                f"{_percent(estimate.mean)}\n{_interval(estimate, 100, '')}" if estimate else "–"
                for estimate in estimates
            ),
        )
    return table


def _ratings_table(rows: Sequence[Rating]) -> Table:
    table = Table(title="ratings (Plackett-Luce)", title_justify="left")
    table.add_column("bot", overflow="fold")
    for name in ("mu", "sigma", "ordinal", "games"):
        table.add_column(name, justify="right")
    for row in rows:
        numbers = (f"{number:.2f}" for number in (row.mu, row.sigma, row.ordinal))
        table.add_row(Text(row.bot), *numbers, f"{row.games:,}")
    return table


def _rows_table(title: str, rows: Sequence[Row]) -> Table:
    table = Table(title=title, title_justify="left")
    columns = list(rows[0]) if rows else []
    for index, name in enumerate(columns):
        table.add_column(name, justify="right" if index else "left")
    for row in rows:
        table.add_row(*(_cell(name, row.get(name, "")) for name in columns))
    return table


def _cell(name: str, value: str | float) -> Text:
    if isinstance(value, str):
        return Text(value)
    return Text(_percent(value) if name in PERCENT_COLUMNS else f"{value:,.2f}".removesuffix(".00"))


def _plural(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _interval(number: Estimate, factor: int, unit: str) -> str:
    if number.low is None or number.high is None:
        return "–"
    digits = 1 if factor == 100 else 2
    return f"{number.low * factor:.{digits}f}–{number.high * factor:.{digits}f}{unit}"

"""Tables for people. Under each table: how many games, and the line that repeats it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from citadels.sim.digest import Row, digest
from citadels.sim.outcome import Figures, Outcome, engine_line
from citadels.sim.pairing import CROSS, MIRROR, TABLE
from citadels.sim.ratings import Rated
from citadels.sim.sequential import Sprt
from citadels.sim.statistics import Estimate, Standing

_PERCENT: Final = ("share", "hits")  # columns that are parts of a whole


def show(console: Console, outcome: Outcome, figures: Figures) -> None:
    """Print everything that came out."""
    for table in tables(outcome, figures):
        console.print(table)
        for line in _below(outcome):
            console.print(Text(line), soft_wrap=True)
        console.print()
    if outcome.test:
        console.print(Text(_told(outcome.test)), soft_wrap=True)


def tables(outcome: Outcome, figures: Figures) -> Iterator[Table]:
    """The tables of this kind of tournament."""
    level = f"{outcome.how.level * 100:g} %"
    fair = f"victories (even: {_percent(1 / outcome.players())})"
    if outcome.form == CROSS:
        yield _cross_table(outcome, figures, fair, level)
    else:
        for rows in figures.sides:
            yield _standings_table(fair, "bot", rows, level)
    if outcome.form == MIRROR:
        yield _standings_table(f"{fair} by seat", "seat", figures.chairs, level)
        title = f"{fair} by distance from the first crown, clockwise"
        yield _standings_table(title, "seat", figures.distances, level)
    if figures.ratings:
        yield _ratings_table(figures.ratings)
    if outcome.form == TABLE:
        for name, found in digest(outcome.tallies, len(outcome.results)).items():
            yield _rows_table(name, found)


def _below(outcome: Outcome) -> list[str]:
    played = f"{_counted(len(outcome.results), 'game')}, {_counted(outcome.deals(), 'deal')}"
    if outcome.is_interrupted or outcome.failure:
        why = "interrupted" if outcome.is_interrupted else "failed"
        played = f"{why}: {played} of {_counted(outcome.plan.games(), 'game')}"
    how = f"intervals by bootstrap of deals, {outcome.how.resamples:,} resamples"
    return [
        f"{played}; {how}; {outcome.seconds:,.1f} s; {engine_line()}",
        f"rules:  {outcome.plan.setup}",
        f"repeat: {outcome.repeat}",
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


def _cross_table(outcome: Outcome, figures: Figures, fair: str, level: str) -> Table:
    table = Table(title=f"{fair} of one against the rest, {level}", title_justify="left")
    table.add_column("one \\ rest", overflow="fold")
    cells: dict[tuple[str, str], Estimate] = {}
    for match, sides in zip(outcome.plan.matches, figures.sides, strict=True):
        if sides:
            cells[match.bots[0], match.bots[1]] = sides[0].share
    bots = list(dict.fromkeys(match.bots[0] for match in outcome.plan.matches))
    for bot in bots:
        table.add_column(Text(bot), justify="right", overflow="fold")
    for one in bots:
        found = [cells.get((one, rest)) for rest in bots]
        table.add_row(
            Text(one),
            *(f"{_percent(at.mean)}\n{_interval(at, 100, '')}" if at else "–" for at in found),
        )
    return table


def _ratings_table(rows: Sequence[Rated]) -> Table:
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
    for at, name in enumerate(columns):
        table.add_column(name, justify="right" if at else "left")
    for row in rows:
        table.add_row(*(_cell(name, row.get(name, "")) for name in columns))
    return table


def _cell(name: str, value: str | float) -> Text:
    if isinstance(value, str):
        return Text(value)
    return Text(_percent(value) if name in _PERCENT else f"{value:,.2f}".removesuffix(".00"))


def _counted(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _interval(number: Estimate, factor: int, unit: str) -> str:
    if number.low is None or number.high is None:
        return "–"
    digits = 1 if factor == 100 else 2
    return f"{number.low * factor:.{digits}f}–{number.high * factor:.{digits}f}{unit}"


def _told(test: Sprt) -> str:
    question = test.question
    said = {
        "at least p1": f"the share is at least {question.p1:g}",
        "at most p0": f"the share is at most {question.p0:g}",
        "open": "still open",
    }[test.decision()]
    bounds = f"{test.lower:.2f} to {test.upper:.2f}"
    return f"sequential test after {test.deals:,} deals: {said} (llr {test.llr():.2f} of {bounds})"

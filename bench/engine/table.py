"""The figures as tables that can be read in a terminal and pasted into a page."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from bench.engine.figure import DECISIONS_PER_SECOND, Figure, Figures
from bench.engine.ratios import (
    COSTS,
    Ratio,
    compiled_over_interpreted,
    find_ratios,
    growth,
    name_of,
    ours,
)
from bench.engine.size import MAIN_PLAYERS, MAIN_PROFILE
from citadels.compiled_engine import COMPILED, PURE

_OUR_SPEEDS: Final = ((COMPILED, "driven"), (COMPILED, "inside"), (COMPILED, "from copies"))
_WIDTH: Final = 200
_NONE: Final = "–"


def as_text(figures: Figures) -> str:
    """All tables, each under its heading."""
    bars = [ratio for ratio in find_ratios(figures) if ratio.is_bar]
    tables = (
        ("Bars", _bar_table(bars)),
        ("Four players, and other engines", _engine_table(figures)),
        ("Compiled against interpreted", _ratio_table(list(compiled_over_interpreted(figures)))),
        ("Profiles and players: decisions/s (games/s)", _player_table(figures)),
        (f"Microseconds, and bytes of memory, {MAIN_PROFILE}", _cost_table(figures)),
    )
    return "\n".join(
        f"### {title}\n\n{_drawn(table)}\n" for title, table in tables if table.row_count
    )


def _drawn(table: Table) -> str:
    """As wide as it is, also where the terminal is narrower or there is none."""
    out = StringIO()
    Console(file=out, width=_WIDTH).print(table)
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join(line for line in lines if line)


def readable(value: float | None) -> str:
    """Three digits that matter, and thousands set apart."""
    if value is None:
        return _NONE
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _table(first: str, *numbers: str) -> Table:
    table = Table(box=box.MARKDOWN)
    table.add_column(first, no_wrap=True)
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _bar_table(bars: list[Ratio]) -> Table:
    table = _table("bar", "wanted", "reached", "holds")
    for bar in bars:
        wanted = f"≥ {bar.least:g}" if bar.least is not None else f"≤ {bar.most:g}"
        table.add_row(bar.text, wanted, readable(bar.value), "yes" if bar.holds else "NO")
    return table


def _ratio_table(ratios: list[Ratio]) -> Table:
    table = _table("ratio", "reached")
    for ratio in ratios:
        table.add_row(ratio.text, readable(ratio.value))
    return table


def _engine_table(figures: Figures) -> Table:
    """Every speed of the main case and of the peers, and how many times faster we are."""
    times = [f"ours {what}, ×" for _, what in _OUR_SPEEDS]
    table = _table("engine, game", "decisions/s", "games/s", "copy, us", *times)
    for row in figures.rows():
        is_main = row.game == MAIN_PROFILE and row.players == MAIN_PLAYERS
        is_peer = row.engine not in {PURE, COMPILED}
        if row.unit == DECISIONS_PER_SECOND and (is_main or is_peer):
            our_speeds = [ours(figures, COMPILED, what) for _, what in _OUR_SPEEDS]
            table.add_row(
                f"{name_of(row.engine)} {row.game}, {row.what}",
                readable(row.value),
                readable(_beside(figures, row, f"{row.what}, games")),
                readable(_beside(figures, row, "copy")),
                *(readable(speed / row.value if speed else None) for speed in our_speeds),
            )
    return table


def _beside(figures: Figures, row: Figure, what: str) -> float | None:
    return figures.find(row.engine, what, row.game, row.players)


def _player_table(figures: Figures) -> Table:
    """Decisions and games a second for each profile and number of players."""
    shown = ((PURE, "driven"), *_OUR_SPEEDS)
    table = _table("profile", "players", *(f"{name_of(engine)}, {what}" for engine, what in shown))
    for game, players in _cases(figures):
        cells = [
            f"{readable(figures.find(engine, what, game, players))} "
            f"({readable(figures.find(engine, f'{what}, games', game, players))})"
            for engine, what in shown
        ]
        table.add_row(game, str(players), *cells)
    return table


def _cases(figures: Figures) -> list[tuple[str, int]]:
    """Which profiles and players were measured, profile by profile."""
    rows = [row for row in figures.rows() if row.engine == PURE and row.what == "driven"]
    games = list(dict.fromkeys(row.game for row in rows))
    return sorted(((row.game, row.players) for row in rows), key=lambda case: _place(games, case))


def _place(games: list[str], case: tuple[str, int]) -> tuple[int, int]:
    game, players = case
    return games.index(game), players


def _cost_table(figures: Figures) -> Table:
    """How long each takes, by players, and how it grows with them."""
    players = sorted({number for game, number in _cases(figures) if game == MAIN_PROFILE})
    table = _table("engine, what", *(f"{number} players" for number in players), "growth")
    for engine in (PURE, COMPILED):
        for what in COSTS:
            cells = [figures.find(engine, what, MAIN_PROFILE, number) for number in players]
            if any(cells):
                grown = growth(figures, engine, what)
                table.add_row(f"{name_of(engine)}, {what}", *map(readable, [*cells, grown]))
    return table

"""The figures as tables for the terminal, which can also be pasted into a page."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from bench.engine.measurement import DECISIONS_PER_SECOND, Measurement, Measurements
from bench.engine.ratios import (
    COSTS,
    Ratio,
    compiled_over_interpreted,
    display_name,
    find_ours,
    find_ratios,
    growth,
)
from bench.engine.workload import MAIN_PLAYERS, MAIN_PROFILE
from citadels.compiled_engine import COMPILED, PURE

_OUR_SPEEDS: Final = ((COMPILED, "driven"), (COMPILED, "inside"), (COMPILED, "from copies"))
_WIDTH_COLUMNS: Final = 200
_MISSING: Final = "–"


def format_report(measurements: Measurements) -> str:
    """All tables with their headings."""
    thresholds = [ratio for ratio in find_ratios(measurements) if ratio.is_threshold]
    tables = (
        ("Bars", _threshold_table(thresholds)),
        ("Four players, and other engines", _engine_table(measurements)),
        (
            "Compiled against interpreted",
            _ratio_table(list(compiled_over_interpreted(measurements))),
        ),
        ("Profiles and players: decisions/s (games/s)", _player_table(measurements)),
        (f"Microseconds, and bytes of memory, {MAIN_PROFILE}", _cost_table(measurements)),
    )
    return "\n".join(
        f"### {title}\n\n{_render(table)}\n" for title, table in tables if table.row_count
    )


def _render(table: Table) -> str:
    """Render at full width, even if the terminal is narrower or there is none."""
    out = StringIO()
    Console(file=out, width=_WIDTH_COLUMNS).print(table)
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    return "\n".join(line for line in lines if line)


def format_value(value: float | None) -> str:
    """Three significant digits, with thousands separators."""
    if value is None:
        return _MISSING
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _new_table(label: str, *columns: str) -> Table:
    table = Table(box=box.MARKDOWN)
    table.add_column(label, no_wrap=True)
    for name in columns:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _threshold_table(thresholds: list[Ratio]) -> Table:
    table = _new_table("bar", "wanted", "reached", "holds")
    for ratio in thresholds:
        limit = f"≥ {ratio.least:g}" if ratio.least is not None else f"≤ {ratio.most:g}"
        table.add_row(ratio.text, limit, format_value(ratio.value), "yes" if ratio.is_met else "NO")
    return table


def _ratio_table(ratios: list[Ratio]) -> Table:
    table = _new_table("ratio", "reached")
    for ratio in ratios:
        table.add_row(ratio.text, format_value(ratio.value))
    return table


def _engine_table(measurements: Measurements) -> Table:
    """All speeds of the main case and of the peers, and how many times faster we are."""
    times = [f"ours {metric}, ×" for _, metric in _OUR_SPEEDS]
    table = _new_table("engine, game", "decisions/s", "games/s", "copy, us", *times)
    for row in measurements.rows():
        is_main = row.game == MAIN_PROFILE and row.players == MAIN_PLAYERS
        is_peer = row.engine not in {PURE, COMPILED}
        if row.unit == DECISIONS_PER_SECOND and (is_main or is_peer):
            our_speeds = [find_ours(measurements, COMPILED, metric) for _, metric in _OUR_SPEEDS]
            table.add_row(
                f"{display_name(row.engine)} {row.game}, {row.what}",
                format_value(row.value),
                format_value(_find_same_case(measurements, row, f"{row.what}, games")),
                format_value(_find_same_case(measurements, row, "copy")),
                *(format_value(speed / row.value if speed else None) for speed in our_speeds),
            )
    return table


def _find_same_case(measurements: Measurements, row: Measurement, metric: str) -> float | None:
    return measurements.find(row.engine, metric, row.game, row.players)


def _player_table(measurements: Measurements) -> Table:
    """Decisions and games a second for each profile and number of players."""
    columns = ((PURE, "driven"), *_OUR_SPEEDS)
    table = _new_table(
        "profile", "players", *(f"{display_name(engine)}, {metric}" for engine, metric in columns)
    )
    for game, players in _cases(measurements):
        cells = [
            f"{format_value(measurements.find(engine, metric, game, players))} "
            f"({format_value(measurements.find(engine, f'{metric}, games', game, players))})"
            for engine, metric in columns
        ]
        table.add_row(game, str(players), *cells)
    return table


def _cases(measurements: Measurements) -> list[tuple[str, int]]:
    """The measured pairs of profile and number of players, by profile."""
    rows = [row for row in measurements.rows() if row.engine == PURE and row.what == "driven"]
    games = list(dict.fromkeys(row.game for row in rows))
    return sorted(
        ((row.game, row.players) for row in rows), key=lambda case: _sort_key(games, case)
    )


def _sort_key(games: list[str], case: tuple[str, int]) -> tuple[int, int]:
    game, players = case
    return games.index(game), players


def _cost_table(measurements: Measurements) -> Table:
    """The times by number of players, and their growth."""
    players = sorted({number for game, number in _cases(measurements) if game == MAIN_PROFILE})
    table = _new_table("engine, what", *(f"{number} players" for number in players), "growth")
    for engine in (PURE, COMPILED):
        for metric in COSTS:
            cells = [measurements.find(engine, metric, MAIN_PROFILE, number) for number in players]
            if any(cells):
                growth_factor = growth(measurements, engine, metric)
                table.add_row(
                    f"{display_name(engine)}, {metric}", *map(format_value, [*cells, growth_factor])
                )
    return table

"""Formats the figures as a Markdown table, for terminals and documents."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from bench.web.runner import Timings
from bench.web.throttled_page import CPU_SLOWDOWN

_WIDTH_COLUMNS: Final = 120
_HEADERS: Final = ("next frame, ms", "in tenths", "shown, ms", "in tenths")


def format_report(timings: Timings) -> str:
    """One row for each interaction, with the median of its rounds."""
    table = Table(box=box.MARKDOWN)
    table.add_column("press")
    for header in _HEADERS:
        table.add_column(header, justify="right")
    calibration = timings.median_calibration()
    for name in timings.latencies:
        frame_ms, shown_ms = timings.median_frame(name), timings.median_shown(name)
        row = (
            f"{frame_ms:.0f}",
            f"{frame_ms / calibration:.2f}",
            f"{shown_ms:.0f}",
            f"{shown_ms / calibration:.2f}",
        )
        table.add_row(name, *row)
    out = StringIO()
    Console(file=out, width=_WIDTH_COLUMNS).print(table)
    lines = [line.rstrip() for line in out.getvalue().splitlines() if line.strip()]
    caption = f"A processor {CPU_SLOWDOWN} times slower; a tenth took {calibration:.0f} ms."
    return "\n".join([caption, "", *lines, ""])

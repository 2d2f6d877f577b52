"""The figures as a table that can be read in a terminal and pasted into a page."""

from __future__ import annotations

from io import StringIO
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from bench.web.phone import SLOWNESS
from bench.web.rounds import Taken

_WIDTH: Final = 120
_HEADS: Final = ("next frame, ms", "in tenths", "shown, ms", "in tenths")


def as_text(taken: Taken) -> str:
    """One line for each press, the middle of its rounds."""
    table = Table(box=box.MARKDOWN)
    table.add_column("press")
    for head in _HEADS:
        table.add_column(head, justify="right")
    tenth = taken.tenth()
    for name in taken.answers:
        frame, shown = taken.frame(name), taken.shown(name)
        row = (f"{frame:.0f}", f"{frame / tenth:.2f}", f"{shown:.0f}", f"{shown / tenth:.2f}")
        table.add_row(name, *row)
    out = StringIO()
    Console(file=out, width=_WIDTH).print(table)
    lines = [line.rstrip() for line in out.getvalue().splitlines() if line.strip()]
    about = f"A processor {SLOWNESS} times slower; a tenth took {tenth:.0f} ms."
    return "\n".join([about, "", *lines, ""])

"""A part of the screen that shows lines of text."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


class Panel(Static):
    """Lines that are drawn for its width and never wrapped."""

    def show(self, lines: list[Text]) -> None:
        self.update(Text("\n", no_wrap=True, overflow="crop").join(lines))

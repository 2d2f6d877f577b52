"""A part of the screen that shows lines of text, and tells what of it was clicked on."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


class Panel(Static):
    """Lines, one below the other. They are drawn for its width, so none is ever wrapped."""

    def show(self, lines: list[Text]) -> None:
        text = Text("\n", no_wrap=True, overflow="crop").join(lines)
        self.update(text)

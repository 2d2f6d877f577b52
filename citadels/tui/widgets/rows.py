"""Lines of which one is chosen; some have a value that can be turned to the next."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message

from citadels.tui.drawing.palette import Palette
from citadels.tui.widgets.panel import Panel


@dataclass(frozen=True)
class Row:
    """What a line says, and what is done when it is chosen; without a deed it is only read."""

    text: Text
    deed: str = ""
    value: str = ""  # what can be turned
    about: str = field(default="")  # what is said of it below, while it is chosen


class Rows(Panel, can_focus=True):
    """A form for keys and mouse alike."""

    @dataclass
    class Done(Message):
        """A line was chosen, or its value turned by a step."""

        deed: str
        step: int

    def __init__(self, id: str) -> None:  # noqa: A002 - as in every widget
        super().__init__(id=id)
        self._rows: list[Row] = []
        self._palette: Palette | None = None
        self._cursor = 0

    def offer(self, rows: list[Row], palette: Palette) -> None:
        self._rows, self._palette = rows, palette
        if not self._deed(self._cursor):
            self._cursor = next((at for at, row in enumerate(rows) if row.deed), 0)
        self._draw()

    @property
    def chosen(self) -> str:
        return self._deed(self._cursor)

    def _deed(self, at: int) -> str:
        return self._rows[at].deed if 0 <= at < len(self._rows) else ""

    def _draw(self) -> None:
        palette = self._palette
        if palette is None:
            return
        widest = max((row.text.cell_len for row in self._rows if row.value), default=0)
        lines: list[Text] = []
        for at, row in enumerate(self._rows):
            is_chosen = at == self._cursor and bool(row.deed)
            line = Text("› " if is_chosen else "  ").append_text(row.text)
            if row.value:
                line.pad_right(max(0, widest + 4 - line.cell_len))
                line.append(" ‹ ", Style(meta={"row": at, "step": -1}))
                line.append(row.value, "bold")
                line.append(" › ", Style(meta={"row": at, "step": 1}))
            if is_chosen:
                line.stylize(palette.cursor)
            if row.deed:
                line.stylize(Style(meta={"row": at}), 0)
            lines.append(line)
        about = self._rows[self._cursor].about if self._rows else ""
        lines += [Text(), Text(about, palette.quiet)]
        self.update(Text("\n").join(lines))

    def on_key(self, event: events.Key) -> None:
        deed = self.chosen
        if event.key in {"up", "down", "tab", "shift+tab"}:
            self._move(-1 if event.key in {"up", "shift+tab"} else 1)
        elif event.key in {"left", "right"} and self._rows and self._rows[self._cursor].value:
            self.post_message(self.Done(deed, -1 if event.key == "left" else 1))
        elif event.key == "enter" and deed:
            self.post_message(self.Done(deed, 0))
        else:
            return
        event.stop()
        event.prevent_default()

    def _move(self, step: int) -> None:
        places = [at for at, row in enumerate(self._rows) if row.deed]
        if places:
            here = places.index(self._cursor) if self._cursor in places else 0
            self._cursor = places[(here + step) % len(places)]
            self._draw()

    def on_click(self, event: events.Click) -> None:
        at = event.style.meta.get("row")
        if at is None:
            return
        event.stop()
        self._cursor = at
        self._draw()
        row = self._rows[at]
        step = event.style.meta.get("step", 1 if row.value else 0)
        self.post_message(self.Done(row.deed, step))

"""Rows of which one is selected; some have a value that can be changed."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message

from citadels.tui.render.palette import Palette
from citadels.tui.widgets.panel import Panel


@dataclass(frozen=True)
class Row:
    """A line of a form; without an action it can only be read."""

    text: Text
    action: str = ""
    value: str = ""  # with arrows to change it
    help_text: str = ""  # shown below while the row is selected


class Rows(Panel, can_focus=True):
    """A form for keys and mouse alike."""

    @dataclass
    class Activated(Message):
        """A row was chosen, or its value changed by a step."""

        action: str
        step: int

    def __init__(self, id: str) -> None:  # noqa: A002 - as in every widget
        super().__init__(id=id)
        self._rows: list[Row] = []
        self._palette: Palette | None = None
        self._cursor = 0

    def offer(self, rows: list[Row], palette: Palette) -> None:
        self._rows, self._palette = rows, palette
        if not self._action_at(self._cursor):
            self._cursor = next((index for index, row in enumerate(rows) if row.action), 0)
        self._draw()

    @property
    def selected_action(self) -> str:
        return self._action_at(self._cursor)

    def _action_at(self, index: int) -> str:
        return self._rows[index].action if 0 <= index < len(self._rows) else ""

    def _draw(self) -> None:
        palette = self._palette
        if palette is None:
            return
        widest = max((row.text.cell_len for row in self._rows if row.value), default=0)
        lines: list[Text] = []
        for index, row in enumerate(self._rows):
            is_selected = index == self._cursor and bool(row.action)
            line = Text("› " if is_selected else "  ").append_text(row.text)
            if row.value:
                line.pad_right(max(0, widest + 4 - line.cell_len))
                line.append(" ‹ ", Style(meta={"row": index, "step": -1}))
                line.append(row.value, "bold")
                line.append(" › ", Style(meta={"row": index, "step": 1}))
            if is_selected:
                line.stylize(palette.cursor)
            if row.action:
                line.stylize(Style(meta={"row": index}), 0)
            lines.append(line)
        help_text = self._rows[self._cursor].help_text if self._rows else ""
        lines += [Text(), Text(help_text, palette.quiet)]
        self.update(Text("\n").join(lines))

    def on_key(self, event: events.Key) -> None:
        action = self.selected_action
        if event.key in {"up", "down", "tab", "shift+tab"}:
            self._move(-1 if event.key in {"up", "shift+tab"} else 1)
        elif event.key in {"left", "right"} and self._rows and self._rows[self._cursor].value:
            self.post_message(self.Activated(action, -1 if event.key == "left" else 1))
        elif event.key == "enter" and action:
            self.post_message(self.Activated(action, 0))
        else:
            return
        event.stop()
        event.prevent_default()

    def _move(self, step: int) -> None:
        selectable = [index for index, row in enumerate(self._rows) if row.action]
        if selectable:
            position = selectable.index(self._cursor) if self._cursor in selectable else 0
            self._cursor = selectable[(position + step) % len(selectable)]
            self._draw()

    def on_click(self, event: events.Click) -> None:
        index = event.style.meta.get("row")
        if index is None:
            return
        event.stop()
        self._cursor = index
        self._draw()
        row: Row = self._rows[index]
        step = event.style.meta.get("step", 1 if row.value else 0)
        self.post_message(self.Activated(row.action, step))

"""What the screens before a game share: they are one list of rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from citadels.engine.native_types import override
from citadels.tui import keys
from citadels.tui.widgets.rows import Row, Rows

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp


class FormScreen(Screen[None]):
    """A form; `rows` says what is in it now."""

    app: CitadelsApp

    @override
    def compose(self) -> ComposeResult:
        with VerticalScroll(id="form", can_focus=False):
            yield Rows(id="rows")

    def on_mount(self) -> None:
        self.query_one(Rows).focus()
        self.show()

    def show(self) -> None:
        if self.is_mounted and self.query("#rows"):
            self.query_one(Rows).offer(self.rows(), self.app.palette)

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def on_key(self, event: events.Key) -> None:
        key = keys.key_of(event.key, event.character or "", self.app.texts.language)
        action = key.action if key is not None else ""
        if action == "quit":
            self.app.leave()
        elif action == "language":
            self.app.ask_language()
        elif action == "theme":
            self.app.toggle_theme()

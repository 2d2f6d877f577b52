"""Text to read in a window over the table."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from citadels.engine.native_types import override
from citadels.tui.screens.dialog import Dialog

PAGE_COLUMNS: Final = 70  # columns of a page at the smallest size


class PagerScreen(Dialog[str]):
    """Text in a frame, closed by any of the usual keys; `result_keys` close it with a result."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space,q,й", "shut", "")]

    def __init__(
        self,
        title: str,
        lines: list[Text],
        result_keys: dict[str, str] | None = None,
        at_end: bool = False,
    ) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.result_keys = result_keys or {}
        self.at_end = at_end

    @override
    def compose(self) -> ComposeResult:
        with VerticalScroll(id="pager") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = "Esc"
            yield Static(Text("\n").join(self.lines), id="text")

    def on_mount(self) -> None:
        frame = self.query_one("#pager", VerticalScroll)
        frame.focus()  # it scrolls by the usual keys
        if self.at_end:
            frame.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        result = self.result_keys.get(event.character or "")
        if result:
            event.stop()
            self.dismiss(result)

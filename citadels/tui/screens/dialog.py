"""What all windows over another screen share."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from textual import events
from textual.binding import BindingType
from textual.screen import ModalScreen

T = TypeVar("T")


class Dialog(ModalScreen[T]):
    """A window over a screen. Esc or a click beside it closes it without a result."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "shut", "")]

    def action_shut(self) -> None:
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)

"""A short list to choose from, and a line to type."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from citadels.engine.native_types import override

_MIN_WIDTH: Final = 44


class SelectPrompt(ModalScreen[int]):
    """Gives the place of what was chosen, -1 for nothing. A digit chooses at once."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,й", "shut", "")]

    def __init__(self, title: str, choices: list[str | Text], selected: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.choices = choices
        self.selected = selected

    @override
    def compose(self) -> ComposeResult:
        with Vertical(id="select") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = "Esc"
            widest = max(_as_text(choice).cell_len for choice in (self.heading, *self.choices))
            frame.styles.width = max(_MIN_WIDTH, widest + 10)
            numbered = [
                Text(f"{index + 1} " if index < 9 else "  ").append_text(_as_text(choice))
                for index, choice in enumerate(self.choices)
            ]
            yield OptionList(*numbered)

    def on_mount(self) -> None:
        option_list = self.query_one(OptionList)
        option_list.highlighted = self.selected
        option_list.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        letter = event.character or ""
        if letter.isascii() and letter.isdigit() and 1 <= int(letter) <= len(self.choices):
            event.stop()
            self.dismiss(int(letter) - 1)

    def action_shut(self) -> None:
        self.dismiss(-1)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(-1)


def _as_text(choice: str | Text) -> Text:
    return choice if isinstance(choice, Text) else Text(choice)


class TextPrompt(ModalScreen[str]):
    """Gives what was typed, nothing if the person thought better of it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "shut", "")]

    def __init__(
        self, title: str, initial: str = "", error_text: str = "", max_length: int = 200
    ) -> None:
        super().__init__()
        self.heading = title
        self.initial = initial
        self.error_text = error_text
        self.max_length = max_length

    @override
    def compose(self) -> ComposeResult:
        with Vertical(id="text-prompt") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = "Enter · Esc"
            yield Input(self.initial, max_length=self.max_length)
            if self.error_text:
                yield Static(Text(self.error_text), id="error")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(event.value.strip())

    def action_shut(self) -> None:
        self.dismiss("")

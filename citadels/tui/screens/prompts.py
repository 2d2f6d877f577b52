"""A short list to choose from, and a line to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static

from citadels.engine.native_types import override
from citadels.tui.screens.dialog import Dialog

_MIN_WIDTH: Final = 44


class SelectPrompt(Dialog[int]):
    """A list; the result is the index of what was chosen. A digit chooses at once."""

    BINDINGS: ClassVar[list[BindingType]] = [("q,й", "shut", "")]

    def __init__(self, title: str, choices: Sequence[str], selected: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.choices = choices
        self.selected = selected

    @override
    def compose(self) -> ComposeResult:
        with Vertical(id="select") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = "Esc"
            widest = max(cell_len(text) for text in (self.heading, *self.choices))
            frame.styles.width = max(_MIN_WIDTH, widest + 10)
            numbered = [
                Text(f"{index + 1 if index < 9 else ' '} {choice}")
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


class TextPrompt(Dialog[str]):
    """A line to type; the result is what was typed."""

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

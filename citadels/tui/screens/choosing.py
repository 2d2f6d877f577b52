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

_NARROWEST: Final = 44


class Choosing(ModalScreen[int]):
    """Gives the place of what was chosen, -1 for nothing. A digit chooses at once."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,й", "shut", "")]

    def __init__(self, title: str, choices: list[str | Text], chosen: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.choices = choices
        self.chosen = chosen

    @override
    def compose(self) -> ComposeResult:
        with Vertical(id="choosing") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = "Esc"
            longest = max(_text(choice).cell_len for choice in (self.heading, *self.choices))
            frame.styles.width = max(_NARROWEST, longest + 10)
            numbered = [
                Text(f"{at + 1} " if at < 9 else "  ").append_text(_text(choice))
                for at, choice in enumerate(self.choices)
            ]
            yield OptionList(*numbered)

    def on_mount(self) -> None:
        shown = self.query_one(OptionList)
        shown.highlighted = self.chosen
        shown.focus()

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


def _text(choice: str | Text) -> Text:
    return choice if isinstance(choice, Text) else Text(choice)


class Asking(ModalScreen[str]):
    """Gives what was typed, nothing if the person thought better of it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "shut", "")]

    def __init__(self, title: str, words: str = "", fault: str = "", most: int = 200) -> None:
        super().__init__()
        self.heading = title
        self.words = words
        self.fault = fault
        self.most = most

    @override
    def compose(self) -> ComposeResult:
        with Vertical(id="asking") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = "Enter · Esc"
            yield Input(self.words, max_length=self.most)
            if self.fault:
                yield Static(Text(self.fault), id="fault")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.dismiss(event.value.strip())

    def action_shut(self) -> None:
        self.dismiss("")

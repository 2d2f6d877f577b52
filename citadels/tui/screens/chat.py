"""The chat of a table on a server: quick phrases, and a line to type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from citadels.engine.native_types import override
from citadels.session.session import SessionError
from citadels.tui.render.logs import chat_lines
from citadels.tui.screens.dialog import Dialog

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp
    from citadels.tui.screens.table import TableScreen

PHRASES: Final = (
    *("hello", "good-luck", "thanks", "you-are-welcome", "sorry", "yes", "no", "well-played"),
    *("nice-city", "clever", "ouch", "oh-no", "not-me", "who-robbed-me", "spare-my-city"),
    *("watch-the-leader", "crown-please", "thinking", "hurry-please", "one-moment"),
    *("back-soon", "last-round", "rematch", "goodbye"),
)


class ChatScreen(Dialog[None]):
    """The messages, an input line, and the quick phrases."""

    app: CitadelsApp

    def __init__(self, table_screen: TableScreen) -> None:
        super().__init__()
        self.table_screen = table_screen

    @override
    def compose(self) -> ComposeResult:
        localizer = self.app.localizer(self.table_screen.session)
        with Vertical(id="chat") as frame:
            frame.border_title = localizer.get("web-chat-title")
            frame.border_subtitle = "Tab · Esc"
            with VerticalScroll(id="messages", can_focus=False):
                yield Static(id="text")
            yield Input(placeholder=localizer.get("web-chat-field"), max_length=200)
            yield OptionList(*[localizer.get(f"phrase-{slug}") for slug in PHRASES])

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.show()

    def show(self) -> None:
        context = self.table_screen.render_context()
        if context is None:
            return
        session = self.table_screen.session
        lines = chat_lines(session.chat, session.table.seats, context)
        empty = [Text(context.localizer.get("web-chat-empty"), context.palette.quiet)]
        self.query_one("#text", Static).update(Text("\n").join(lines or empty))
        self.query_one("#messages", VerticalScroll).scroll_end(animate=False)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.value.strip():
            event.input.clear()
            await self._post(event.value.strip(), "")

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        await self._post("", PHRASES[event.option_index])

    async def _post(self, text: str, phrase: str) -> None:
        try:
            await self.table_screen.session.say(text, phrase)
        except SessionError as error:
            self.notify(self.app.error_text(error.code), severity="warning")

"""The options of the open question, chosen by number, arrows, mouse or first letters."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.message import Message

from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.tui.render.context import RenderContext
from citadels.tui.render.menu import Menu, draw_menu, make_menu
from citadels.tui.widgets.panel import Panel

_CURSOR_STEPS = {"up": -1, "down": 1}


class Options(Panel, can_focus=True):
    """A list with a cursor."""

    @dataclass
    class Selected(Message):
        """An answer to the question of this number."""

        question: int
        option: int

    @dataclass
    class Typed(Message):
        """What is typed has changed; it is shown beside the question."""

        text: str

    @dataclass
    class Highlighted(Message):
        """The cursor has moved."""

    def __init__(self, id: str) -> None:  # noqa: A002 - as in every widget
        super().__init__(id=id)
        self.menu = Menu([], 1, 1)
        self.line_count = 0
        self._render_context: RenderContext | None = None
        self._space = (1, 1)
        self._question = -1
        self._cursor = 0
        self._open_card = ""  # the card whose answers are listed
        self._digits = ""
        self._query: str | None = None  # letters to search for

    def offer(self, context: RenderContext, width: int, rows: int) -> None:
        """Show the options; while the question is the same, the cursor does not move."""
        if context.state.question != self._question or not context.is_asked():
            self._question = context.state.question
            self._cursor, self._open_card, self._query = 0, "", None
            self._set_typed("")
        self._render_context, self._space = context, (width, rows)
        self._lay_out()

    def _lay_out(self) -> None:
        if self._render_context is None:
            return
        width, rows = self._space
        self.menu = make_menu(self._render_context, width, rows, self._open_card)
        self._cursor = max(0, min(self._cursor, len(self.menu.choices) - 1))
        self._draw()

    def _draw(self) -> None:
        if self._render_context is None:
            return
        lines, first_rows = draw_menu(self._render_context, self.menu, self._cursor)
        self.line_count = len(lines)
        self.styles.height = max(1, len(lines))
        self.show(lines or [Text()])
        if first_rows and self.parent is not None and hasattr(self.parent, "scroll_to_region"):
            region = Region(0, first_rows[self._cursor], 1, 1)
            self.parent.scroll_to_region(region, animate=False)
        self.post_message(self.Highlighted())

    def highlighted_card(self) -> str:
        """The card of the option under the cursor, if it has one."""
        if not self.menu.choices:
            return ""
        option = self.menu.choices[self._cursor].options[0]
        known = option.source if option.source in CHARACTERS or option.source in DISTRICTS else ""
        return option.card or option.character or known

    # Keys.

    async def on_key(self, event: events.Key) -> None:
        if not self.menu.choices:
            return
        is_handled = (
            self._handle_search_key(event)
            if self._query is not None
            else self._handle_menu_key(event)
        )
        if is_handled:
            event.stop()
            event.prevent_default()

    def _handle_menu_key(self, event: events.Key) -> bool:
        key, letter = event.key, event.character or ""
        if letter.isascii() and letter.isdigit():
            self._add_digit(letter)
        elif key in _CURSOR_STEPS:
            self._move(_CURSOR_STEPS[key])
        elif key in {"left", "right"} and self.menu.columns > 1:
            self._move(self.menu.rows if key == "right" else -self.menu.rows)
        elif key in {"home", "end"}:
            self._move_to(0 if key == "home" else len(self.menu.choices) - 1)
        elif key == "enter":
            self.choose(self._cursor)
        elif letter == "/":
            self._query = ""
            self._set_typed("/")
        elif key in {"escape", "left"} and (self._open_card or self._digits):
            self._close_list()
        else:
            return False
        return True

    def _add_digit(self, digit: str) -> None:
        """A number that further digits could extend waits for them, or for Enter."""
        count = len(self.menu.choices)
        number = int(self._digits + digit)
        if not 1 <= number <= count:
            self._set_typed("")
            return
        if number * 10 > count:
            self.choose(number - 1)
        else:
            self._cursor = number - 1
            self._draw()
            self._set_typed(str(number))

    def _handle_search_key(self, event: events.Key) -> bool:
        letters = self._query or ""
        if event.key == "escape":
            self._query = None
            self._set_typed("")
        elif event.key == "enter":
            self._query = None
            self.choose(self._cursor)
        elif event.key == "backspace":
            self._query = letters[:-1]
            self._search()
        elif event.character and event.character.isprintable():
            self._query = letters + event.character
            self._search()
        elif event.key in _CURSOR_STEPS:
            self._move(_CURSOR_STEPS[event.key])
        else:
            return False
        return True

    def _search(self) -> None:
        """Select the first choice in which a word begins with the letters."""
        query = (self._query or "").casefold()
        self._set_typed(f"/{self._query}")
        for index, choice in enumerate(self.menu.choices):
            words = choice.text.plain.casefold()
            if words.startswith(query) or f" {query}" in words:
                self._cursor = index
                self._draw()
                return

    def _move(self, step: int) -> None:
        target = self._cursor + step
        if 0 <= target < len(self.menu.choices):
            self._move_to(target)

    def _move_to(self, index: int) -> None:
        self._cursor = index
        self._set_typed("")
        self._draw()

    def _close_list(self) -> None:
        if not self._digits:
            self._open_card = ""
        self._set_typed("")
        self._lay_out()

    def _set_typed(self, text: str) -> None:
        self._digits = text if text.isdigit() else ""
        self.post_message(self.Typed(text))

    # Choosing.

    def choose(self, index: int) -> None:
        """Answer, or open a list."""
        if not 0 <= index < len(self.menu.choices):
            return
        choice = self.menu.choices[index]
        self._set_typed("")
        if choice.is_list:
            self._open_card, self._cursor = choice.source, 0
            self._lay_out()
        else:
            self.post_message(self.Selected(self._question, choice.options[0].id))

    def on_click(self, event: events.Click) -> None:
        index = event.style.meta.get("choice")
        if index is not None:
            event.stop()
            self.choose(index)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        index = event.style.meta.get("choice")
        if index is not None and index != self._cursor:
            self._cursor = index
            self._draw()

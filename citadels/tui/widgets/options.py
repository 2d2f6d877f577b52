"""The options of the open question: keys, arrows, mouse, or the first letters."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.message import Message

from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.tui.drawing.menu import Menu, draw_menu, make_menu
from citadels.tui.drawing.scene import Scene
from citadels.tui.widgets.panel import Panel

_STEPS = {"up": -1, "down": 1}


class Options(Panel, can_focus=True):
    """A list with a cursor. It knows what can be answered, not what it means."""

    @dataclass
    class Chosen(Message):
        """An answer to the question of this number."""

        question: int
        option: int

    @dataclass
    class Typed(Message):
        """What is being typed, to be shown beside the question."""

        words: str

    @dataclass
    class Pointed(Message):
        """The cursor is somewhere else."""

    def __init__(self, id: str) -> None:  # noqa: A002 - as in every widget
        super().__init__(id=id)
        self.menu = Menu([], 1, 1)
        self.lines = 0  # that it fills
        self._scene: Scene | None = None
        self._room = (1, 1)
        self._question = -1
        self._cursor = 0
        self._opened = ""  # the card whose answers are listed
        self._number = ""  # the digits of a number so far
        self._letters: str | None = None  # what is looked for

    def offer(self, scene: Scene, width: int, rows: int) -> None:
        """Show the options of a moment. Of the same question the cursor stays where it is."""
        if scene.state.question != self._question or not scene.is_asked():
            self._question = scene.state.question
            self._cursor, self._opened, self._letters = 0, "", None
            self._type("")
        self._scene, self._room = scene, (width, rows)
        self._lay_out()

    def _lay_out(self) -> None:
        if self._scene is None:
            return
        width, rows = self._room
        self.menu = make_menu(self._scene, width, rows, self._opened)
        self._cursor = max(0, min(self._cursor, len(self.menu.choices) - 1))
        self._draw()

    def _draw(self) -> None:
        if self._scene is None:
            return
        lines, begins = draw_menu(self._scene, self.menu, self._cursor)
        self.lines = len(lines)
        self.styles.height = max(1, len(lines))
        self.show(lines or [Text()])
        if begins and self.parent is not None and hasattr(self.parent, "scroll_to_region"):
            region = Region(0, begins[self._cursor], 1, 1)
            self.parent.scroll_to_region(region, animate=False)
        self.post_message(self.Pointed())

    def card(self) -> str:
        """The card that the option under the cursor is about, if it is about one."""
        if not self.menu.choices:
            return ""
        option = self.menu.choices[self._cursor].options[0]
        known = option.source if option.source in CHARACTERS or option.source in DISTRICTS else ""
        return option.card or option.character or known

    # Keys.

    async def on_key(self, event: events.Key) -> None:
        if not self.menu.choices:
            return
        used = self._look_for(event) if self._letters is not None else self._press(event)
        if used:
            event.stop()
            event.prevent_default()

    def _press(self, event: events.Key) -> bool:
        key, letter = event.key, event.character or ""
        if letter.isascii() and letter.isdigit():
            self._digit(letter)
        elif key in _STEPS:
            self._move(_STEPS[key])
        elif key in {"left", "right"} and self.menu.columns > 1:
            self._move(self.menu.rows if key == "right" else -self.menu.rows)
        elif key in {"home", "end"}:
            self._go(0 if key == "home" else len(self.menu.choices) - 1)
        elif key == "enter":
            self.choose(self._cursor)
        elif letter == "/":
            self._letters = ""
            self._type("/")
        elif key in {"escape", "left"} and (self._opened or self._number):
            self._close()
        else:
            return False
        return True

    def _digit(self, digit: str) -> None:
        """A number that can still become another one waits for more, or for Enter."""
        most = len(self.menu.choices)
        number = int(self._number + digit)
        if not 1 <= number <= most:
            self._type("")
            return
        if number * 10 > most:
            self.choose(number - 1)
        else:
            self._cursor = number - 1
            self._draw()
            self._type(str(number))

    def _look_for(self, event: events.Key) -> bool:
        letters = self._letters or ""
        if event.key == "escape":
            self._letters = None
            self._type("")
        elif event.key == "enter":
            self._letters = None
            self.choose(self._cursor)
        elif event.key == "backspace":
            self._letters = letters[:-1]
            self._find()
        elif event.character and event.character.isprintable():
            self._letters = letters + event.character
            self._find()
        elif event.key in _STEPS:
            self._move(_STEPS[event.key])
        else:
            return False
        return True

    def _find(self) -> None:
        """The first choice in which a word begins with the letters."""
        wanted = (self._letters or "").casefold()
        self._type(f"/{self._letters}")
        for at, choice in enumerate(self.menu.choices):
            words = choice.text.plain.casefold()
            if words.startswith(wanted) or f" {wanted}" in words:
                self._cursor = at
                self._draw()
                return

    def _move(self, step: int) -> None:
        goal = self._cursor + step
        if 0 <= goal < len(self.menu.choices):
            self._go(goal)

    def _go(self, at: int) -> None:
        self._cursor = at
        self._type("")
        self._draw()

    def _close(self) -> None:
        if not self._number:
            self._opened = ""
        self._type("")
        self._lay_out()

    def _type(self, words: str) -> None:
        self._number = words if words.isdigit() else ""
        self.post_message(self.Typed(words))

    # Choosing.

    def choose(self, at: int) -> None:
        """Answer, or open a list."""
        if not 0 <= at < len(self.menu.choices):
            return
        choice = self.menu.choices[at]
        self._type("")
        if choice.is_list:
            self._opened, self._cursor = choice.source, 0
            self._lay_out()
        else:
            self.post_message(self.Chosen(self._question, choice.options[0].id))

    def on_click(self, event: events.Click) -> None:
        at = event.style.meta.get("choice")
        if at is not None:
            event.stop()
            self.choose(at)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        at = event.style.meta.get("choice")
        if at is not None and at != self._cursor:
            self._cursor = at
            self._draw()

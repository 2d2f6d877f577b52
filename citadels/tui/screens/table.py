"""The table: everything for a decision in one view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen

from citadels.engine.native_types import override
from citadels.tui import keys
from citadels.tui.drawing.footing import footing
from citadels.tui.drawing.heading import heading
from citadels.tui.drawing.logs import last_lines, whole_log
from citadels.tui.drawing.players import mine, rivals
from citadels.tui.drawing.question import question
from citadels.tui.drawing.scene import Scene
from citadels.tui.drawing.track import track
from citadels.tui.places.place import Place
from citadels.tui.screens.doing import Doing
from citadels.tui.screens.explaining import Explaining, explanation
from citadels.tui.widgets.options import Options
from citadels.tui.widgets.panel import Panel

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp

SMALLEST: Final = (80, 24)
WIDE: Final = 110  # from here on the log stands beside the table
_BOARD: Final = 80  # columns that the table keeps beside the log
_WIDEST_SIDE: Final = 50
_LOG_ROWS: Final = 2
_LEAST_OPTIONS: Final = 6
_LEAST_DETAIL: Final = 5
_LAST_TURNS: Final = 16
_TICK: Final = 1.0


class TableScreen(Screen[None]):
    """Draws what the place tells, and gives it the answers."""

    app: CitadelsApp

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.place = place
        self.doing = Doing(self)
        self._typed = ""
        self._notice = ""  # what went wrong last
        self._rows = 1  # for the options
        self._told: tuple[object, ...] = ()  # of which moment the log beside the table is
        self._scored = ""  # the game whose points were shown already

    @override
    def compose(self) -> ComposeResult:
        yield Panel(id="small")
        with Horizontal(id="all"):
            with Vertical(id="board"):
                yield Panel(id="heading")
                yield Panel(id="track")
                with VerticalScroll(id="rivals-box", can_focus=False):
                    yield Panel(id="rivals")
                yield Panel(id="mine")
                yield Panel(id="question")
                with VerticalScroll(id="ask", can_focus=False):
                    yield Options(id="options")
                yield Panel(id="detail")
                yield Panel(id="log")
                yield Panel(id="keys")
            with VerticalScroll(id="side", can_focus=False):
                yield Panel(id="side-log")

    def on_mount(self) -> None:
        self.query_one(Options).focus()
        self.set_interval(_TICK, self._tick)
        self.show()

    def _tick(self) -> None:
        """Clocks run."""
        if self.place.state is not None and self.place.state.times is not None:
            self.show()

    def on_resize(self) -> None:
        self.show()

    def scene(self) -> Scene | None:
        return self.app.scene(self.place)

    def notice(self, words: str) -> None:
        """Say something beside the question until the next answer."""
        self._notice = words
        self.show()

    # Drawing.

    def show(self) -> None:
        """Draw the table anew."""
        if not self.is_mounted or not self.query("#options"):
            return
        width, height = self.size
        is_small = width < SMALLEST[0] or height < SMALLEST[1]
        self.set_class(is_small, "small")
        if is_small:
            words = self.app.texts.terminal("too-small", width=SMALLEST[0], height=SMALLEST[1])
            self.query_one("#small", Panel).update(Text(words))
            return
        scene = self.scene()
        if scene is None:
            self._panel("question", [Text(self.app.texts.get("web-board-loading"))])
            return
        self._draw(scene, width, height)
        self._maybe_show_scores(scene)

    def _draw(self, scene: Scene, width: int, height: int) -> None:
        is_wide = width >= WIDE
        self.set_class(is_wide, "wide")
        self.set_class(scene.is_asked() and not self.place.waits, "asked")
        side = min(_WIDEST_SIDE, width - _BOARD) if is_wide else 0
        board = width - side
        room = board - 2
        ranks, own = track(scene, room), mine(scene, room)
        asks = question(scene, self.place, room, self._typed, self._notice)
        log = [] if is_wide else last_lines(scene, room, _LOG_ROWS)
        fixed = 2 + len(ranks) + len(own) + len(asks) + (0 if is_wide else _LOG_ROWS)
        others = rivals(scene, room, height - fixed - _LEAST_OPTIONS)
        shown = min(len(others), height - fixed - _LEAST_OPTIONS)
        self._panel("heading", [heading(scene, board, self.place.now())])
        self._panel("track", ranks)
        self._panel("rivals", others)
        self.query_one("#rivals-box").styles.height = max(1, shown)
        self._panel("mine", own)
        self.query_one("#mine").display = bool(own)
        self._panel("question", asks)
        self._rows = height - fixed - shown
        self.query_one(Options).offer(scene, room, self._rows)
        self._draw_detail(scene)
        self._panel("log", log)
        self._panel("keys", [footing(scene, self.place, board)])
        if is_wide:
            self._draw_side(scene, side)

    def _draw_detail(self, scene: Scene) -> None:
        """Where there is room, the card of the option under the cursor, or the own character."""
        options, detail = self.query_one(Options), self.query_one("#detail", Panel)
        spare = self._rows - options.lines - 1
        own = scene.own.roles if scene.own is not None and scene.is_asked() else []
        card = options.card() or next(iter(own), "")
        detail.display = bool(card) and spare >= _LEAST_DETAIL
        if detail.display:
            lines = explanation(scene, card)
            detail.update(Text("\n").join([lines[0] + Text("  ") + lines[1], lines[3]]))

    def on_options_pointed(self) -> None:
        scene = self.scene()
        if scene is not None and not self.has_class("small"):
            self._draw_detail(scene)

    def _draw_side(self, scene: Scene, width: int) -> None:
        """The last turns; all of them are a key away."""
        state, language = scene.state, scene.speech.texts.language
        now = (state.game, state.number, language, scene.palette.gold, width)
        if now != self._told:
            self._told = now
            self.query_one("#side").styles.width = width
            lines = whole_log(scene, width - 5, _LAST_TURNS)
            self.query_one("#side-log", Panel).update(Text("\n").join(lines))
            self.query_one("#side", VerticalScroll).scroll_end(animate=False)

    def _panel(self, name: str, lines: list[Text]) -> None:
        self.query_one(f"#{name}", Panel).show(lines)

    def _maybe_show_scores(self, scene: Scene) -> None:
        """When a game ends, its points are shown once."""
        if not scene.state.common.over:
            self._scored = ""
        elif not self._scored and scene.table.ending is not None and self.is_current:
            self._scored = "shown"
            self.doing.do("scores")

    # What the person does.

    def on_options_chosen(self, event: Options.Chosen) -> None:
        self.doing.answer(event.question, event.option)

    def on_options_typed(self, event: Options.Typed) -> None:
        if self._typed != event.words:
            self._typed = event.words
            self.show()

    def on_key(self, event: events.Key) -> None:
        key = keys.key_of(event.key, event.character or "", self.app.texts.language)
        if key is None and event.key == "backspace":
            key = keys.BY_DEED["undo"]
        if key is not None:
            event.stop()
            self.doing.do(key.deed)

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        scene = self.scene()
        if "deed" in meta:
            self.doing.do(meta["deed"])
        elif scene is None:
            return
        elif "card" in meta and meta["card"] != "?":
            self.app.push_screen(Explaining(scene, meta["card"]))
        elif "seat" in meta:
            self.doing.show_cities(meta["seat"])

    def forget_notice(self) -> None:
        self._notice = ""

"""The table: everything needed for a decision in one view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen

from citadels.engine.native_types import override
from citadels.session.session import Session
from citadels.tui import keys
from citadels.tui.render.context import RenderContext
from citadels.tui.render.footer import footer
from citadels.tui.render.header import header
from citadels.tui.render.logs import full_log, last_lines
from citadels.tui.render.players import mine, rivals
from citadels.tui.render.question import question_lines
from citadels.tui.render.track import track
from citadels.tui.screens.actions import TableActions
from citadels.tui.screens.card_help import CardHelpScreen, card_help_lines
from citadels.tui.widgets.options import Options
from citadels.tui.widgets.panel import Panel

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp

MIN_SIZE: Final = (80, 24)
WIDE_COLUMNS: Final = 110  # from this width on, the log is beside the table
_BOARD_COLUMNS: Final = 80  # columns that the table keeps beside the log
_MAX_SIDE_COLUMNS: Final = 50
_LOG_ROWS: Final = 2
_MIN_OPTION_ROWS: Final = 6
_MIN_DETAIL_ROWS: Final = 5
_SIDE_TURNS: Final = 16
_TICK_SECONDS: Final = 1.0


class TableScreen(Screen[None]):
    """Draws the state of a session, and gives it the answers."""

    app: CitadelsApp

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.table_actions = TableActions(self)
        self._typed_text = ""
        self._notice = ""  # what went wrong last
        self._option_rows = 1  # for the options
        self._side_key: tuple[object, ...] = ()  # what the log beside the table was drawn for
        self._scores_shown = ""  # the game whose points were shown already

    @override
    def compose(self) -> ComposeResult:
        yield Panel(id="small")
        with Horizontal(id="all"):
            with Vertical(id="board"):
                yield Panel(id="header")
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
        self.set_interval(_TICK_SECONDS, self._tick)
        self.show()

    def _tick(self) -> None:
        if self.session.state is not None and self.session.state.times is not None:
            self.show()

    def on_resize(self) -> None:
        self.show()

    def render_context(self) -> RenderContext | None:
        return self.app.render_context(self.session)

    def show_notice(self, text: str) -> None:
        """Show something beside the question until the next answer."""
        self._notice = text
        self.show()

    # Drawing.

    def show(self) -> None:
        if not self.is_mounted or not self.query("#options"):
            return
        width, height = self.size
        is_small = width < MIN_SIZE[0] or height < MIN_SIZE[1]
        self.set_class(is_small, "small")
        if is_small:
            words = self.app.texts.terminal("too-small", width=MIN_SIZE[0], height=MIN_SIZE[1])
            self.query_one("#small", Panel).update(Text(words))
            return
        context = self.render_context()
        if context is None:
            self._show_panel("question", [Text(self.app.texts.get("web-board-loading"))])
            return
        self._draw(context, width, height)
        self._maybe_show_scores(context)

    def _draw(self, context: RenderContext, width: int, height: int) -> None:
        is_wide = width >= WIDE_COLUMNS
        self.set_class(is_wide, "wide")
        self.set_class(context.is_asked() and not self.session.is_pending, "asked")
        side = min(_MAX_SIDE_COLUMNS, width - _BOARD_COLUMNS) if is_wide else 0
        board = width - side
        room = board - 2
        ranks, own = track(context, room), mine(context, room)
        question_rows = question_lines(context, self.session, room, self._typed_text, self._notice)
        log = [] if is_wide else last_lines(context, room, _LOG_ROWS)
        fixed_rows = 2 + len(ranks) + len(own) + len(question_rows) + (0 if is_wide else _LOG_ROWS)
        rival_lines = rivals(context, room, height - fixed_rows - _MIN_OPTION_ROWS)
        rival_rows = min(len(rival_lines), height - fixed_rows - _MIN_OPTION_ROWS)
        self._show_panel("header", [header(context, board, self.session.now_ms())])
        self._show_panel("track", ranks)
        self._show_panel("rivals", rival_lines)
        self.query_one("#rivals-box").styles.height = max(1, rival_rows)
        self._show_panel("mine", own)
        self.query_one("#mine").display = bool(own)
        self._show_panel("question", question_rows)
        self._option_rows = height - fixed_rows - rival_rows
        self.query_one(Options).offer(context, room, self._option_rows)
        self._draw_detail(context)
        self._show_panel("log", log)
        self._show_panel("keys", [footer(context, self.session, board)])
        if is_wide:
            self._draw_side(context, side)

    def _draw_detail(self, context: RenderContext) -> None:
        """If there is room, explain the card under the cursor, or the reader's character."""
        options, detail = self.query_one(Options), self.query_one("#detail", Panel)
        spare = self._option_rows - options.line_count - 1
        own = context.own.roles if context.own is not None and context.is_asked() else []
        card = options.highlighted_card() or next(iter(own), "")
        detail.display = bool(card) and spare >= _MIN_DETAIL_ROWS
        if detail.display:
            lines = card_help_lines(context, card)
            detail.update(Text("\n").join([lines[0] + Text("  ") + lines[1], lines[3]]))

    def on_options_highlighted(self) -> None:
        context = self.render_context()
        if context is not None and not self.has_class("small"):
            self._draw_detail(context)

    def _draw_side(self, context: RenderContext, width: int) -> None:
        """The last turns; all of them are a key away."""
        state, language = context.state, context.localizer.texts.language
        side_key = (state.game, state.number, language, context.palette.gold, width)
        if side_key != self._side_key:
            self._side_key = side_key
            self.query_one("#side").styles.width = width
            lines = full_log(context, width - 5, _SIDE_TURNS)
            self.query_one("#side-log", Panel).update(Text("\n").join(lines))
            self.query_one("#side", VerticalScroll).scroll_end(animate=False)

    def _show_panel(self, name: str, lines: list[Text]) -> None:
        self.query_one(f"#{name}", Panel).show(lines)

    def _maybe_show_scores(self, context: RenderContext) -> None:
        """When a game ends, its points are shown once."""
        if not context.state.common.over:
            self._scores_shown = ""
        elif not self._scores_shown and context.table.ending is not None and self.is_current:
            self._scores_shown = "shown"
            self.table_actions.run("scores")

    # Input.

    def on_options_selected(self, event: Options.Selected) -> None:
        self.table_actions.answer(event.question, event.option)

    def on_options_typed(self, event: Options.Typed) -> None:
        if self._typed_text != event.text:
            self._typed_text = event.text
            self.show()

    def on_key(self, event: events.Key) -> None:
        key = keys.key_of(event.key, event.character or "", self.app.texts.language)
        if key is None and event.key == "backspace":
            key = keys.BY_ACTION["undo"]
        if key is not None:
            event.stop()
            self.table_actions.run(key.action)

    def on_click(self, event: events.Click) -> None:
        meta = event.style.meta
        context = self.render_context()
        if "deed" in meta:
            self.table_actions.run(meta["deed"])
        elif context is None:
            return
        elif "card" in meta and meta["card"] != "?":
            self.app.push_screen(CardHelpScreen(context, meta["card"]))
        elif "seat" in meta:
            self.table_actions.show_cities(meta["seat"])

    def clear_notice(self) -> None:
        self._notice = ""

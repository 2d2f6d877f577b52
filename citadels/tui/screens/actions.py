"""What a person can do at the table: one method for each key."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from rich.text import Text

from citadels.session.session import CLOSED, Session
from citadels.tui import keys
from citadels.tui.log.turns import recent_turns, turns_of
from citadels.tui.render import dialogs
from citadels.tui.render.context import RenderContext
from citadels.tui.render.logs import full_log, turn_lines
from citadels.tui.screens.card_help import CardHelpScreen
from citadels.tui.screens.chat import ChatScreen
from citadels.tui.screens.pager import PAGE_COLUMNS, PagerScreen

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp
    from citadels.tui.screens.table import TableScreen


class TableActions:
    """The actions of one table screen."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self._is_hint_pending = False

    @property
    def app(self) -> CitadelsApp:
        return self.screen.app

    @property
    def session(self) -> Session:
        return self.screen.session

    def run(self, action: str) -> None:
        """Do what a key or a click means, if it is possible now."""
        context = self.screen.render_context()
        if context is not None:
            getattr(self, f"_{action}")(context)

    # Answers.

    def answer(self, question: int, option: int) -> None:
        self.screen.clear_notice()
        self._run_safely(self.session.answer(question, option))

    def _undo(self, context: RenderContext) -> None:
        if context.own is None or not context.own.options:
            return
        if context.own.undo:
            self.screen.show_notice(context.localizer.get(f"web-board-undo-{context.own.undo}"))
        else:
            self._run_safely(self.session.undo(context.state.question))

    def _back(self, context: RenderContext) -> None:
        if context.seat in context.state.away:
            self._run_safely(self.session.come_back())

    def _run_safely(self, request: Awaitable[None]) -> None:
        self.app.run_safely(request, self.screen.show_notice)

    # Dialogs.

    def _keys(self, context: RenderContext) -> None:
        localizer = context.localizer
        rows = [
            ("1 2 3", localizer.get("web-board-key-pick")),
            ("↑ ↓ ← → Enter", localizer.phrase("key-arrows")),
            ("/", localizer.phrase("key-find")),
            *[
                (keys.key_label(key), localizer.get(key.text_key))
                for key in keys.KEYS
                if self._has_key(key)
            ],
        ]
        lines = dialogs.key_help(rows, context)
        self.app.push_screen(PagerScreen(localizer.get("web-board-keys"), lines))

    def _has_key(self, key: keys.Key) -> bool:
        only_on_server = {"chat", "back"}
        only_here = {"hurry", "pace"}
        return key.action not in (only_here if self.session.has_chat else only_on_server)

    def _why(self, context: RenderContext) -> None:
        lines = dialogs.refusals(context)
        self.app.push_screen(PagerScreen(context.localizer.phrase("refused"), lines))

    def _last(self, context: RenderContext) -> None:
        turns = recent_turns(turns_of(context.steps), context.seat)
        lines = turn_lines(turns, context.localizer, context.palette, PAGE_COLUMNS)
        if not lines:
            lines = [Text(context.localizer.get("web-board-nothing-yet"))]
        self.app.push_screen(PagerScreen(context.localizer.get("web-board-last-turn"), lines))

    def _log(self, context: RenderContext) -> None:
        title = context.localizer.get("web-log-title")
        self.app.push_screen(PagerScreen(title, full_log(context, PAGE_COLUMNS), at_end=True))

    def _cities(self, context: RenderContext) -> None:
        self.show_cities(context.seat)

    def show_cities(self, first: int) -> None:
        context = self.screen.render_context()
        if context is not None:
            title = context.localizer.phrase("key-cities")
            self.app.push_screen(PagerScreen(title, dialogs.cities(context, first)))

    def _cards(self, context: RenderContext) -> None:
        self.app.push_screen(CardHelpScreen(context))

    def _hint(self, context: RenderContext) -> None:
        if self._is_hint_pending or not context.is_asked():
            return
        if not context.table.casual:
            self.screen.show_notice(context.localizer.get("web-error-hints-off"))
            return
        self._is_hint_pending = True
        self.screen.show_notice(context.localizer.phrase("thinking"))
        self._run_safely(self._show_hint(context))

    async def _show_hint(self, context: RenderContext) -> None:
        try:
            hint = await self.session.hint()
        finally:
            self._is_hint_pending = False
        self.screen.show_notice("")
        current = self.screen.render_context()
        if current is not None and current.state.question == hint.question:
            title = context.localizer.get("web-board-hint-title")
            self.app.push_screen(PagerScreen(title, dialogs.advice(current, hint)))

    # The end.

    def _scores(self, context: RenderContext) -> None:
        if context.state.common.over:
            self._run_safely(self._show_scores())

    async def _show_scores(self) -> None:
        seats, ties = await self.session.scores()
        context = self.screen.render_context()
        if context is None:
            return
        lines = dialogs.points(context, seats, ties)
        lines += [Text(line, context.palette.quiet) for line in self.app.save_lines(self.session)]
        again = keys.BY_ACTION["again"]
        hint = f"{again.letter} {context.localizer.get(again.text_key)}"
        lines.append(Text(hint, context.palette.mine))
        result_keys = {"r": "again", "к": "again", "р": "again"}
        title = context.localizer.get("web-end-scores")

        def run(action: str | None) -> None:
            if action:
                self.run(action)

        self.app.push_screen(PagerScreen(title, lines, result_keys), run)

    def _again(self, context: RenderContext) -> None:
        if context.state.common.over:
            self._run_safely(self.session.rematch())

    # Around the game.

    def _chat(self, _: RenderContext) -> None:
        if self.session.has_chat:
            self.app.push_screen(ChatScreen(self.screen))

    def _hurry(self, _: RenderContext) -> None:
        self.session.skip_pause()

    def _pace(self, context: RenderContext) -> None:
        if self.session.has_chat:
            return
        choices = [context.localizer.phrase(f"pace-{index}") for index in range(4)]
        title, pace = context.localizer.phrase("key-pace"), self.app.settings.pace
        self.app.ask(title, choices, self.app.choose_pace, pace)

    def _language(self, _: RenderContext) -> None:
        self.app.ask_language()

    def _theme(self, _: RenderContext) -> None:
        self.app.toggle_theme()

    def _quit(self, context: RenderContext) -> None:
        """A game that is over, or a closed session, is left without a question."""
        if context.state.common.over or self.session.connection_state == CLOSED:
            self.app.leave()
            return
        localizer = context.localizer
        choices = [localizer.get("web-board-leave-yes"), localizer.get("web-board-leave-no")]

        def choose(index: int) -> None:
            if index == 0:
                self.app.leave()

        self.app.ask(localizer.phrase("leave-kept"), choices, choose)

"""The full-screen program: its session, its texts and its colours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from citadels.engine.native_types import override
from citadels.session.card_data import CardData, card_data_of
from citadels.session.local import LocalSession
from citadels.session.paths import UserPaths
from citadels.session.session import Session, SessionError
from citadels.text import LANGUAGES, Texts
from citadels.text.localize import Localizer
from citadels.tui.launch_options import LaunchError, LaunchOption
from citadels.tui.player_names import seat_names
from citadels.tui.render.context import RenderContext
from citadels.tui.render.palette import DARK, DARK_THEME, LIGHT, LIGHT_THEME, Palette
from citadels.tui.screens.chat import ChatScreen
from citadels.tui.screens.lobby import LobbyScreen
from citadels.tui.screens.prompts import SelectPrompt
from citadels.tui.screens.start import LANGUAGE_NAMES, StartScreen
from citadels.tui.screens.table import TableScreen
from citadels.tui.settings import PACE_SECONDS, Settings, read_settings, write_settings


class CitadelsApp(App[None]):
    """One session at a time; without one, the start screen."""

    CSS_PATH = "table.tcss"
    TITLE = "Citadels"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit", "")]

    def __init__(
        self,
        paths: UserPaths,
        language: str = "",
        launch: LaunchOption | None = None,
        default_language: str = LANGUAGES[0],
    ) -> None:
        super().__init__()
        self.paths = paths
        self.settings: Settings = read_settings(paths.settings)
        self.texts = Texts(language or self.settings.language or default_language)
        self.launch = launch
        self.session: Session | None = None
        self.exit_lines: list[str] = []  # printed after the end
        self._card_data: dict[str, CardData] = {}
        self._localizers: dict[tuple[str, ...], Localizer] = {}
        self.register_theme(DARK_THEME)
        self.register_theme(LIGHT_THEME)
        self.theme = (LIGHT_THEME if self.settings.light else DARK_THEME).name

    def on_mount(self) -> None:
        if self.launch is None:
            self.push_screen(StartScreen())
        else:
            self.open_session(self.launch)

    # Sessions.

    def open_session(self, launch: LaunchOption) -> None:
        """Open a session; if that fails, the start screen shows why."""
        self.run_worker(self._open_session(launch), group="opening", exclusive=True)

    async def _open_session(self, launch: LaunchOption) -> None:
        try:
            session = await launch.open(self)
        except LaunchError as error:
            self.show_start(str(error))
            return
        if session is not None:
            await self.enter_session(session)
        elif not isinstance(self.screen, StartScreen):
            self.show_start("")

    def show_start(self, notice: str) -> None:
        """Show the start screen, with what went wrong."""
        if isinstance(self.screen, StartScreen):
            self.screen.show_notice(notice)
        else:
            self.push_screen(StartScreen(notice))

    async def enter_session(self, session: Session) -> None:
        if self.session is not None:
            await self.session.leave()
        self.session = session
        session.subscribe(self.refresh_screens)
        self.run_worker(session.run(), group="session", exclusive=True)
        await self.push_screen(self._screen_of(session))

    def _screen_of(self, session: Session) -> Screen[None]:
        return LobbyScreen(session) if session.table.status == "open" else TableScreen(session)

    def refresh_screens(self) -> None:
        session = self.session
        if session is None:
            return
        for screen in self.screen_stack:
            if isinstance(screen, LobbyScreen) and session.table.status != "open":
                if session.state is not None and screen.is_current:
                    self.switch_screen(TableScreen(session))
            elif isinstance(screen, LobbyScreen | TableScreen | ChatScreen):
                screen.show()

    @override
    async def action_quit(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Exit. Everything is saved already."""
        if self.session is not None:
            self.exit_lines = self.save_lines(self.session)
        self.exit()

    async def on_unmount(self) -> None:
        """Close the session, however the program ends."""
        self.workers.cancel_group(self, "session")
        if self.session is not None:
            await self.session.leave()

    def save_lines(self, session: Session) -> list[str]:
        """Where the game is saved."""
        if not isinstance(session, LocalSession):
            return []
        if session.save_error is not None:
            file, reason = session.save_error
            return [self.texts.terminal("not-saved", file=file, why=reason)]
        if session.story_path is not None:
            return [self.texts.terminal("saved", file=str(session.story_path))]
        is_open = session.save_file is not None and not session.match.is_over()
        return [self.texts.terminal("go-on")] if is_open else []

    # Texts and colours.

    @property
    def palette(self) -> Palette:
        return LIGHT if self.settings.light else DARK

    def localizer(self, session: Session) -> Localizer:
        names = seat_names(session.table.seats, self.texts)
        key = (self.texts.language, session.table.setup.profile, *names)
        if key not in self._localizers:
            self._localizers[key] = Localizer(
                self.texts.language, names, session.table.setup.profile
            )
        return self._localizers[key]

    def render_context(self, session: Session) -> RenderContext | None:
        """What to draw; None before the cards are dealt."""
        if session.state is None:
            return None
        setup = session.table.setup
        if setup.spec not in self._card_data:
            self._card_data[setup.spec] = card_data_of(setup)
        card_data, localizer = self._card_data[setup.spec], self.localizer(session)
        return RenderContext(
            session.table,
            session.state,
            session.steps,
            session.seat,
            localizer,
            card_data,
            self.palette,
        )

    def error_text(self, code: str) -> str:
        key = f"web-error-{code}"
        return self.texts.get(key if self.texts.has(key) else "web-board-refused")

    def ask(
        self, title: str, choices: Sequence[str], choose: Callable[[int], None], selected: int = 0
    ) -> None:
        """Show a list to choose from; nothing is chosen if it is closed."""

        def apply(index: int | None) -> None:
            if index is not None:
                choose(index)

        self.push_screen(SelectPrompt(title, choices, selected), apply)

    def run_safely(self, request: Awaitable[None], show_notice: Callable[[str], None]) -> None:
        """Do something, and show what went wrong, if something did."""

        async def run() -> None:
            try:
                await request
            except SessionError as error:
                show_notice(self.error_text(error.code))

        self.run_worker(run(), group="actions")

    def ask_language(self) -> None:
        self.ask(
            self.texts.get("web-shell-language"),
            list(LANGUAGE_NAMES.values()),
            lambda index: self.choose_language(LANGUAGES[index]),
            LANGUAGES.index(self.texts.language),
        )

    def choose_language(self, language: str) -> None:
        self.texts = Texts(language)
        self.settings.language = language
        self._apply_settings()

    def toggle_theme(self) -> None:
        self.settings.light = not self.settings.light
        self.theme = (LIGHT_THEME if self.settings.light else DARK_THEME).name
        self._apply_settings()

    def choose_pace(self, index: int) -> None:
        self.settings.pace = index
        if isinstance(self.session, LocalSession):
            self.session.pace_seconds = PACE_SECONDS[index]
        self._apply_settings()

    def _apply_settings(self) -> None:
        self.save_settings()
        for screen in self.screen_stack:
            if isinstance(screen, LobbyScreen | TableScreen | StartScreen):
                screen.show()

    def save_settings(self) -> None:
        write_settings(self.paths.settings, self.settings)

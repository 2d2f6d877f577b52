"""The program on the whole screen: where one plays, in which words and colours."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from citadels.engine.native_types import override
from citadels.text import LANGUAGES, Texts
from citadels.tui.book import Book, book_of
from citadels.tui.drawing.palette import DARK, DARK_THEME, LIGHT, LIGHT_THEME, Palette
from citadels.tui.drawing.scene import Scene
from citadels.tui.folders import Folders
from citadels.tui.names import seat_names
from citadels.tui.opening import Opening, OpeningError
from citadels.tui.places.local import LocalPlace
from citadels.tui.places.place import Place
from citadels.tui.screens.choosing import Choosing
from citadels.tui.screens.room import RoomScreen
from citadels.tui.screens.start import StartScreen
from citadels.tui.screens.table import TableScreen
from citadels.tui.screens.talking import Talking
from citadels.tui.settings import PACES, Settings, keep_settings, read_settings
from citadels.tui.speech import Speech

LANGUAGE_NAMES: Final = ("English", "Français", "Русский", "Українська", "Български")


class CitadelsApp(App[None]):
    """One place at a time; without one, the start screen."""

    CSS_PATH = "table.tcss"
    TITLE = "Citadels"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+q,ctrl+c", "leave", "")]

    def __init__(
        self,
        folders: Folders,
        language: str = "",
        opening: Opening | None = None,
        usual: str = LANGUAGES[0],
    ) -> None:
        super().__init__()
        self.folders = folders
        self.settings: Settings = read_settings(folders.settings)
        self.texts = Texts(language or self.settings.language or usual)
        self.opening = opening
        self.place: Place | None = None
        self.farewell: list[str] = []  # what is said on the terminal after the end
        self._books: dict[str, Book] = {}
        self._speeches: dict[tuple[str, ...], Speech] = {}
        self.register_theme(DARK_THEME)
        self.register_theme(LIGHT_THEME)
        self.theme = (LIGHT_THEME if self.settings.light else DARK_THEME).name

    def on_mount(self) -> None:
        if self.opening is None:
            self.push_screen(StartScreen())
        else:
            self.begin(self.opening)

    # Where one plays.

    def begin(self, opening: Opening) -> None:
        """Open a place, and say on the start screen if it cannot be done."""
        self.run_worker(self._open(opening), group="opening", exclusive=True)

    async def _open(self, opening: Opening) -> None:
        try:
            place = await opening.open(self)
        except OpeningError as error:
            self.begin_again(str(error))
            return
        if place is not None:
            await self.enter(place)
        elif not isinstance(self.screen, StartScreen):
            self.begin_again("")

    def begin_again(self, notice: str) -> None:
        """The start screen, with what went wrong."""
        if isinstance(self.screen, StartScreen):
            self.screen.notice(notice)
        else:
            self.push_screen(StartScreen(notice))

    async def enter(self, place: Place) -> None:
        if self.place is not None:
            await self.place.leave()
        self.place = place
        place.told = self.tell
        self.run_worker(place.run(), group="place", exclusive=True)
        await self.push_screen(self._screen_of(place))

    def _screen_of(self, place: Place) -> Screen[None]:
        return RoomScreen(place) if place.table.status == "open" else TableScreen(place)

    def tell(self) -> None:
        """Something has changed at the place."""
        place = self.place
        if place is None:
            return
        for screen in self.screen_stack:
            if isinstance(screen, RoomScreen) and place.table.status != "open":
                if place.state is not None and screen.is_current:
                    self.switch_screen(TableScreen(place))
            elif isinstance(screen, RoomScreen | TableScreen | Talking):
                screen.show()

    @override
    async def action_quit(self) -> None:
        self.leave()

    def action_leave(self) -> None:
        self.leave()

    def leave(self) -> None:
        """Go. Everything is written down already."""
        self.run_worker(self._leave(), group="leaving", exclusive=True)

    async def _leave(self) -> None:
        if self.place is not None:
            self.farewell = self.kept_lines(self.place)
        self.exit()

    async def on_unmount(self) -> None:
        """However it ends, nothing is left open."""
        self.workers.cancel_group(self, "place")
        if self.place is not None:
            await self.place.leave()

    def kept_lines(self, place: Place) -> list[str]:
        """Where the game is, for whoever looks for it later."""
        if not isinstance(place, LocalPlace):
            return []
        if place.unsaved is not None:
            file, why = place.unsaved
            return [self.texts.terminal("not-saved", file=file, why=why)]
        if place.kept is not None:
            return [self.texts.terminal("saved", file=str(place.kept))]
        is_open = place.save is not None and not place.match.is_over()
        return [self.texts.terminal("go-on")] if is_open else []

    # Words and colours.

    @property
    def palette(self) -> Palette:
        return LIGHT if self.settings.light else DARK

    def speech(self, place: Place) -> Speech:
        names = seat_names(place.table.seats, self.texts)
        key = (self.texts.language, place.table.setup.profile, *names)
        if key not in self._speeches:
            self._speeches[key] = Speech(self.texts.language, names, place.table.setup.profile)
        return self._speeches[key]

    def scene(self, place: Place) -> Scene | None:
        """What there is to draw; nothing before the cards are dealt."""
        if place.state is None:
            return None
        setup = place.table.setup
        if setup.line not in self._books:
            self._books[setup.line] = book_of(setup)
        book, speech = self._books[setup.line], self.speech(place)
        return Scene(place.table, place.state, place.steps, place.seat, speech, book, self.palette)

    def error_text(self, code: str) -> str:
        key = f"web-error-{code}"
        return self.texts.get(key if self.texts.has(key) else "web-board-refused")

    def ask_language(self, chosen: int) -> None:
        def take(at: int | None) -> None:
            if at is not None and at >= 0:
                self.choose_language(LANGUAGES[at])

        title = self.texts.get("web-shell-language")
        self.push_screen(Choosing(title, [*LANGUAGE_NAMES], chosen), take)

    def choose_language(self, language: str) -> None:
        self.texts = Texts(language)
        self.settings.language = language
        self._settled()

    def turn_theme(self) -> None:
        self.settings.light = not self.settings.light
        self.theme = (LIGHT_THEME if self.settings.light else DARK_THEME).name
        self._settled()

    def choose_pace(self, at: int) -> None:
        self.settings.pace = at
        if isinstance(self.place, LocalPlace):
            self.place.pace = PACES[at]
        self._settled()

    def _settled(self) -> None:
        self.keep()
        for screen in self.screen_stack:
            if isinstance(screen, RoomScreen | TableScreen | StartScreen):
                screen.show()

    def keep(self) -> None:
        keep_settings(self.folders.settings, self.settings)

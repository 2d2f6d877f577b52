"""Where one begins: go on with a saved game, set up a new one, or follow a link."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen

from citadels.bots.registry import BOTS
from citadels.engine.editions.edition import SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.native_types import override
from citadels.engine.setup import setup_from_preset
from citadels.text import LANGUAGES
from citadels.tui import keys
from citadels.tui.names import bot_name
from citadels.tui.opening import LinkedTable, NewGame, SavedGame
from citadels.tui.places.saves import Listed, saved_games
from citadels.tui.screens.choosing import Asking, Choosing
from citadels.tui.setups import RANDOM, make_setup
from citadels.tui.widgets.rows import Row, Rows

if TYPE_CHECKING:
    from citadels.tui.app import CitadelsApp

LEVELS: Final = tuple(BOTS)
_CITY: Final = (
    "         ▗▖        ▟▙         ",
    "   ▄▗▄▖▄ ▐▌ ▗▟▙▖   ██   ▗▟▙▖  ",
    "   █████▄██▄████▄▄▄██▄▄▄████▄ ",
)


class StartScreen(Screen[None]):
    """A form. What was chosen is kept for the next time."""

    app: CitadelsApp

    def __init__(self, notice: str = "") -> None:
        super().__init__()
        self._notice = notice
        self._saved: list[Listed] = []

    @override
    def compose(self) -> ComposeResult:
        with VerticalScroll(id="form", can_focus=False):
            yield Rows(id="rows")

    def on_mount(self) -> None:
        self.query_one(Rows).focus()
        self.show()

    def on_screen_resume(self) -> None:
        self.show()

    def notice(self, words: str) -> None:
        self._notice = words
        self.show()

    def show(self) -> None:
        if not self.is_mounted or not self.query("#rows"):
            return
        self._saved = saved_games(self.app.folders.games)
        texts, palette, chosen = self.app.texts, self.app.palette, self.app.settings
        rows = [Row(Text(line, palette.gold)) for line in _CITY]
        rows += [Row(Text(texts.get("web-lobby-title"), f"bold {palette.gold}")), Row(Text())]
        if self._notice:
            rows += [Row(Text(self._notice, palette.danger)), Row(Text())]
        if self._saved:
            label = texts.terminal("continue")
            rows.append(
                Row(Text(label, palette.mine), "continue", about=self._about(self._saved[0]))
            )
        bots = bot_name(chosen.bots, texts)
        level = chosen.bots.partition("(")[0]
        rows += [
            Row(Text(texts.terminal("new-game"), palette.mine), "begin"),
            self._value("web-new-profile", "profile", texts.name_of_profile(chosen.profile)),
            self._value("web-new-players", "players", str(chosen.players)),
            self._value("web-new-set", "preset", self._preset_name(chosen.preset)),
            self._value("terminal-opponents", "bots", bots, texts.get(f"web-bot-{level}.text")),
            self._value("web-shell-language", "language", _own_name(texts.language)),
            Row(Text(texts.terminal("by-link"), palette.mine), "link"),
            Row(Text(texts.terminal("key-quit"), palette.mine), "quit"),
        ]
        self.query_one(Rows).offer(rows, palette)

    def _value(self, key: str, deed: str, value: str, about: str = "") -> Row:
        return Row(Text(f"  {self.app.texts.get(key)}"), deed, value, about)

    def _preset_name(self, slug: str) -> str:
        texts = self.app.texts
        return texts.get("web-new-cast-lot") if slug == RANDOM else texts.name_of_preset(slug)

    def _about(self, game: Listed) -> str:
        texts = self.app.texts
        if not game.profile:
            return game.path.name
        when = game.saved.astimezone().strftime("%Y-%m-%d %H:%M")
        profile = texts.name_of_profile(game.profile)
        return texts.terminal("saved-at", profile=profile, players=game.players, when=when)

    # What is done.

    def on_rows_done(self, event: Rows.Done) -> None:
        deed, step = event.deed, event.step or 1
        chosen = self.app.settings
        if deed == "begin":
            self._begin()
        elif deed == "continue":
            self._continue()
        elif deed == "link":
            self._ask_link()
        elif deed == "quit":
            self.app.leave()
        elif deed == "language":
            at = LANGUAGES.index(self.app.texts.language)
            self.app.choose_language(LANGUAGES[(at + step) % len(LANGUAGES)])
        else:
            if deed == "profile":
                chosen.profile = _next(PROFILES, chosen.profile, step)
                chosen.preset = self._presets()[0]
            elif deed == "players":
                chosen.players = 2 + (chosen.players - 2 + step) % 7
                chosen.preset = _kept(self._presets(), chosen.preset)
            elif deed == "preset":
                chosen.preset = _next(self._presets(), chosen.preset, step)
            elif deed == "bots":
                level = chosen.bots.partition("(")[0]
                chosen.bots = _next(LEVELS, level, step)
            self.app.keep()
            self.show()

    def _presets(self) -> tuple[str, ...]:
        """Those that can be played by so many."""
        chosen = self.app.settings
        fitting = []
        for row in edition(chosen.profile).presets:
            try:
                setup_from_preset(chosen.profile, chosen.players, preset=row.slug, seed=1)
            except SetupError:
                continue
            fitting.append(row.slug)
        return (*fitting, RANDOM)

    def _begin(self) -> None:
        chosen = self.app.settings
        try:
            setup = make_setup(chosen.profile, chosen.players, chosen.preset)
        except SetupError:
            chosen.preset = self._presets()[0]
            self.show()
            return
        self._notice = ""
        self.app.begin(NewGame(setup.spec(), (chosen.bots,)))

    def _continue(self) -> None:
        saved = self._saved
        self._notice = ""
        if len(saved) == 1:
            self.app.begin(SavedGame(saved[0].path))
            return

        def chosen(at: int | None) -> None:
            if at is not None and at >= 0:
                self.app.begin(SavedGame(saved[at].path))

        choices: list[str | Text] = [self._about(game) for game in saved]
        self.app.push_screen(Choosing(self.app.texts.terminal("continue"), choices), chosen)

    def _ask_link(self) -> None:
        def chosen(words: str | None) -> None:
            if words:
                self._notice = ""
                self.app.begin(LinkedTable(words))

        self.app.push_screen(Asking(self.app.texts.terminal("by-link")), chosen)

    def on_key(self, event: events.Key) -> None:
        key = keys.key_of(event.key, event.character or "", self.app.texts.language)
        deed = key.deed if key is not None else ""
        if deed == "quit" or event.key == "escape":
            self.app.leave()
        elif deed == "theme":
            self.app.turn_theme()


def _next(values: tuple[str, ...], value: str, step: int) -> str:
    at = values.index(value) if value in values else 0
    return values[(at + step) % len(values)]


def _kept(values: tuple[str, ...], value: str) -> str:
    return value if value in values else values[0]


def _own_name(language: str) -> str:
    names = ("English", "Français", "Русский", "Українська", "Български")
    return names[LANGUAGES.index(language)]

"""The start screen: continue a saved game, set up a new one, or follow a link."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.binding import BindingType

from citadels.bots.registry import BOTS
from citadels.engine.editions.edition import SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.native_types import override
from citadels.engine.setup import setup_from_preset
from citadels.session.save_file import SavedGameInfo, list_saved_games
from citadels.session.setups import RANDOM, make_setup
from citadels.text import LANGUAGES
from citadels.tui.launch_options import LinkedTable, NewGame, SavedGame
from citadels.tui.player_names import bot_name
from citadels.tui.screens.form import FormScreen
from citadels.tui.screens.prompts import TextPrompt
from citadels.tui.widgets.rows import Row, Rows

LEVELS: Final = tuple(BOTS)
LANGUAGE_NAMES: Final = {
    "en": "English",
    "fr": "Français",
    "ru": "Русский",
    "uk": "Українська",
    "bg": "Български",
}
_BANNER: Final = (
    "         ▗▖        ▟▙         ",
    "   ▄▗▄▖▄ ▐▌ ▗▟▙▖   ██   ▗▟▙▖  ",
    "   █████▄██▄████▄▄▄██▄▄▄████▄ ",
)


class StartScreen(FormScreen):
    """A form. The choices are saved for the next time."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "app.quit", "")]

    def __init__(self, notice: str = "") -> None:
        super().__init__()
        self._notice = notice
        self._saved: list[SavedGameInfo] = []

    def on_screen_resume(self) -> None:
        self.show()

    def show_notice(self, text: str) -> None:
        self._notice = text
        self.show()

    @override
    def rows(self) -> list[Row]:
        self._saved = list_saved_games(self.app.paths.games)
        texts, palette, settings = self.app.texts, self.app.palette, self.app.settings
        rows = [Row(Text(line, palette.gold)) for line in _BANNER]
        rows += [Row(Text(texts.get("web-lobby-title"), f"bold {palette.gold}")), Row(Text())]
        if self._notice:
            rows += [Row(Text(self._notice, palette.danger)), Row(Text())]
        if self._saved:
            label = texts.terminal("continue")
            rows.append(
                Row(
                    Text(label, palette.mine), "continue", help_text=self._game_text(self._saved[0])
                )
            )
        bots = bot_name(settings.bots, texts)
        level = settings.bots.partition("(")[0]
        rows += [
            Row(Text(texts.terminal("new-game"), palette.mine), "begin"),
            self._value_row("web-new-profile", "profile", texts.name_of_profile(settings.profile)),
            self._value_row("web-new-players", "players", str(settings.players)),
            self._value_row("web-new-set", "preset", self._preset_name(settings.preset)),
            self._value_row("terminal-opponents", "bots", bots, texts.get(f"web-bot-{level}.text")),
            self._value_row("web-shell-language", "language", LANGUAGE_NAMES[texts.language]),
            Row(Text(texts.terminal("by-link"), palette.mine), "link"),
            Row(Text(texts.terminal("key-quit"), palette.mine), "quit"),
        ]
        return rows

    def _value_row(self, key: str, action: str, value: str, help_text: str = "") -> Row:
        return Row(Text(f"  {self.app.texts.get(key)}"), action, value, help_text)

    def _preset_name(self, slug: str) -> str:
        texts = self.app.texts
        return texts.get("web-new-cast-lot") if slug == RANDOM else texts.name_of_preset(slug)

    def _game_text(self, game: SavedGameInfo) -> str:
        texts = self.app.texts
        if not game.profile:
            return game.path.name
        saved_at = game.saved_at.astimezone().strftime("%Y-%m-%d %H:%M")
        profile = texts.name_of_profile(game.profile)
        return texts.terminal("saved-at", profile=profile, players=game.players, when=saved_at)

    # Actions.

    def on_rows_activated(self, event: Rows.Activated) -> None:
        action, step = event.action, event.step or 1
        settings = self.app.settings
        if action == "begin":
            self._begin()
        elif action == "continue":
            self._continue()
        elif action == "link":
            self._ask_link()
        elif action == "quit":
            self.app.leave()
        elif action == "language":
            index = LANGUAGES.index(self.app.texts.language)
            self.app.choose_language(LANGUAGES[(index + step) % len(LANGUAGES)])
        else:
            if action == "profile":
                settings.profile = _cycle(PROFILES, settings.profile, step)
                settings.preset = self._playable_presets()[0]
            elif action == "players":
                settings.players = 2 + (settings.players - 2 + step) % 7
                presets = self._playable_presets()
                settings.preset = settings.preset if settings.preset in presets else presets[0]
            elif action == "preset":
                settings.preset = _cycle(self._playable_presets(), settings.preset, step)
            elif action == "bots":
                level = settings.bots.partition("(")[0]
                settings.bots = _cycle(LEVELS, level, step)
            self.app.save_settings()
            self.show()

    def _playable_presets(self) -> tuple[str, ...]:
        """Those that work with the number of players."""
        settings = self.app.settings
        playable = []
        for row in edition(settings.profile).presets:
            try:
                setup_from_preset(settings.profile, settings.players, preset=row.slug, seed=1)
            except SetupError:
                continue
            playable.append(row.slug)
        return (*playable, RANDOM)

    def _begin(self) -> None:
        settings = self.app.settings
        try:
            setup = make_setup(settings.profile, settings.players, settings.preset)
        except SetupError:
            settings.preset = self._playable_presets()[0]
            self.show()
            return
        self._notice = ""
        self.app.open_session(NewGame(setup.spec(), (settings.bots,)))

    def _continue(self) -> None:
        games = self._saved
        self._notice = ""
        if len(games) == 1:
            self.app.open_session(SavedGame(games[0].path))
            return

        def choose(index: int) -> None:
            self.app.open_session(SavedGame(games[index].path))

        choices = [self._game_text(game) for game in games]
        self.app.ask(self.app.texts.terminal("continue"), choices, choose)

    def _ask_link(self) -> None:
        def apply(link: str | None) -> None:
            if link:
                self._notice = ""
                self.app.open_session(LinkedTable(link))

        self.app.push_screen(TextPrompt(self.app.texts.terminal("by-link")), apply)


def _cycle(values: tuple[str, ...], value: str, step: int) -> str:
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]

"""The ways from the command line to the table on the whole screen."""

from __future__ import annotations

from pathlib import Path

from citadels.cli.errors import refuse, start_lower
from citadels.session.invite_link import LinkError, parse_link
from citadels.session.paths import user_paths
from citadels.session.save_file import SaveError, list_saved_games, open_save_file
from citadels.text import Texts
from citadels.tui.launch_options import LaunchOption, LinkedTable, NewGame, SavedGame, damage_text
from citadels.tui.main import run_app


class FullScreen:
    """The table in a language that was asked for, or in the usual one."""

    def __init__(self, language: str, default_language: str) -> None:
        self._language = language
        self._default_language = default_language
        self._texts = Texts(language or default_language)

    def start(self) -> None:
        """With nothing chosen yet."""
        self._run(None)

    def play(
        self,
        setup_spec: str,
        bot_specs: tuple[str, ...],
        auto: bool,
        seed: int | None,
        story_path: Path | None,
    ) -> None:
        self._run(NewGame(setup_spec, bot_specs, auto, seed), story_path)

    def open_link(self, link: str) -> None:
        try:
            parse_link(link)
        except LinkError:
            refuse(self._texts.terminal("no-link", words=link).rstrip("."))
        self._run(LinkedTable(link))

    def resume(self) -> None:
        """With the game that was saved last, if it can be read."""
        games = list_saved_games(user_paths().games)
        if not games:
            refuse(start_lower(self._texts.terminal("no-saved").rstrip(".")))
        try:
            open_save_file(games[0].path)
        except SaveError as error:
            refuse(damage_text(error, self._texts))
        self._run(SavedGame(games[0].path))

    def _run(self, launch: LaunchOption | None, story_path: Path | None = None) -> None:
        run_app(user_paths(), self._language, self._default_language, launch, story_path)

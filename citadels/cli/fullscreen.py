"""The ways from the command line to the table on the whole screen."""

from __future__ import annotations

from pathlib import Path

from citadels.cli.errors import refuse
from citadels.text import Texts
from citadels.tui.folders import own_folders
from citadels.tui.opening import LinkedTable, NewGame, Opening, SavedGame, damaged
from citadels.tui.places.link import LinkError, read_link
from citadels.tui.places.saves import SaveError, open_save, saved_games
from citadels.tui.running import run_table


class FullScreen:
    """The table in a language that was asked for, or in the usual one."""

    def __init__(self, asked: str, usual: str) -> None:
        self._asked = asked
        self._usual = usual
        self._texts = Texts(asked or usual)

    def start(self) -> None:
        """With nothing chosen yet."""
        self._run(None)

    def play(
        self, rules: str, bots: tuple[str, ...], auto: bool, seed: int | None, save: Path | None
    ) -> None:
        self._run(NewGame(rules, bots, auto, seed), save)

    def follow(self, link: str) -> None:
        try:
            read_link(link)
        except LinkError:
            refuse(self._texts.terminal("no-link", words=link))
        self._run(LinkedTable(link))

    def go_on(self) -> None:
        """With the game that was saved last, if it can be read."""
        saved = saved_games(own_folders().games)
        if not saved:
            refuse(self._texts.terminal("no-saved"))
        try:
            open_save(saved[0].path)
        except SaveError as error:
            refuse(damaged(error, self._texts))
        self._run(SavedGame(saved[0].path))

    def _run(self, opening: Opening | None, save: Path | None = None) -> None:
        run_table(own_folders(), self._asked, self._usual, opening, save)

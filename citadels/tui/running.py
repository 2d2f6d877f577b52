"""Runs the terminal table, and says afterwards where the game is."""

from __future__ import annotations

import sys
from pathlib import Path

from citadels.match.story import story_of
from citadels.tui.app import CitadelsApp
from citadels.tui.folders import Folders
from citadels.tui.opening import Opening
from citadels.tui.places.local import LocalPlace


def run_table(
    folders: Folders,
    language: str,
    usual: str,
    opening: Opening | None,
    save: Path | None = None,
) -> None:
    """Until the person leaves. A language that was asked for counts before the one last chosen."""
    app = CitadelsApp(folders, language, opening, usual)
    app.run()
    lines = app.farewell
    if save is not None and isinstance(app.place, LocalPlace):
        lines = [*lines, _write(app, app.place, save)]
    for line in lines:
        sys.stdout.write(f"{line}\n")


def _write(app: CitadelsApp, place: LocalPlace, file: Path) -> str:
    """The game so far as a story, where it was asked for."""
    names = list(place.match.header.names)
    try:
        file.write_text(story_of(place.match, names, "A game from the terminal."), encoding="utf-8")
    except OSError as error:
        return app.texts.terminal("not-saved", file=str(file), why=error.strerror or "")
    return app.texts.terminal("saved", file=str(file))

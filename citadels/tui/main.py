"""Runs the full screen, and prints afterwards where the game is saved."""

from __future__ import annotations

import sys
from multiprocessing import resource_tracker
from pathlib import Path

from citadels.session.local import LocalSession
from citadels.session.paths import UserPaths
from citadels.tui.app import CitadelsApp
from citadels.tui.launch_options import LaunchOption


def run_app(
    paths: UserPaths,
    language: str,
    default_language: str,
    launch: LaunchOption | None,
    story_path: Path | None = None,
) -> None:
    """Run until the person leaves. A requested language overrides the one chosen last."""
    # Started now: it writes to standard error, which the screen replaces while it runs.
    resource_tracker.ensure_running()
    app = CitadelsApp(paths, language, launch, default_language)
    app.run()
    lines = app.exit_lines
    if story_path is not None and isinstance(app.session, LocalSession):
        lines = [*lines, _write_story(app, app.session, story_path)]
    for line in lines:
        sys.stdout.write(f"{line}\n")


def _write_story(app: CitadelsApp, session: LocalSession, file: Path) -> str:
    try:
        session.write_story(file)
    except OSError as error:
        return app.texts.terminal("not-saved", file=str(file), why=error.strerror or "")
    return app.texts.terminal("saved", file=str(file))

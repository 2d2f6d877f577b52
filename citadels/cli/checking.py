"""Running stories from files and saying in words what differs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from citadels.engine.notation.reading import blocks, read_story
from citadels.engine.notation.runner import failure_of
from citadels.engine.notation.tokens import StoryError

GOOD: Final = 0
FAILED: Final = 1
UNREADABLE: Final = 2

Echo = Callable[[str], None]


def check_paths(paths: list[Path], echo: Echo) -> int:
    """Check all stories in files and folders; the exit code."""
    stories = 0
    failed = 0
    unreadable = False
    for path in paths:
        try:
            files = _files(path)
        except OSError as error:
            files = []
            unreadable = True
            echo(f"{path}: cannot be read: {_why(error)}")
        for file in files:
            try:
                text = file.read_text(encoding="utf-8")
            except (OSError, UnicodeError) as error:
                unreadable = True
                echo(f"{file}: cannot be read: {_why(error)}")
                continue
            told = check_text(text, str(file), echo)
            stories += told[0]
            failed += told[1]
    echo(f"{stories} {'story' if stories == 1 else 'stories'}, {failed} failed")
    if unreadable:
        return UNREADABLE
    return FAILED if failed else GOOD


def check_text(text: str, name: str, echo: Echo) -> tuple[int, int]:
    """Check the stories of a text; how many there are and how many failed."""
    try:
        found = blocks(text)
    except StoryError as error:
        echo(f"{name}:{error.line}:{error.column}: {error.message}")
        return 1, 1
    failed = 0
    for block in found:
        try:
            failure = failure_of(read_story(block))
        except StoryError as error:
            echo(f"{name}:{error.line}:{error.column}: {error.message}")
            failed += 1
            continue
        if failure is not None:
            echo(f"{name}:{failure.line}:{failure.column}: {failure.message}")
            failed += 1
    return len(found), failed


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(file for file in path.rglob("*.story") if file.is_file())
    return [path]


def _why(error: OSError | UnicodeError) -> str:
    if isinstance(error, OSError):
        return error.strerror or "error"
    return "it is no text in UTF-8"

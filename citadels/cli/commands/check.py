"""`citadels check`: running stories from files and reporting what differs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from citadels.cli.errors import FAILED, OK, USAGE_ERROR, complain, error_reason
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import JsonOption, print_data
from citadels.engine.notation.parser import parse_story, split_stories
from citadels.engine.notation.runner import find_failure
from citadels.engine.notation.tokens import StoryError

app = new_app()


@dataclass(frozen=True)
class Difference:
    """Where an assertion of a story fails, and what is true instead."""

    file: str
    line: int
    column: int
    what: str

    def text(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.what}"


@dataclass
class CheckResult:
    """The results of all stories."""

    stories: int = 0
    differences: list[Difference] = field(default_factory=list)
    unreadable: dict[str, str] = field(default_factory=dict)  # files, and why

    def exit_code(self) -> int:
        if self.unreadable:
            return USAGE_ERROR
        return FAILED if self.differences else OK

    def summary(self) -> str:
        stories = "story" if self.stories == 1 else "stories"
        return f"{self.stories} {stories}, {len(self.differences)} failed"

    def data(self) -> dict[str, object]:
        failed = [asdict(difference) for difference in self.differences]
        return {"stories": self.stories, "failed": failed, "unreadable": self.unreadable}


@app.command(epilog=examples("citadels check game.story", "citadels check --json stories"))
def check(
    paths: Annotated[
        list[Path], typer.Argument(help="Story files, or folders with *.story files.")
    ],
    as_json: JsonOption = False,
) -> None:
    """Run stories and report which assertions fail.

    docs/notation.md describes the format of a story.
    """
    result = CheckResult()
    for path in paths:
        for difference in _check_path(path, result):
            result.differences.append(difference)
            if not as_json:
                typer.echo(difference.text())
    if as_json:
        print_data(result.data())
    elif result.stories or not result.unreadable:
        typer.echo(result.summary())
    raise typer.Exit(result.exit_code())


def _check_path(path: Path, result: CheckResult) -> Iterator[Difference]:
    """The differences in all files at a path; unreadable files are reported at once, and noted."""
    try:
        files = _story_files(path)
    except (OSError, ValueError) as error:
        files = []
        _add_unreadable(path, error, result)
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            _add_unreadable(file, error, result)
            continue
        yield from _check_text(text, str(file), result)


def _add_unreadable(path: Path, error: OSError | ValueError, result: CheckResult) -> None:
    result.unreadable[str(path)] = error_reason(error)
    complain(f"{path}: cannot be read: {error_reason(error)}")


def _check_text(text: str, name: str, result: CheckResult) -> Iterator[Difference]:
    try:
        story_blocks = split_stories(text)
    except StoryError as error:
        result.stories += 1
        yield Difference(name, error.line, error.column, error.message)
        return
    for block in story_blocks:
        result.stories += 1
        try:
            failure = find_failure(parse_story(block))
        except StoryError as error:
            yield Difference(name, error.line, error.column, error.message)
            continue
        if failure is not None:
            yield Difference(name, failure.line, failure.column, failure.message)


def _story_files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(file for file in path.rglob("*.story") if file.is_file())
    return [path]

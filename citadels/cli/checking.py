"""`citadels check`: running stories from files and saying in words what differs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from citadels.cli.errors import FAILED, FINE, UNUSABLE, complain, why
from citadels.cli.group import examples, new_app
from citadels.cli.output import print_data
from citadels.engine.notation.parser import parse_story, split_stories
from citadels.engine.notation.runner import find_failure
from citadels.engine.notation.tokens import StoryError

app = new_app()


@dataclass(frozen=True)
class Difference:
    """Where a story is not true, and what is true instead."""

    file: str
    line: int
    column: int
    what: str

    def told(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.what}"


@dataclass
class Outcome:
    """What came of all stories."""

    stories: int = 0
    differences: list[Difference] = field(default_factory=list)
    unreadable: dict[str, str] = field(default_factory=dict)  # files, and why

    def code(self) -> int:
        if self.unreadable:
            return UNUSABLE
        return FAILED if self.differences else FINE

    def told(self) -> str:
        stories = "story" if self.stories == 1 else "stories"
        return f"{self.stories} {stories}, {len(self.differences)} failed"

    def data(self) -> dict[str, object]:
        told = [asdict(one) for one in self.differences]
        return {"stories": self.stories, "failed": told, "unreadable": self.unreadable}


@app.command(
    epilog=examples(
        "citadels check game.story",
        "citadels check --json stories",
    )
)
def check(
    paths: Annotated[list[Path], typer.Argument(help="Files, and folders with *.story files.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Run stories and say what in them is not true.

    The form of a story is told in docs/notation.md.
    """
    outcome = Outcome()
    for path in paths:
        for difference in _differences(path, outcome):
            outcome.differences.append(difference)
            if not as_json:
                typer.echo(difference.told())
    if as_json:
        print_data(outcome.data())
    else:
        typer.echo(outcome.told())
    raise typer.Exit(outcome.code())


def _differences(path: Path, outcome: Outcome) -> Iterator[Difference]:
    """Of all files at a path; what cannot be read is told at once, and noted."""
    try:
        files = _files(path)
    except (OSError, ValueError) as error:
        files = []
        _note(path, error, outcome)
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            _note(file, error, outcome)
            continue
        yield from _in_text(text, str(file), outcome)


def _note(path: Path, error: OSError | ValueError, outcome: Outcome) -> None:
    outcome.unreadable[str(path)] = why(error)
    complain(f"{path}: cannot be read: {why(error)}")


def _in_text(text: str, name: str, outcome: Outcome) -> Iterator[Difference]:
    try:
        found = split_stories(text)
    except StoryError as error:
        outcome.stories += 1
        yield Difference(name, error.line, error.column, error.message)
        return
    for block in found:
        outcome.stories += 1
        try:
            failure = find_failure(parse_story(block))
        except StoryError as error:
            yield Difference(name, error.line, error.column, error.message)
            continue
        if failure is not None:
            yield Difference(name, failure.line, failure.column, failure.message)


def _files(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(file for file in path.rglob("*.story") if file.is_file())
    return [path]

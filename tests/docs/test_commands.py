"""Every command in the documents is one that there is, with options that it takes."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from citadels.cli.main import COMMANDS, app

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
FENCED: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
BLOCK: Final = re.compile(r"^    (\S.*)$", re.MULTILINE)
INLINE: Final = re.compile(r"`((?:scripts/|citadels |python )[^`]*)`")
# Scripts stand in lists with what they do behind them.
REMARK: Final = re.compile(r"(  +.*| # .*)$")
PLACES: Final = ("...", "FILE", "FOLDER", "DAYS", "LINE")  # something else is to be put there
NO_COMMAND: Final = {"citadels chance"}  # words from which the chance of a game is made
commands: Any = get_command(app)


def lines() -> Iterator[tuple[Path, str]]:
    for page in PAGES:
        text = FENCED.sub("", page.read_text(encoding="utf-8"))
        for line in (*BLOCK.findall(text), *INLINE.findall(text)):
            yield page, REMARK.sub("", line)


def calls(*beginnings: str) -> list[Any]:
    """The calls that begin so, each once, with the page where it stands."""
    found = {line: page for page, line in lines() if line.startswith(beginnings)}
    for line in NO_COMMAND:
        found.pop(line, None)
    return [
        pytest.param(line, id=f"{page.relative_to(ROOT)}: {line}"[:120])
        for line, page in sorted(found.items())
    ]


def parse(words: list[str]) -> None:
    """Let the command read its words, without doing anything."""
    group, name = commands, "citadels"
    rest = [word for word in words if word != "--help"]  # which every command has
    while hasattr(group, "commands") and rest:
        if rest[0].startswith("-"):
            assert rest[0] in {option for one in group.params for option in one.opts}, rest
            return
        assert rest[0] in group.commands, f"there is no command {rest[0]!r}"
        inner = COMMANDS[rest[0]].load(rest[0]) if group is commands else group.commands[rest[0]]
        group, name, rest = inner, rest[0], rest[1:]
    if rest and not set(rest) & set(PLACES):
        with group.make_context(name, list(rest)):
            pass
    for word in rest:
        if word.startswith("--"):
            assert word.partition("=")[0] in {option for one in group.params for option in one.opts}


@pytest.mark.parametrize("line", calls("citadels "))
def test_a_command_is_one_that_there_is(line: str) -> None:
    parse(shlex.split(line)[1:])


@pytest.mark.parametrize("line", calls("python docs/examples/learning/"))
def test_a_program_that_learns_has_these_options(line: str) -> None:
    _, file, *words = shlex.split(line)
    program = (ROOT / file).read_text(encoding="utf-8")
    for word in words:
        assert not word.startswith("--") or f'"{word}"' in program, word


@pytest.mark.parametrize("line", calls("python docs/examples/taster", "python taster.py "))
def test_a_bot_of_ones_own_has_all_commands(line: str) -> None:
    _, file, *words = shlex.split(line)
    assert (ROOT / "docs" / "examples" / Path(file).name).is_file()
    parse(words)


@pytest.mark.parametrize("line", calls("python -m "))
def test_a_module_is_one_that_there_is(line: str) -> None:
    assert find_spec(shlex.split(line)[2]) is not None


@pytest.mark.parametrize("line", calls("scripts/"))
def test_a_script_is_one_that_there_is(line: str) -> None:
    file = ROOT / shlex.split(line)[0]
    assert file.exists()
    # What lies in folders below is only what scripts are made of.
    assert os.access(file, os.X_OK) or file.parent.name != "scripts"


def test_there_are_commands() -> None:
    assert len(calls("citadels ")) > 30
    assert len(calls("scripts/")) > 8
    assert len(calls("python ")) > 3


def test_the_readme_leads_with_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.match(r"# Citadels\n\n    scripts/play .*\n    scripts/test .*\n", text)

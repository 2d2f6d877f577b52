"""Every command in the documents exists and accepts the options shown."""

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
FENCED_PATTERN: Final = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
BLOCK_PATTERN: Final = re.compile(r"^    (\S.*)$", re.MULTILINE)
INLINE_PATTERN: Final = re.compile(r"`((?:scripts/|citadels |python )[^`]*)`")
# Lists of scripts have a description after each.
REMARK_PATTERN: Final = re.compile(r"(  +.*| # .*)$")
PLACEHOLDERS: Final = ("...", "FILE", "FOLDER", "DAYS", "LINE")  # to be replaced by the reader
NON_COMMANDS: Final = {"citadels chance"}  # the text from which the randomness of a game is derived
commands: Any = get_command(app)


def documented_lines() -> Iterator[tuple[Path, str]]:
    for page in PAGES:
        text = FENCED_PATTERN.sub("", page.read_text(encoding="utf-8"))
        for command in (*BLOCK_PATTERN.findall(text), *INLINE_PATTERN.findall(text)):
            yield page, REMARK_PATTERN.sub("", command)


def documented_calls(*beginnings: str) -> list[Any]:
    """The calls with these beginnings, each once, with its page as test id."""
    page_by_command = {
        command: page for page, command in documented_lines() if command.startswith(beginnings)
    }
    for command in NON_COMMANDS:
        page_by_command.pop(command, None)
    return [
        pytest.param(command, id=f"{page.relative_to(ROOT)}: {command}"[:120])
        for command, page in sorted(page_by_command.items())
    ]


def parse_command(words: list[str]) -> None:
    """Let the command parse its arguments without running it."""
    group, name = commands, "citadels"
    arguments = [word for word in words if word != "--help"]  # every command has it
    while hasattr(group, "commands") and arguments:
        if arguments[0].startswith("-"):
            assert arguments[0] in {
                option for parameter in group.params for option in parameter.opts
            }, arguments
            return
        assert arguments[0] in group.commands, f"there is no command {arguments[0]!r}"
        inner = (
            COMMANDS[arguments[0]].load(arguments[0])
            if group is commands
            else group.commands[arguments[0]]
        )
        group, name, arguments = inner, arguments[0], arguments[1:]
    if arguments and not set(arguments) & set(PLACEHOLDERS):
        with group.make_context(name, list(arguments)):
            pass
    for word in arguments:
        if word.startswith("--"):
            assert word.partition("=")[0] in {
                option for parameter in group.params for option in parameter.opts
            }


@pytest.mark.parametrize("command", documented_calls("citadels "))
def test_a_command_is_one_that_there_is(command: str) -> None:
    parse_command(shlex.split(command)[1:])


@pytest.mark.parametrize("command", documented_calls("python docs/examples/learning/"))
def test_a_program_that_learns_has_these_options(command: str) -> None:
    _, file, *words = shlex.split(command)
    program = (ROOT / file).read_text(encoding="utf-8")
    for word in words:
        assert not word.startswith("--") or f'"{word}"' in program, word


@pytest.mark.parametrize(
    "command", documented_calls("python docs/examples/taster", "python taster.py ")
)
def test_a_bot_of_ones_own_has_all_commands(command: str) -> None:
    _, file, *words = shlex.split(command)
    assert (ROOT / "docs" / "examples" / Path(file).name).is_file()
    parse_command(words)


@pytest.mark.parametrize("command", documented_calls("python -m "))
def test_a_module_is_one_that_there_is(command: str) -> None:
    assert find_spec(shlex.split(command)[2]) is not None


@pytest.mark.parametrize("command", documented_calls("scripts/"))
def test_a_script_is_one_that_there_is(command: str) -> None:
    file = ROOT / shlex.split(command)[0]
    assert file.exists()
    # Files in subfolders are parts of scripts, not scripts.
    assert os.access(file, os.X_OK) or file.parent.name != "scripts"


def test_there_are_commands() -> None:
    assert len(documented_calls("citadels ")) > 30
    assert len(documented_calls("scripts/")) > 8
    assert len(documented_calls("python ")) > 3


def test_the_readme_leads_with_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.match(r"# Citadels\n\n    scripts/play .*\n    scripts/test .*\n", text)

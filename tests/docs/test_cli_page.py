"""The page about the command line covers every command, and its examples run as shown."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import Final

import pytest
from typer.testing import CliRunner

from citadels.cli import errors
from citadels.cli.main import COMMANDS, app
from tests.cli.sample_games import POSITION_STORY, export_game

ROOT: Final = Path(__file__).parents[2]
PAGE_TEXT: Final = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
CODE_BLOCK_PATTERN: Final = re.compile(r"```(console|sh)\n(.*?)```", re.DOTALL)
ECHO_EXIT_CODE: Final = "; echo $?"


def examples() -> list[tuple[str, str]]:
    """The commands with their output, in the order of the page."""
    pairs = []
    for kind, block in CODE_BLOCK_PATTERN.findall(PAGE_TEXT):
        if kind == "console":
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                pairs.append((command, output))
    return pairs


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    export_game(tmp_path / "game.story")
    (tmp_path / "position.story").write_text(POSITION_STORY, encoding="utf-8")
    untrue = POSITION_STORY.replace("\nturn Ann\n\n", "\nturn Ann\n\nAnn: build castle\n")
    (tmp_path / "untrue.story").write_text(untrue, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("CITADELS_LANG", raising=False)
    return tmp_path


def test_every_example_prints_what_stands_there(folder: Path) -> None:
    checker = doctest.OutputChecker()
    for command, output in examples():
        done = CliRunner().invoke(app, shlex.split(command.removesuffix(ECHO_EXIT_CODE))[1:])
        assert "Traceback" not in done.output
        got = done.output.replace("\xa0", " ") + (
            f"{done.exit_code}\n" if command.endswith(ECHO_EXIT_CODE) else ""
        )
        assert checker.check_output(output, got, doctest.ELLIPSIS), f"{command}\n{got}"


def test_every_command_has_a_section_with_an_example() -> None:
    sections = re.split(r"^## ", PAGE_TEXT, flags=re.MULTILINE)
    section_by_command = {section.partition("`\n")[0]: section for section in sections}
    for name in COMMANDS:
        section = section_by_command[f"`citadels {name}"]
        assert re.search(rf"^(\$ )?citadels {name}", section, re.MULTILINE), name
    assert re.findall(r"^\| \[`(\w+)`\]", PAGE_TEXT, re.MULTILINE) == list(COMMANDS)


def test_every_exit_code_is_documented() -> None:
    table = {int(code) for code in re.findall(r"^\| (\d+) \| ", PAGE_TEXT, re.MULTILINE)}
    codes = (errors.OK, errors.FAILED, errors.USAGE_ERROR, errors.INTERRUPTED, errors.BROKEN_PIPE)
    assert table == set(codes)


def test_lines_that_are_not_run_are_understood() -> None:
    commands = [
        command
        for kind, block in CODE_BLOCK_PATTERN.findall(PAGE_TEXT)
        if kind == "sh"
        for command in block.split("\n")
    ]
    for command in filter(None, commands):
        name, *words = shlex.split(command)[1:]
        assert COMMANDS[name].load(name).make_context(name, words)

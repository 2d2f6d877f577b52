"""The page about the command line knows every command, and its examples are run as they stand."""

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
from tests.cli.games import POSITION, exported_game

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
BLOCK: Final = re.compile(r"```(console|sh)\n(.*?)```", re.DOTALL)
CODE: Final = "; echo $?"


def examples() -> list[tuple[str, str]]:
    """Commands with what they print, in the order of the page."""
    found = []
    for kind, block in BLOCK.findall(PAGE):
        if kind == "console":
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                line, _, wanted = part.partition("\n")
                found.append((line, wanted))
    return found


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    exported_game(tmp_path / "game.story")
    (tmp_path / "position.story").write_text(POSITION, encoding="utf-8")
    untrue = POSITION.replace("\nturn Ann\n\n", "\nturn Ann\n\nAnn: build castle\n")
    (tmp_path / "untrue.story").write_text(untrue, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("CITADELS_LANG", raising=False)
    return tmp_path


def test_every_example_prints_what_stands_there(folder: Path) -> None:
    checker = doctest.OutputChecker()
    for line, wanted in examples():
        done = CliRunner().invoke(app, shlex.split(line.removesuffix(CODE))[1:])
        assert "Traceback" not in done.output
        got = done.output.replace("\xa0", " ") + (
            f"{done.exit_code}\n" if line.endswith(CODE) else ""
        )
        assert checker.check_output(wanted, got, doctest.ELLIPSIS), f"{line}\n{got}"


def test_every_command_has_a_section_with_an_example() -> None:
    sections = re.split(r"^## ", PAGE, flags=re.MULTILINE)
    told = {section.partition("`\n")[0]: section for section in sections}
    for name in COMMANDS:
        section = told[f"`citadels {name}"]
        assert re.search(rf"^(\$ )?citadels {name}", section, re.MULTILINE), name
    assert re.findall(r"^\| \[`(\w+)`\]", PAGE, re.MULTILINE) == list(COMMANDS)


def test_every_exit_code_is_told() -> None:
    table = {int(code) for code in re.findall(r"^\| (\d+) \| ", PAGE, re.MULTILINE)}
    codes = (errors.OK, errors.FAILED, errors.USAGE_ERROR, errors.INTERRUPTED, errors.BROKEN_PIPE)
    assert table == set(codes)


def test_lines_that_are_not_run_are_understood() -> None:
    lines = [
        line for kind, block in BLOCK.findall(PAGE) if kind == "sh" for line in block.split("\n")
    ]
    for line in filter(None, lines):
        name, *words = shlex.split(line)[1:]
        assert COMMANDS[name].load(name).make_context(name, words)

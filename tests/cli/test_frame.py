"""What all commands have in common: help, exit codes, colours, the end of a pipe."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from citadels.cli import story_input
from citadels.cli.errors import EXIT_CODES_HELP
from citadels.cli.main import COMMANDS
from tests.cli.terminal import COMMAND, in_terminal, process, run, told

NEEDS_TERMINAL = pytest.mark.skipif(
    sys.platform == "win32", reason="there are no terminals to open"
)
ESCAPE = "\x1b"
FULL = Path("/dev/full")


def loaded(name: str) -> Any:
    return COMMANDS[name].load(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_each_command_says_of_itself(name: str) -> None:
    first = inspect.cleandoc(loaded(name).help).partition("\n\n")[0]
    assert " ".join(first.split()) == COMMANDS[name].summary


def test_help_shows_the_commands_in_groups_with_examples_and_exit_codes() -> None:
    text = " ".join(told("--help").replace("│", " ").split())
    for words in ("Play", "Look up", "Bots and arena", "Server", "citadels rules wizard"):
        assert words in text
    assert " ".join(EXIT_CODES_HELP.split()) in text
    assert all(f" {name} " in text for name in COMMANDS)


def test_without_a_word_there_is_help() -> None:
    assert told().strip() == told("--help").strip()
    assert told("db").strip() == told("db", "--help").strip()


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"citadels \d+\.\d+\.\d+, engine \w+\n", told("--version"))


def test_an_unknown_command_is_told_with_the_near_one() -> None:
    done = run("simulat")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "'simulat'" in done.stderr
    assert "'simulate'" in done.stderr


def test_ctrl_c_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(_source: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(story_input, "_read_text", impatient)
    done = run("replay", "game.story")
    assert (done.exit_code, done.output) == (130, "")


def test_a_reader_who_leaves_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "compare"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


@pytest.mark.skipif(not FULL.exists(), reason="needs a disk that is full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with FULL.open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*COMMAND, "compare"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "citadels: No space left on device\n")


def test_a_terminal_is_not_told_what_to_do_by_strangers() -> None:
    done = run("replay", "a\x1b[2Jb\nc.story")
    assert done.stderr.startswith("citadels: a?[2Jb c.story: cannot be read: ")


@NEEDS_TERMINAL
def test_there_are_colours_in_a_terminal_unless_they_are_not_wanted() -> None:
    assert ESCAPE in in_terminal("rules", "king")
    assert ESCAPE not in in_terminal("rules", "king", NO_COLOR="1")
    assert ESCAPE not in in_terminal("rules", "king", TERM="dumb")
    assert ESCAPE not in in_terminal("rules", "king", "--json")


def test_there_are_no_colours_in_a_pipe() -> None:
    for words in (["rules", "king"], ["--help"], ["bots"]):
        done = process(*words)
        assert done.returncode == 0
        assert ESCAPE not in done.stdout + done.stderr


def test_what_is_piped_is_not_broken_into_lines() -> None:
    """A program that reads it gets each text in one piece."""
    longest = max(told("rules", "part-minute").splitlines(), key=len)
    assert len(longest) > 120


def test_data_is_one_line_each(tmp_path: Any) -> None:
    for words in (["bots"], ["rules", "king"], ["compare"], ["check", str(tmp_path)]):
        printed = told(*words, "--json")
        assert printed.count("\n") == 1
        json.loads(printed)

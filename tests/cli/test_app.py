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
from tests.cli.runner import COMMAND, output_of, run, run_in_terminal, run_process

needs_terminal = pytest.mark.skipif(
    sys.platform == "win32", reason="there are no terminals to open"
)
ESCAPE = "\x1b"
FULL_DEVICE = Path("/dev/full")


def load_command(name: str) -> Any:
    return COMMANDS[name].load(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_command_list_describes_each_command_as_its_own_help_does(name: str) -> None:
    first = inspect.cleandoc(load_command(name).help).partition("\n\n")[0]
    assert " ".join(first.split()) == COMMANDS[name].summary


def test_help_shows_the_commands_in_groups_with_examples_and_exit_codes() -> None:
    text = " ".join(output_of("--help").replace("│", " ").split())
    for words in ("Play", "Look up", "Bots and tournaments", "Server", "citadels rules wizard"):
        assert words in text
    assert " ".join(EXIT_CODES_HELP.split()) in text
    assert all(f" {name} " in text for name in COMMANDS)


def test_without_arguments_help_is_shown() -> None:
    assert output_of().strip() == output_of("--help").strip()
    assert output_of("db").strip() == output_of("db", "--help").strip()


def test_the_version_is_printed() -> None:
    assert re.fullmatch(r"citadels \d+\.\d+\.\d+, engine \w+\n", output_of("--version"))


def test_an_unknown_command_suggests_a_similar_one() -> None:
    result = run("simulat")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "'simulat'" in result.stderr
    assert "'simulate'" in result.stderr


def test_ctrl_c_exits_without_an_error_message(monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(_source: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(story_input, "_read_text", impatient)
    result = run("replay", "game.story")
    assert (result.exit_code, result.output) == (130, "")


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "compare"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


@pytest.mark.skipif(not FULL_DEVICE.exists(), reason="needs a disk that is full")
def test_a_full_disk_is_reported_in_one_line() -> None:
    with FULL_DEVICE.open("w", encoding="utf-8") as full:
        process = subprocess.run(
            [*COMMAND, "compare"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (process.returncode, process.stderr) == (2, "citadels: No space left on device\n")


def test_untrusted_text_cannot_control_the_terminal() -> None:
    result = run("replay", "a\x1b[2Jb\nc.story")
    assert result.stderr.startswith("citadels: a?[2Jb c.story: cannot be read: ")


@needs_terminal
def test_a_terminal_gets_colours_unless_they_are_disabled() -> None:
    assert ESCAPE in run_in_terminal("rules", "king")
    assert ESCAPE not in run_in_terminal("rules", "king", NO_COLOR="1")
    assert ESCAPE not in run_in_terminal("rules", "king", TERM="dumb")
    assert ESCAPE not in run_in_terminal("rules", "king", "--json")


def test_a_pipe_gets_no_colours() -> None:
    for words in (["rules", "king"], ["--help"], ["bots"]):
        result = run_process(*words)
        assert result.returncode == 0
        assert ESCAPE not in result.stdout + result.stderr


def test_piped_output_is_not_wrapped() -> None:
    """A program that reads it gets each text on one line."""
    longest = max(output_of("rules", "part-minute").splitlines(), key=len)
    assert len(longest) > 120


def test_each_json_result_is_one_line(tmp_path: Any) -> None:
    for words in (["bots"], ["rules", "king"], ["compare"], ["check", str(tmp_path)]):
        output = output_of(*words, "--json")
        assert output.count("\n") == 1
        json.loads(output)

"""The page for hosts knows every option, every command and every figure."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from prometheus_client import CollectorRegistry

from citadels.cli.main import COMMANDS
from citadels.server.metrics import Metrics
from citadels.server.settings import Settings
from citadels.server.tables.chat import MESSAGES_PER_MINUTE
from citadels.server.tables.chat_filter import MAX_CHARACTERS
from citadels.server.tables.player_names import MAX_LETTERS
from citadels.server.tables.table_config import MAX_BOT_BUDGET
from citadels.server.websocket.transport import MAX_BUFFERED_BYTES

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
OPTION: Final = re.compile(r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \| (?:`(.*?)` )?\| ", re.MULTILINE)
# What an option is called among the settings, where it is not called the same.
SETTINGS: Final = {
    "messages": "messages_a_second",
    "largest": "largest_message",
    "requests": "requests_a_minute",
    "lines": "lines_an_address",
    "tables": "tables_an_hour",
}


def options() -> list[Any]:
    serve = COMMANDS["serve"].load("serve")
    return [one for one in serve.params if one.envvar]


def test_every_option_is_told_with_its_environment_and_its_default() -> None:
    wanted = [
        (one.opts[0], one.envvar, str(one.default) if one.default else "") for one in options()
    ]
    assert OPTION.findall(PAGE) == wanted


def test_the_defaults_of_the_command_are_those_of_the_settings() -> None:
    settings = Settings()
    for one in options():
        if one.name in {"database", "node", "verbose", "origins"}:
            continue
        assert one.default == getattr(settings, SETTINGS.get(one.name, one.name)), one.name


@pytest.mark.parametrize("group", ["db", "admin"])
def test_every_command_is_told(group: str) -> None:
    told = re.findall(rf"^\| `citadels {group} ([a-z]+)", PAGE, re.MULTILINE)
    assert sorted(told) == sorted(COMMANDS[group].load(group).commands)


def test_every_figure_is_told() -> None:
    registry: CollectorRegistry = Metrics().registry
    names = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in registry.collect()
    }
    assert set(re.findall(r"^\| `(citadels_[a-z_]+)`", PAGE, re.MULTILINE)) == names


def test_the_limits_are_those_of_the_program() -> None:
    for sentence in (
        f"a seat may say {MESSAGES_PER_MINUTE} lines of chat a minute",
        f"names have {MAX_LETTERS} letters and lines of chat {MAX_CHARACTERS} at most",
        f"at most {MAX_BUFFERED_BYTES // 1000} kB wait for a reader",
        f"for {MAX_BOT_BUDGET['ms'] // 1000} seconds",
    ):
        assert sentence in PAGE


def test_the_files_it_speaks_of_are_there() -> None:
    for name in re.findall(r"`(deploy/[A-Za-z.]+)`", PAGE):
        assert (ROOT / name).is_file(), name


def test_the_environment_of_the_examples_is_that_of_the_server() -> None:
    known = {one.envvar for one in options()} | {"CITADELS_SITE"}
    for file in (ROOT / "deploy").iterdir():
        said = set(re.findall(r"\bCITADELS_[A-Z_]+\b", file.read_text(encoding="utf-8")))
        assert said <= known | {"CITADELS_"}, file

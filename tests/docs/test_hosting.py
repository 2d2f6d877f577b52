"""The page for hosts covers every option and command, and its figures are current."""

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
PAGE_TEXT: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
OPTION_PATTERN: Final = re.compile(
    r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \| (?:`(.*?)` )?\| ", re.MULTILINE
)


def serve_options() -> list[Any]:
    serve = COMMANDS["serve"].load("serve")
    return [parameter for parameter in serve.params if parameter.allow_from_autoenv]


def environment_variable(parameter: Any) -> str:
    return str(parameter.envvar or f"CITADELS_{parameter.name.upper()}")


def test_every_option_is_documented_with_environment_and_default() -> None:
    expected_rows = [
        (
            parameter.opts[0],
            environment_variable(parameter),
            str(parameter.default) if parameter.default else "",
        )
        for parameter in serve_options()
    ]
    assert OPTION_PATTERN.findall(PAGE_TEXT) == expected_rows


def test_the_defaults_of_the_command_are_those_of_the_settings() -> None:
    settings = Settings()
    for parameter in serve_options():
        if parameter.name in {"database_url", "node_name", "verbose", "allowed_origins"}:
            continue
        assert parameter.default == getattr(settings, parameter.name), parameter.name


@pytest.mark.parametrize("group", ["db", "admin"])
def test_every_command_is_documented(group: str) -> None:
    documented = re.findall(rf"^\| `citadels {group} ([a-z]+)", PAGE_TEXT, re.MULTILINE)
    assert sorted(documented) == sorted(COMMANDS[group].load(group).commands)


def test_every_metric_is_documented() -> None:
    registry: CollectorRegistry = Metrics().registry
    names = {
        family.name + ("_total" if family.type == "counter" else "")
        for family in registry.collect()
    }
    assert set(re.findall(r"^\| `(citadels_[a-z_]+)`", PAGE_TEXT, re.MULTILINE)) == names


def test_the_limits_are_those_of_the_program() -> None:
    for sentence in (
        f"a seat may send {MESSAGES_PER_MINUTE} chat messages a minute",
        f"names have at most {MAX_LETTERS} characters and chat messages {MAX_CHARACTERS}",
        f"at most {MAX_BUFFERED_BYTES // 1000} kB are buffered for a slow client",
        f"for {MAX_BOT_BUDGET['ms'] // 1000} seconds",
    ):
        assert sentence in PAGE_TEXT


def test_the_environment_of_the_examples_is_that_of_the_server() -> None:
    known = {environment_variable(parameter) for parameter in serve_options()} | {"CITADELS_SITE"}
    for file in (ROOT / "deploy").iterdir():
        variables = set(re.findall(r"\bCITADELS_[A-Z_]+\b", file.read_text(encoding="utf-8")))
        assert variables <= known | {"CITADELS_"}, file

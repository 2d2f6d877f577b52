"""Most commands work with the base dependencies alone; the others say what to install."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from citadels.cli import errors
from citadels.cli.errors import install_hint
from tests.cli.sample_games import save_game, write_position

SERVER_PACKAGES = (
    *("aiosqlite", "alembic", "confusable_homoglyphs", "fastapi", "prometheus_client", "psycopg"),
    *("redis", "sqlalchemy", "starlette", "structlog", "uvicorn", "uvloop"),
)
LAB_PACKAGES = ("numpy", "openskill", "polars")
HEAVY_PACKAGES = ("textual", "httpx", "websockets")
# Runs commands without some packages; prints the result of each and the imported modules.
RUN_COMMANDS_CODE = """
import json, sys
missing, watched, lines = json.load(sys.stdin)
for name in missing:
    sys.modules[name] = None
from typer.testing import CliRunner
from citadels.cli.main import app
outcomes = {}
for line in lines:
    done = CliRunner().invoke(app, line.split(), input="quit\\n")
    outcomes[line] = [done.exit_code, done.stdout, done.stderr]
heavy = [name for name in watched if sys.modules.get(name) is not None]
json.dump([outcomes, heavy], sys.stdout)
"""
BASE_COMMANDS = (
    "--help",
    "--version",
    "rules wizard",
    "check game.story",
    "replay game.story",
    "bots",
    "bots explain position.story --bot search(iterations=20)",
    "compare",
    "soak 5 --processes 1",
    "play --seed 1",
    "serve --help",
    "tournament --help",
)
EXTRA_BY_COMMAND = {
    "serve": "server",
    "db current": "server",
    "admin list": "server",
    "tournament --mirror random": "lab",
    "simulate --bots random": "lab",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    save_game(tmp_path / "game.story")
    write_position(tmp_path / "position.story")
    return tmp_path


def run_commands(
    folder: Path,
    commands: tuple[str, ...],
    missing: tuple[str, ...] = (),
    watched: tuple[str, ...] = (),
) -> tuple[dict[str, list[Any]], list[str]]:
    """The results of these commands, and which of the watched packages they imported."""
    full = [
        command.replace("game.story", f"{folder}/game.story").replace(
            "position.story", f"{folder}/position.story"
        )
        for command in commands
    ]
    process = subprocess.run(
        [sys.executable, "-c", RUN_COMMANDS_CODE],
        capture_output=True,
        text=True,
        check=False,
        input=json.dumps([missing, watched, full]),
    )
    assert process.returncode == 0, process.stderr
    results, heavy = json.loads(process.stdout)
    return dict(zip(commands, results.values(), strict=True)), heavy


def test_most_commands_need_no_extra(folder: Path) -> None:
    results, _ = run_commands(folder, BASE_COMMANDS, missing=(*SERVER_PACKAGES, *LAB_PACKAGES))
    for command, (code, output, complaint) in results.items():
        assert code == 0, f"{command}: {complaint}"
        assert output, command


def test_the_others_say_what_to_install(folder: Path) -> None:
    results, _ = run_commands(
        folder, tuple(EXTRA_BY_COMMAND), missing=(*SERVER_PACKAGES, *LAB_PACKAGES)
    )
    for command, (code, output, complaint) in results.items():
        assert (code, output) == (2, ""), command
        assert complaint.startswith("citadels: ")
        assert complaint.endswith(f"{install_hint(EXTRA_BY_COMMAND[command])}\n")
        assert complaint.count("\n") == 1


def test_the_hint_names_the_script_in_a_clone_and_the_extra_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert install_hint("lab") == f"run scripts/setup dev in {Path(__file__).parents[2]}"
    monkeypatch.setattr(errors, "__file__", str(tmp_path / "citadels" / "cli" / "errors.py"))
    assert install_hint("lab") == "pip install 'citadels[lab]'"


def test_simple_commands_import_no_heavy_packages(folder: Path) -> None:
    # `bots` is not among them: it asks every bot to describe itself, also those that need NumPy.
    small = (
        *("--help", "rules king", "check game.story", "replay game.story", "play --help"),
        "play --plain --seed 1",
    )
    results, heavy = run_commands(
        folder, small, watched=(*SERVER_PACKAGES, *LAB_PACKAGES, *HEAVY_PACKAGES)
    )
    assert [code for code, _, _ in results.values()] == [0] * len(small)
    assert heavy == []

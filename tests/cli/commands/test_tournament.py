"""`citadels tournament` and `citadels simulate`: tables, JSON, files and errors."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from citadels import compiled_engine
from citadels.cli.errors import install_hint
from citadels.cli.main import app
from citadels.engine.setup import setup_from_preset
from tests.child_process import tie_to_parent
from tests.sim.stub_bots import register_bots

SHORT_OPTIONS = ["--processes", "1", "--seed", "7"]


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words))


def run_json(*words: str) -> dict[str, Any]:
    """The output with --json, without the duration."""
    result = run(*words, "--json", "--processes", "1")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    assert data.pop("seconds") >= 0
    return data


ARGUMENTS_BY_FORM = {
    "one": ["--one", "random", "--rest", "random", "--games", "9"],
    "sprt": ["--one", "random", "--rest", "random", "--games", "400", "--sprt", "0.6,0.9"],
    "cross": ["--bots", "random,builder", "--cross", "--games", "5", "--players", "3"],
    "mixed": ["--bots", "random,builder,random", "--mixed", "--games", "4", "--all-seatings"],
    "mirror": ["--mirror", "random", "--games", "8", "--target", "7", "--profile", "classic-en"],
    "random set": ["--mirror", "random", "--games", "4", "--preset", "random"],
    "confidence": ["--mirror", "random", "--games", "8", "--confidence", "0.8"],
    "set-up": [
        "--mirror",
        "random",
        "--games",
        "4",
        "--setup",
        setup_from_preset("2016", 5).spec(),
    ],
}


@pytest.mark.parametrize("form", ARGUMENTS_BY_FORM)
def test_the_printed_command_reproduces_the_run(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    register_bots(monkeypatch)
    first = run_json("tournament", *ARGUMENTS_BY_FORM[form])
    words = shlex.split(first["repeat"])
    assert words[:2] == ["citadels", "tournament"]
    assert run_json(*words[1:]) == first


def test_simulate_is_reproducible_too() -> None:
    first = run_json("simulate", "--bots", "random", "--games", "5", "--count", "length,points")
    assert list(first["statistics"]) == ["length", "points", "points for"]
    assert run_json(*shlex.split(first["repeat"])[1:]) == first


def test_games_are_rounded_up_to_whole_deals() -> None:
    data = run_json("tournament", *ARGUMENTS_BY_FORM["one"])
    assert (data["deals"], data["games"], data["wanted"]) == (3, 12, 12)
    assert data["engine"] == compiled_engine.active_engine()
    assert data["interrupted"] is False
    tested, opponents = data["matches"][0]["standings"]
    assert (tested["seats"], opponents["seats"]) == (12, 36)


def test_a_clear_question_is_answered_early() -> None:
    data = run_json("tournament", *ARGUMENTS_BY_FORM["sprt"], "--seed", "1")
    assert data["sprt"]["decision"] == "at most p0"
    assert data["games"] == 4 * data["sprt"]["deals"] < 400


def test_tables_are_readable_and_name_the_command_that_reproduces_them(tmp_path: Path) -> None:
    out = tmp_path / "results"
    result = run("tournament", *ARGUMENTS_BY_FORM["one"], *SHORT_OPTIONS, "--out", str(out))
    assert result.exit_code == 0
    assert "random, the rest" in result.stdout
    assert "12 games, 3 deals" in result.stdout
    repeat_line = (
        "repeat: citadels tournament --one random --rest random --profile 2016 --players 4"
    )
    assert f"{repeat_line} --preset first-game --games 9 --seed 7" in result.stdout
    assert "of 12 games" in result.stderr
    assert pl.read_parquet(out / "games.parquet").height == 12
    assert json.loads((out / "summary.json").read_text("utf-8"))["seed"] == 7


def test_simulate_shows_what_was_counted() -> None:
    result = run("simulate", "--bots", "random", "--games", "3", *SHORT_OPTIONS)
    assert result.exit_code == 0
    for words in ("rounds", "architect", "tavern", "gold stolen", "first-completed", "25.0 %"):
        assert words in result.stdout


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--one nix --rest random", "'nix'"),
        ("--one random", "--one needs --rest"),
        ("", "choose exactly one of"),
        ("--mirror random --bots random", "--bots random needs"),
        ("--mirror random --one random --rest random", "choose exactly one of"),
        ("--cross", "--cross needs --bots"),
        ("--bots random,random --cross", "random, random"),
        ("--bots random,,random --mixed", "'random,,random'"),
        ("--bots random,random --mixed --players 5", "--players 5"),
        ("--mirror random --all-seatings", "--all-seatings needs --mixed"),
        ("--mirror random --games none", "'none' is not a whole number"),
        ("--mirror random --games 0", "'0' is not a whole number"),
        ("--mirror random --players 9", "'9' is not a whole number from 2 to 8"),
        ("--mirror random --processes 0", "'0'"),
        ("--mirror random --processes 2 --cluster auto", "--processes 2 cannot be combined"),
        ("--mirror random --seed -1", "'-1'"),
        ("--mirror random --confidence 95", "'95'"),
        ("--mirror random --preset nix", "nix"),
        ("--mirror random --profile nix", "'nix'"),
        ("--mirror random --target 3", "3"),
        ("--mirror random --setup nix", "'nix'"),
        ("--mirror random --setup 2016(players=4,characters=nix)", "'nix'"),
        ("--mirror random --setup 2016(players=4)", "rank 1"),
        ("--mirror random --setup 2016(players=4) --players 4", "--players 4"),
        ("--mirror random --sprt 0.2,0.3", "--sprt 0.2,0.3"),
        ("--one random --rest random --sprt 0.3,0.2", "'0.3,0.2'"),
        ("--one random --rest random --sprt 0.3", "'0.3'"),
        ("--mirror random --out /dev/null/x", "/dev/null/x"),
        ("--mirror random --nix", "--nix"),
        ("--mirror random(tries=3)", "'tries'"),
    ],
)
def test_errors_are_reported_in_one_line(words: str, message: str) -> None:
    result = run("tournament", *shlex.split(words.replace("(", "'('").replace(")", "')'")))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_unknown_statistic_is_reported() -> None:
    result = run("simulate", "--bots", "random", "--count", "length,nix")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "'nix'" in result.stderr


def test_missing_libraries_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    for words in (["tournament", "--mirror", "random"], ["simulate", "--bots", "random"]):
        result = run(*words)
        assert result.exit_code == 2
        assert result.stderr == f"citadels: {words[0]} needs polars: {install_hint('lab')}\n"


def test_the_other_commands_do_not_need_the_laboratory() -> None:
    code = (
        "import sys\n"
        "for name in ('numpy', 'openskill', 'polars'): sys.modules[name] = None\n"
        "from citadels.cli.main import app\n"
        "app(['rules', 'king'])\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr


def test_games_played_before_a_bot_fails_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    register_bots(monkeypatch)
    words = [
        "tournament",
        "--bots",
        "random,liar",
        "--cross",
        "--games",
        "4",
        *SHORT_OPTIONS,
        "--json",
    ]
    result = run(*words, "--out", str(tmp_path))
    assert result.exit_code == 1
    data = json.loads(result.stdout)
    assert "liar" in data["failure"]
    assert data["failure"] in result.stderr
    assert pl.read_parquet(tmp_path / "games.parquet").height == data["games"]


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no process groups")
@pytest.mark.parametrize("sign", ["to play", "of 4,000,000 games"])
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_prints_the_report_and_writes_the_games_so_far(
    tmp_path: Path, processes: str, sign: str
) -> None:
    words = ["tournament", "--mirror", "random", "--games", "4000000", "--processes", processes]
    command = [sys.executable, "-c", "from citadels.cli.main import app; app()", *words]
    with subprocess.Popen(
        tie_to_parent([*command, "--json", "--out", str(tmp_path)]),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        while sign not in (line := process.stderr.readline()):
            assert line
        while process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole process group
            time.sleep(0.01)  # impatient, but with separate key presses
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in errors
    data = json.loads(output)
    assert data["interrupted"] is True
    assert ("to play" not in sign) <= data["games"] < 4_000_000
    table = pl.read_parquet(tmp_path / "games.parquet")
    assert table.height == data["games"]
    assert table["game"].is_sorted()
    assert json.loads((tmp_path / "summary.json").read_text("utf-8")) == data

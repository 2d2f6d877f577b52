"""`citadels lab report` writes what it is asked for, and says in one line what it cannot."""

from __future__ import annotations

import json
from importlib.resources import as_file
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from citadels.cli.commands.lab_report import EPILOG, report
from citadels.lab.report.bundle import (
    FindingsBundle,
    packaged_bundle,
)
from citadels.lab.report.figures import parse_findings
from tests.lab.small_results import play


@pytest.fixture
def command() -> typer.Typer:
    app = typer.Typer()
    app.command(epilog=EPILOG)(report)
    return app


@pytest.fixture
def crown(tmp_path: Path) -> Path:
    play(tmp_path / "results", "crown")
    return tmp_path / "results"


def test_the_command_writes_what_it_is_asked_for(
    command: typer.Typer, crown: Path, tmp_path: Path
) -> None:
    out = tmp_path / "r.html"
    done = CliRunner().invoke(command, [str(crown), "--out", str(out), "--lang", "bg"])
    assert (done.exit_code, done.stdout) == (0, "")
    assert str(out) in done.stderr
    assert '<html lang="bg">' in out.read_text(encoding="utf-8")


def test_the_numbers_alone_are_printed(
    command: typer.Typer, crown: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = set(tmp_path.iterdir())
    done = CliRunner().invoke(command, [str(crown), "--json"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert parse_findings(json.loads(done.stdout)).chapters[0].id == "crown"
    assert set(tmp_path.iterdir()) == before, "nothing else was asked for"


def test_what_was_published_can_be_told_again(command: typer.Typer, tmp_path: Path) -> None:
    with as_file(packaged_bundle()) as file:
        done = CliRunner().invoke(command, [str(file), "--json"])
        assert parse_findings(json.loads(done.stdout)) == FindingsBundle(file).findings
    other = tmp_path / "other.zip"
    other.write_bytes(b"PK")
    done = CliRunner().invoke(command, [str(other)])
    assert (done.exit_code, done.stderr.count("\n")) == (2, 1)
    assert "other.zip has no findings" in done.stderr


def test_a_folder_without_results_is_refused_in_one_line(
    command: typer.Typer, tmp_path: Path
) -> None:
    done = CliRunner().invoke(command, [str(tmp_path)])
    assert done.exit_code == 2
    assert "has no results" in done.stderr
    assert done.stderr.count("\n") == 1

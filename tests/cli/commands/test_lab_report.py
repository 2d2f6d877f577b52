"""`citadels lab report` writes the requested files, and reports errors in one line."""

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
from tests.lab.sample_results import play_studies


@pytest.fixture
def command() -> typer.Typer:
    app = typer.Typer()
    app.command(epilog=EPILOG)(report)
    return app


@pytest.fixture
def crown(tmp_path: Path) -> Path:
    play_studies(tmp_path / "results", "crown")
    return tmp_path / "results"


def test_the_command_writes_the_requested_files(
    command: typer.Typer, crown: Path, tmp_path: Path
) -> None:
    out = tmp_path / "r.html"
    result = CliRunner().invoke(command, [str(crown), "--out", str(out), "--lang", "bg"])
    assert (result.exit_code, result.stdout) == (0, "")
    assert str(out) in result.stderr
    assert '<html lang="bg">' in out.read_text(encoding="utf-8")


def test_the_numbers_alone_can_be_printed(
    command: typer.Typer, crown: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = set(tmp_path.iterdir())
    result = CliRunner().invoke(command, [str(crown), "--json"])
    assert (result.exit_code, result.stderr) == (0, "")
    assert parse_findings(json.loads(result.stdout)).chapters[0].id == "crown"
    assert set(tmp_path.iterdir()) == before, "no file was requested"


def test_a_published_report_can_be_written_again(command: typer.Typer, tmp_path: Path) -> None:
    with as_file(packaged_bundle()) as file:
        result = CliRunner().invoke(command, [str(file), "--json"])
        assert parse_findings(json.loads(result.stdout)) == FindingsBundle(file).findings
    other_file = tmp_path / "other.zip"
    other_file.write_bytes(b"PK")
    result = CliRunner().invoke(command, [str(other_file)])
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "other.zip has no findings" in result.stderr


def test_a_folder_without_results_is_refused_in_one_line(
    command: typer.Typer, tmp_path: Path
) -> None:
    result = CliRunner().invoke(command, [str(tmp_path)])
    assert result.exit_code == 2
    assert "has no results" in result.stderr
    assert result.stderr.count("\n") == 1

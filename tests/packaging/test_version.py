"""The version is defined in one place and read from there everywhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI
from typer.testing import CliRunner

from citadels import __version__
from citadels.cli.main import app
from citadels.server.app import make_app
from scripts.releasing.building import git
from scripts.releasing.checks import version_of
from tests.packaging.artifacts import ROOT
from tests.server.support.helpers import make_settings
from web.generate.reference import render_reference


def test_what_is_installed_command_server_and_page_say_the_same(tmp_path: Path) -> None:
    server: FastAPI = make_app(make_settings(tmp_path))
    output = CliRunner().invoke(app, ["--version"]).output
    assert version_of(ROOT) == __version__
    assert version("citadels") == __version__, "run scripts/setup"
    assert output.startswith(f"citadels {__version__}, ")
    assert server.openapi()["info"]["version"] == __version__
    assert f"VERSION = '{__version__}'" in render_reference()


def test_who_cites_the_software_names_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (\S+)", citation, re.MULTILINE) == [__version__]


def test_neither_project_nor_browser_client_says_a_version_of_its_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    package, lock = (
        json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))
        for name in ("package.json", "package-lock.json")
    )
    assert "version" not in package
    assert "version" not in lock
    assert "version" not in lock["packages"][""]


def test_no_other_source_holds_the_version_as_a_text() -> None:
    version_pattern = re.compile(rf"""["']{re.escape(__version__)}["']""")
    names = git(ROOT, "ls-files", "*.py", "*.ts", "*.svelte", "*.js", "*.toml", "*.html", "*.sh")
    paths = [
        name
        for name in names.splitlines()
        if not name.startswith("tests/")
        and (ROOT / name).exists()
        and version_pattern.search((ROOT / name).read_text(encoding="utf-8"))
    ]
    # The second is written by `python -m web.generate`, which scripts/check compares.
    assert paths == ["citadels/__init__.py", "web/src/lib/rules/reference.gen.ts"]


def test_to_ask_for_the_version_reads_no_metadata() -> None:
    """That would take half as long as the import itself."""
    program = (
        "import sys, citadels; assert citadels.__version__;"
        "raise SystemExit('importlib.metadata' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0

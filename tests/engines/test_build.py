"""The build: without a C compiler the package is still built, unless that is forbidden."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from citadels.engine.editions.registry import PROFILES
from tests.architecture.source_code import ROOT


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with what is needed to build the package and nothing already built."""
    skipped = shutil.ignore_patterns("__pycache__", "_compiled")
    shutil.copytree(ROOT / "citadels", tmp_path / "citadels", ignore=skipped)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, tmp_path)
    return tmp_path


def build(checkout: Path, switch: str) -> subprocess.CompletedProcess[str]:
    """Build in place with an empty PATH, so without a compiler."""
    env = {name: value for name, value in os.environ.items() if name != "CC"}
    env |= {"PATH": str(checkout / "nothing"), "CITADELS_BUILD": switch}
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=checkout,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("switch", ["", "auto"])
def test_without_a_compiler_the_engine_stays_interpreted(checkout: Path, switch: str) -> None:
    result = build(checkout, switch)
    assert result.returncode == 0, result.stderr
    warning = "citadels: the engine stays interpreted (no C compiler, or no Python.h)"
    assert result.stderr.splitlines() == [warning]
    assert not list(checkout.rglob("*.so"))


def test_a_required_compiled_build_fails_without_a_compiler(checkout: Path) -> None:
    assert build(checkout, "compiled").returncode != 0


def test_a_pure_build_does_not_even_try(checkout: Path) -> None:
    result = build(checkout, "pure")
    assert result.returncode == 0, result.stderr
    assert "interpreted" not in result.stderr


def test_a_switch_that_means_nothing_is_refused_by_name(checkout: Path) -> None:
    result = build(checkout, "fast")
    assert result.returncode != 0
    assert "CITADELS_BUILD is 'fast'; it can be auto, pure or compiled" in result.stderr


def test_the_package_has_the_pages_of_the_rules_in_it(checkout: Path) -> None:
    shutil.copytree(ROOT / "docs" / "rules", checkout / "docs" / "rules")
    build_folder = checkout / "made"
    subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(build_folder)],
        cwd=checkout,
        check=True,
    )
    for profile in PROFILES:
        page = build_folder / "citadels" / "cli" / "reference" / "books" / f"{profile}.md"
        assert page.read_bytes() == (ROOT / "docs" / "rules" / f"{profile}.md").read_bytes()

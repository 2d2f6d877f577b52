"""Which engine runs: the switch is obeyed, and an old library never hides an edited file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from citadels import compiled_engine

compiled = pytest.mark.skipif(
    not compiled_engine.library_path().exists(), reason="the engine is not compiled"
)
ASK_ENGINE_CODE = "from citadels import compiled_engine; print(compiled_engine.active_engine())"


def run_package(package: Path, switch: str | None) -> subprocess.CompletedProcess[str]:
    """Import the package from this folder and ask which engine it runs."""
    env = {
        name: value for name, value in os.environ.items() if name != compiled_engine.ENGINE_VARIABLE
    }
    env["PYTHONPATH"] = str(package)
    if switch is not None:
        env[compiled_engine.ENGINE_VARIABLE] = switch
    return subprocess.run(
        [sys.executable, "-c", ASK_ENGINE_CODE],
        cwd=package,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


def active_engine(package: Path, switch: str | None = None) -> str:
    result = run_package(package, switch)
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A folder with a copy of the package, compiled library and all."""
    skipped = shutil.ignore_patterns("__pycache__")
    shutil.copytree(compiled_engine.PACKAGE, tmp_path / "citadels", ignore=skipped)
    return tmp_path


def test_without_a_library_the_engine_is_interpreted(package: Path) -> None:
    shutil.rmtree(package / "citadels" / "_compiled", ignore_errors=True)
    assert active_engine(package) == "pure"
    assert active_engine(package, "auto") == "pure"
    refused = run_package(package, "compiled")
    assert refused.returncode != 0
    assert "no engine has been compiled from the present sources" in refused.stderr


def test_a_switch_that_means_nothing_is_refused_by_name(package: Path) -> None:
    refused = run_package(package, "turbo")
    assert refused.returncode != 0
    assert "CITADELS_ENGINE is 'turbo'; it can be auto, pure or compiled" in refused.stderr


@compiled
def test_the_library_is_used_unless_the_switch_says_otherwise(package: Path) -> None:
    assert active_engine(package) == "compiled"
    assert active_engine(package, "auto") == "compiled"
    assert active_engine(package, "compiled") == "compiled"
    assert active_engine(package, "pure") == "pure"


@compiled
@pytest.mark.parametrize("file", ["game.py", "characters/wizard.py", "districts/keep.py"])
def test_an_edited_file_is_never_hidden_by_the_library(package: Path, file: str) -> None:
    source = package / "citadels" / "engine" / file
    before = source.read_bytes()
    source.write_bytes(before + b"\n# edited\n")
    assert active_engine(package) == "pure"
    assert "run scripts/compile" in run_package(package, "compiled").stderr
    source.write_bytes(before)
    assert active_engine(package) == "compiled", "undone, the library fits again"


@compiled
def test_a_new_file_and_a_removed_one_are_edits_too(package: Path) -> None:
    engine = package / "citadels" / "engine"
    (engine / "districts" / "bakery.py").write_text('"""Bread."""\n', encoding="utf-8")
    assert active_engine(package) == "pure"
    (engine / "districts" / "bakery.py").unlink()
    assert active_engine(package) == "compiled"
    (engine / "bits.py").unlink()
    assert run_package(package, "compiled").returncode != 0


@compiled
def test_a_library_that_cannot_be_loaded_leaves_the_engine_interpreted(package: Path) -> None:
    broken = package / "citadels" / "_compiled" / compiled_engine.library_path().name
    broken.write_bytes(b"not a library")
    assert active_engine(package) == "pure"
    assert run_package(package, "compiled").returncode != 0


def test_everything_in_the_compiled_parts_is_compiled_but_what_is_named() -> None:
    inside = {
        path.relative_to(compiled_engine.PACKAGE).as_posix()
        for path in compiled_engine.source_files()
    }
    files = {
        path.relative_to(compiled_engine.PACKAGE).as_posix()
        for part in compiled_engine.COMPILED_PACKAGES
        for path in (compiled_engine.PACKAGE / part).rglob("*.py")
    }
    missing = {name for name in files - inside if not name.endswith("__init__.py")}
    assert inside < files
    assert {name for name in missing if not name.startswith("engine/notation/")} == {
        "engine/native_types.py",
        "engine/editions/classic_en.py",
        "engine/editions/classic_fr.py",
        "engine/editions/classic_ru.py",
        "engine/editions/coloured_districts.py",
        "engine/editions/drafts.py",
        "engine/editions/presets_2016.py",
        "engine/editions/revised_2016.py",
    }

"""The package is built even if something is missing, and the build reports it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import pytest

from citadels import compiled_engine
from scripts.releasing.building import (
    BuildError,
    build_sdist,
    build_wheel,
    contents,
    copy_sources,
    unpack,
)
from tests.packaging.artifacts import ROOT, SOURCE_DATE_EPOCH, Artifacts

NO_COMPILER: Final = "/nowhere/cc"
MISSING_CLIENT_TEXT: Final = "citadels: the package has no browser client"


@pytest.fixture
def source(artifacts: Artifacts, tmp_path: Path) -> Path:
    """The sources as a user gets them: nothing compiled, no Node.js."""
    return unpack(artifacts.sdist, tmp_path / "source")


def test_without_a_compiler_the_wheel_is_pure_and_warns(
    source: Path, tmp_path: Path, artifacts: Artifacts
) -> None:
    built = build_wheel(source, tmp_path / "out", SOURCE_DATE_EPOCH, CC=NO_COMPILER)
    assert "citadels: the engine stays interpreted (no C compiler, or no Python.h)" in built.said
    assert built.path.name == artifacts.pure_wheel.name
    assert contents(built.path) == contents(artifacts.pure_wheel)


def test_a_compiled_wheel_that_cannot_be_is_an_error(source: Path, tmp_path: Path) -> None:
    with pytest.raises(BuildError):
        build_wheel(source, tmp_path, SOURCE_DATE_EPOCH, CC=NO_COMPILER, CITADELS_BUILD="compiled")
    with pytest.raises(BuildError, match="CITADELS_BUILD is 'quick'"):
        build_wheel(source, tmp_path, SOURCE_DATE_EPOCH, CITADELS_BUILD="quick")


def test_what_was_compiled_from_other_sources_is_not_taken(source: Path, tmp_path: Path) -> None:
    place = (
        source
        / "citadels"
        / compiled_engine.LIBRARY_FOLDER.name
        / compiled_engine.library_path().name
    )
    place.parent.mkdir()
    place.write_bytes(b"a library")
    with (source / "citadels" / "engine" / "codes.py").open("a", encoding="utf-8") as edited:
        edited.write("# edited\n")
    built = build_wheel(source, tmp_path / "out", SOURCE_DATE_EPOCH, CC=NO_COMPILER)
    assert not [name for name in contents(built.path) if "_compiled" in name]


def test_what_an_earlier_build_left_does_not_come_in(source: Path, tmp_path: Path) -> None:
    stale_file = source / "build" / "lib" / "citadels" / "web" / "old.js"
    stale_file.parent.mkdir(parents=True)
    stale_file.write_text("old", encoding="utf-8")
    built = build_wheel(source, tmp_path / "out", SOURCE_DATE_EPOCH, CITADELS_BUILD="pure")
    assert "citadels/web/old.js" not in contents(built.path)


def test_building_without_the_browser_client_warns(source: Path, tmp_path: Path) -> None:
    shutil.rmtree(source / "citadels" / "web", ignore_errors=True)
    built = build_wheel(source, tmp_path / "out", SOURCE_DATE_EPOCH, CITADELS_BUILD="pure")
    assert [line.startswith(MISSING_CLIENT_TEXT) for line in built.said] == [True]
    assert not [name for name in contents(built.path) if name.startswith("citadels/web/")]


@pytest.mark.usefixtures("built_client")
def test_building_with_an_old_browser_client_warns(tmp_path: Path) -> None:
    tree = copy_sources(ROOT, tmp_path / "tree")
    (tree / "web" / "src" / "main.ts").write_text("// edited\n", encoding="utf-8")
    warnings = build_sdist(tree, tmp_path / "out", SOURCE_DATE_EPOCH).said
    assert [line.split(":")[1] for line in warnings] == [
        " the browser client is older than its sources"
    ]


def test_style_sheets_of_the_terminal_come_in(source: Path, tmp_path: Path) -> None:
    sheet = source / "citadels" / "tui" / "deep" / "table.tcss"
    sheet.parent.mkdir(parents=True, exist_ok=True)
    sheet.write_text("Screen {}\n", encoding="utf-8")
    built = build_wheel(source, tmp_path / "out", SOURCE_DATE_EPOCH, CITADELS_BUILD="pure")
    assert "citadels/tui/deep/table.tcss" in contents(built.path)


def test_sources_built_again_are_the_same_bytes(artifacts: Artifacts, tmp_path: Path) -> None:
    moment = int.from_bytes(artifacts.sdist.read_bytes()[4:8], "little")  # as gzip stores it
    second_sdist = build_sdist(copy_sources(ROOT, tmp_path / "tree"), tmp_path / "out", moment).path
    assert contents(second_sdist) == contents(artifacts.sdist)
    assert second_sdist.read_bytes() == artifacts.sdist.read_bytes()

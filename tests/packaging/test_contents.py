"""Wheel and source archive contain what is needed, and nothing else."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import pytest

from citadels import __version__, compiled_engine
from scripts.releasing.building import contents, git
from tests.packaging.artifacts import ROOT, Artifacts

MAX_BYTES: Final = 2_000_000  # bytes of a file, except for the library
PACKAGE_PATTERNS: Final = (
    "citadels/*.py",
    "citadels/py.typed",
    "citadels/cli/reference/books/*.md",
    "citadels/lab/report/page.css",
    "citadels/lab/statistics.zip",
    "citadels/lab/studies/*.toml",
    "citadels/server/store/migrations/script.py.mako",
    "citadels/text/*/*.ftl",
    "citadels/tui/*.tcss",
    "citadels/web/*.html",
    "citadels/web/*.js",
    "citadels/web/*.png",
    "citadels/web/*.svg",
    "citadels/web/*.webmanifest",
    "citadels/web/assets/*.css",
    "citadels/web/assets/*.json",
    "citadels/web/assets/*.woff2",
)
PRECOMPRESSED_SUFFIXES: Final = (".br", ".gz")  # file types of the browser client
LIBRARY_PATTERN: Final = "citadels/_compiled/engine-*"
METADATA_FILES: Final = tuple(
    f"citadels-{__version__}.dist-info/{name}"
    for name in (
        "METADATA",
        "RECORD",
        "WHEEL",
        "entry_points.txt",
        "licenses/LICENSE",
        "top_level.txt",
    )
)
SDIST_PATTERNS: Final = (
    "CHANGELOG.md",
    "LICENSE",
    "MANIFEST.in",
    "PKG-INFO",
    "README.md",
    "citadels.egg-info/*.txt",
    "citadels.egg-info/PKG-INFO",
    "docs/rules/*.md",
    "pyproject.toml",
    "requirements/*.lock",
    "setup.cfg",
    "setup.py",
)


def find_strays(path: Path, allowed: tuple[str, ...]) -> list[str]:
    """Files that do not belong there. A star matches folders too."""
    names = []
    for name in contents(path):
        plain = name
        if name.startswith("citadels/web/"):
            for ending in PRECOMPRESSED_SUFFIXES:
                plain = plain.removesuffix(ending)
        if "__pycache__" in name or not any(fnmatchcase(plain, pattern) for pattern in allowed):
            names.append(name)
    return names


def tracked_files() -> set[str]:
    """The files of the package that git tracks."""
    names = git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard", "citadels")
    return {name for name in names.splitlines() if (ROOT / name).exists()}


def test_a_pure_wheel_holds_the_package_alone(artifacts: Artifacts) -> None:
    assert artifacts.pure_wheel.name == f"citadels-{__version__}-py3-none-any.whl"
    assert find_strays(artifacts.pure_wheel, PACKAGE_PATTERNS + METADATA_FILES) == []


def test_a_compiled_wheel_holds_one_library_more(
    artifacts: Artifacts, compiled_wheel: Path
) -> None:
    assert re.fullmatch(
        rf"citadels-{re.escape(__version__)}-cp3\d+-cp3\d+-\w+\.whl", compiled_wheel.name
    )
    more = contents(compiled_wheel).keys() - contents(artifacts.pure_wheel).keys()
    assert more == {f"citadels/_compiled/{compiled_engine.library_path().name}"}
    assert find_strays(compiled_wheel, (*PACKAGE_PATTERNS, *METADATA_FILES, LIBRARY_PATTERN)) == []


def test_every_file_of_the_package_is_in_the_wheel(artifacts: Artifacts) -> None:
    wheel = contents(artifacts.pure_wheel)
    assert tracked_files() - wheel.keys() == set()
    assert any(name.startswith("citadels/server/store/migrations/versions/") for name in wheel)
    for name in tracked_files():
        assert wheel[name] == (ROOT / name).read_bytes(), name


def test_sources_hold_what_a_wheel_is_built_from_and_nothing_else(artifacts: Artifacts) -> None:
    sources = contents(artifacts.sdist)
    assert artifacts.sdist.name == f"citadels-{__version__}.tar.gz"
    assert find_strays(artifacts.sdist, PACKAGE_PATTERNS + SDIST_PATTERNS) == []
    assert tracked_files() - sources.keys() == set()
    locks = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("requirements/*.lock")}
    assert {"LICENSE", "README.md", "pyproject.toml", "setup.py"} | locks <= sources.keys()


@pytest.mark.usefixtures("built_client")
@pytest.mark.parametrize("kind", ["sdist", "pure_wheel", "best_wheel"])
def test_the_browser_client_is_inside_as_it_was_built(artifacts: Artifacts, kind: str) -> None:
    inside = contents(getattr(artifacts, kind))
    folder = ROOT / "citadels" / "web"
    built = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != ".built"
    }
    client_files = {name: body for name, body in inside.items() if name.startswith("citadels/web/")}
    assert client_files == built


@pytest.mark.parametrize(
    ("kind", "max_bytes"),
    [("sdist", 4_000_000), ("pure_wheel", 4_000_000), ("best_wheel", 8_000_000)],
)
def test_nothing_large_has_come_in(artifacts: Artifacts, kind: str, max_bytes: int) -> None:
    path: Path = getattr(artifacts, kind)
    large = [
        name
        for name, body in contents(path).items()
        if len(body) > MAX_BYTES and not fnmatchcase(name, LIBRARY_PATTERN)
    ]
    assert large == []
    assert path.stat().st_size < max_bytes

"""Wheel and sources hold what is needed, and nothing else."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

import pytest

from citadels import __version__, compiled_engine
from scripts.releasing.building import contents, git
from tests.packaging.parcels import ROOT, Parcels

LARGEST: Final = 2_000_000  # bytes of a file, but for the library
PACKAGE: Final = (
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
PACKED: Final = (".br", ".gz")  # forms of files of the browser client
LIBRARY: Final = "citadels/_compiled/engine-*"
ABOUT: Final = tuple(
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
SOURCES: Final = (
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


def strays(path: Path, allowed: tuple[str, ...]) -> list[str]:
    """Files that nobody has asked for. A star stands for folders too."""
    found = []
    for name in contents(path):
        plain = name
        if name.startswith("citadels/web/"):
            for ending in PACKED:
                plain = plain.removesuffix(ending)
        if "__pycache__" in name or not any(fnmatchcase(plain, one) for one in allowed):
            found.append(name)
    return found


def tracked() -> set[str]:
    """The files of the package that git knows."""
    names = git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard", "citadels")
    return {name for name in names.splitlines() if (ROOT / name).exists()}


def test_a_pure_wheel_holds_the_package_alone(parcels: Parcels) -> None:
    assert parcels.pure.name == f"citadels-{__version__}-py3-none-any.whl"
    assert strays(parcels.pure, PACKAGE + ABOUT) == []


def test_a_compiled_wheel_holds_one_library_more(parcels: Parcels, compiled: Path) -> None:
    assert re.fullmatch(rf"citadels-{re.escape(__version__)}-cp3\d+-cp3\d+-\w+\.whl", compiled.name)
    more = contents(compiled).keys() - contents(parcels.pure).keys()
    assert more == {f"citadels/_compiled/{compiled_engine.library_path().name}"}
    assert strays(compiled, (*PACKAGE, *ABOUT, LIBRARY)) == []


def test_every_file_of_the_package_is_in_the_wheel(parcels: Parcels) -> None:
    wheel = contents(parcels.pure)
    assert tracked() - wheel.keys() == set()
    assert any(name.startswith("citadels/server/store/migrations/versions/") for name in wheel)
    for name in tracked():
        assert wheel[name] == (ROOT / name).read_bytes(), name


def test_sources_hold_what_a_wheel_is_built_from_and_nothing_else(parcels: Parcels) -> None:
    sources = contents(parcels.sdist)
    assert parcels.sdist.name == f"citadels-{__version__}.tar.gz"
    assert strays(parcels.sdist, PACKAGE + SOURCES) == []
    assert tracked() - sources.keys() == set()
    locks = {path.relative_to(ROOT).as_posix() for path in ROOT.glob("requirements/*.lock")}
    assert {"LICENSE", "README.md", "pyproject.toml", "setup.py"} | locks <= sources.keys()


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("kind", ["sdist", "pure", "best"])
def test_the_browser_client_is_inside_as_it_was_built(parcels: Parcels, kind: str) -> None:
    inside = contents(getattr(parcels, kind))
    folder = ROOT / "citadels" / "web"
    built = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != ".built"
    }
    found = {name: body for name, body in inside.items() if name.startswith("citadels/web/")}
    assert found == built


@pytest.mark.parametrize(
    ("kind", "most"), [("sdist", 4_000_000), ("pure", 4_000_000), ("best", 8_000_000)]
)
def test_nothing_large_has_come_in(parcels: Parcels, kind: str, most: int) -> None:
    path: Path = getattr(parcels, kind)
    large = [
        name
        for name, body in contents(path).items()
        if len(body) > LARGEST and not fnmatchcase(name, LIBRARY)
    ]
    assert large == []
    assert path.stat().st_size < most

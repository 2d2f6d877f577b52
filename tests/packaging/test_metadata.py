"""What the package says of itself, to pip and to whoever looks for it."""

from __future__ import annotations

import tomllib
from email.message import Message
from email.parser import BytesParser
from pathlib import Path
from typing import Any, Final

import pytest
from markdown_it import MarkdownIt
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from citadels import __version__
from scripts.releasing.building import contents
from tests.packaging.parcels import ROOT, Parcels

PROJECT: Final[dict[str, Any]] = tomllib.loads(
    (ROOT / "pyproject.toml").read_text(encoding="utf-8")
)["project"]


def about(path: Path) -> Message:
    (name,) = (
        name
        for name in contents(path)
        if name == "PKG-INFO" or name.endswith(".dist-info/METADATA")
    )
    return BytesParser().parsebytes(contents(path)[name])


@pytest.mark.parametrize("kind", ["sdist", "pure", "best"])
def test_name_version_licence_and_python_are_said(parcels: Parcels, kind: str) -> None:
    told = about(getattr(parcels, kind))
    assert (told["Name"], told["Version"]) == ("citadels", __version__)
    assert (told["License-Expression"], told["License-File"]) == ("MIT", "LICENSE")
    assert SpecifierSet(told["Requires-Python"]) == SpecifierSet(PROJECT["requires-python"])
    assert told["Summary"] == PROJECT["description"]
    assert told.get_all("Classifier") == PROJECT["classifiers"]


def test_a_version_of_python_is_named_only_if_the_package_runs_on_it() -> None:
    python = "Programming Language :: Python :: 3."
    named = [one.removeprefix(python) for one in PROJECT["classifiers"] if one.startswith(python)]
    assert named
    assert all(f"3.{minor}" in SpecifierSet(PROJECT["requires-python"]) for minor in named)


def test_the_readme_is_the_long_description(parcels: Parcels) -> None:
    told = about(parcels.best)
    assert told["Description-Content-Type"] == "text/markdown"
    body = told.get_payload(decode=True)
    assert isinstance(body, bytes)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert body.decode().strip() == readme.strip()
    assert MarkdownIt().render(readme).startswith("<h1>")


def test_extras_bring_what_pyproject_lists(parcels: Parcels) -> None:
    told = about(parcels.best)
    extras = PROJECT["optional-dependencies"]
    assert {"lab", "server"} <= extras.keys()
    assert set(told.get_all("Provides-Extra") or []) == extras.keys()
    needed = [Requirement(text) for text in told.get_all("Requires-Dist") or []]
    base = {one.name for one in needed if one.marker is None}
    assert base == {Requirement(text).name for text in PROJECT["dependencies"]}
    for extra, wanted in extras.items():
        brought = {
            one.name
            for one in needed
            if one.marker and one.name not in base and one.marker.evaluate({"extra": extra})
        }
        assert brought == {Requirement(text).name for text in wanted} - base, extra


def test_the_command_is_named(parcels: Parcels) -> None:
    (commands,) = (
        body for name, body in contents(parcels.best).items() if name.endswith("entry_points.txt")
    )
    assert b"[console_scripts]\ncitadels = citadels.cli.main:app" in commands

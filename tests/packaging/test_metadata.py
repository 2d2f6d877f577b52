"""The metadata of the package, for pip and for package indexes."""

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
from tests.packaging.artifacts import ROOT, Artifacts

PROJECT: Final[dict[str, Any]] = tomllib.loads(
    (ROOT / "pyproject.toml").read_text(encoding="utf-8")
)["project"]


def read_metadata(path: Path) -> Message:
    (name,) = (
        name
        for name in contents(path)
        if name == "PKG-INFO" or name.endswith(".dist-info/METADATA")
    )
    return BytesParser().parsebytes(contents(path)[name])


@pytest.mark.parametrize("kind", ["sdist", "pure_wheel", "best_wheel"])
def test_name_version_licence_and_python_are_said(artifacts: Artifacts, kind: str) -> None:
    metadata = read_metadata(getattr(artifacts, kind))
    assert (metadata["Name"], metadata["Version"]) == ("citadels", __version__)
    assert (metadata["License-Expression"], metadata["License-File"]) == ("MIT", "LICENSE")
    assert SpecifierSet(metadata["Requires-Python"]) == SpecifierSet(PROJECT["requires-python"])
    assert metadata["Summary"] == PROJECT["description"]
    assert metadata.get_all("Classifier") == PROJECT["classifiers"]


def test_a_version_of_python_is_named_only_if_the_package_runs_on_it() -> None:
    python = "Programming Language :: Python :: 3."
    versions = [
        classifier.removeprefix(python)
        for classifier in PROJECT["classifiers"]
        if classifier.startswith(python)
    ]
    assert versions
    assert all(f"3.{minor}" in SpecifierSet(PROJECT["requires-python"]) for minor in versions)


def test_the_readme_is_the_long_description(artifacts: Artifacts) -> None:
    metadata = read_metadata(artifacts.best_wheel)
    assert metadata["Description-Content-Type"] == "text/markdown"
    body = metadata.get_payload(decode=True)
    assert isinstance(body, bytes)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert body.decode().strip() == readme.strip()
    assert MarkdownIt().render(readme).startswith("<h1>")


def test_extras_bring_what_pyproject_lists(artifacts: Artifacts) -> None:
    metadata = read_metadata(artifacts.best_wheel)
    extras = PROJECT["optional-dependencies"]
    assert {"lab", "server"} <= extras.keys()
    assert set(metadata.get_all("Provides-Extra") or []) == extras.keys()
    needed = [Requirement(text) for text in metadata.get_all("Requires-Dist") or []]
    base = {requirement.name for requirement in needed if requirement.marker is None}
    assert base == {Requirement(text).name for text in PROJECT["dependencies"]}
    for extra, declared in extras.items():
        provided = {
            requirement.name
            for requirement in needed
            if requirement.marker
            and requirement.name not in base
            and requirement.marker.evaluate({"extra": extra})
        }
        assert provided == {Requirement(text).name for text in declared} - base, extra


def test_the_command_is_named(artifacts: Artifacts) -> None:
    (commands,) = (
        body
        for name, body in contents(artifacts.best_wheel).items()
        if name.endswith("entry_points.txt")
    )
    assert b"[console_scripts]\ncitadels = citadels.cli.main:app" in commands

"""The lock files hold every dependency with its hash, and no address."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.architecture.source_code import ROOT

PIN_PATTERN: Final = re.compile(r"(?P<name>[a-z0-9.-]+)==(?P<version>\S+)")
MARKER_PATTERN: Final = re.compile(r" ; [a-z_]+ [!=<>]+ \"[^\"]+\" ")  # only on some systems
HASH_PATTERN: Final = re.compile(r"--hash=sha256:[0-9a-f]{64}")

PYPROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BASE_REQUIREMENTS: Final[list[str]] = (
    PYPROJECT["project"]["dependencies"] + PYPROJECT["build-system"]["requires"]
)
EXTRAS: Final[dict[str, list[str]]] = PYPROJECT["project"]["optional-dependencies"]
LOCKS: Final = {
    "run": BASE_REQUIREMENTS + EXTRAS["server"],
    "dev": BASE_REQUIREMENTS + EXTRAS["dev"],
    "lab": BASE_REQUIREMENTS + EXTRAS["lab"],
    "ray": BASE_REQUIREMENTS + EXTRAS["ray"],
    "rl": BASE_REQUIREMENTS + EXTRAS["rl"] + EXTRAS["openspiel"] + EXTRAS["train"],
    "bench": BASE_REQUIREMENTS + EXTRAS["bench"],
}


def lock_entries(lock: str) -> list[list[str]]:
    """One list for each package: the pin, then its hashes."""
    text = Path(ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    lines = [line for line in text.replace("\\\n", " ").splitlines() if not line.startswith("#")]
    return [MARKER_PATTERN.sub(" ", line).split() for line in lines if line.strip()]


def pinned_versions(lock: str) -> dict[str, Version]:
    matches = [PIN_PATTERN.fullmatch(entry[0]) for entry in lock_entries(lock)]
    return {pin["name"]: Version(pin["version"]) for pin in matches if pin}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_line_is_a_version_with_its_hashes(lock: str) -> None:
    for pin, *hashes in lock_entries(lock):
        assert PIN_PATTERN.fullmatch(pin), pin
        assert hashes, pin
        assert all(HASH_PATTERN.fullmatch(text) for text in hashes), pin


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_pyproject_asks_for(lock: str) -> None:
    locked = pinned_versions(lock)
    for requirement in map(Requirement, LOCKS[lock]):
        assert locked[canonicalize_name(requirement.name)] in requirement.specifier, requirement


def test_every_extra_has_a_lock() -> None:
    shared = {"server", "openspiel", "train"}  # to play is to serve; to learn, one or all of three
    assert set(EXTRAS) == set(LOCKS) - {"run"} | shared


def test_the_locks_agree() -> None:
    everything = pinned_versions("dev")
    for lock in LOCKS:
        versions = pinned_versions(lock)
        shared = versions.keys() & everything.keys()
        assert {name: versions[name] for name in shared} == {
            name: everything[name] for name in shared
        }
    assert pinned_versions("run").items() <= everything.items()
    assert pinned_versions("lab").items() <= everything.items()


def test_the_lock_of_the_browser_client_has_hashes_and_no_address() -> None:
    text = Path(ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text, "run scripts/lock"
    packages = json.loads(text)["packages"]
    assert [name for name, about in packages.items() if name and not about.get("integrity")] == []

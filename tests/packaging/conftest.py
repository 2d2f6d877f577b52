"""The package as it is handed out and installed; see parcels.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.packaging.parcels import (
    HAS_CLIENT,
    Home,
    Parcels,
    build_parcels,
    install_best,
    install_pure,
    once,
)


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run have in common."""
    folder = tmp_path_factory.getbasetemp()
    return (folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "packaging"


@pytest.fixture(scope="session")
def parcels(shared: Path) -> Parcels:
    """Built now, or those that CITADELS_DIST names: scripts/release tries what it has built."""
    if given := os.environ.get("CITADELS_DIST"):
        return Parcels(Path(given))
    return Parcels(once(shared / "parcels", build_parcels) / "dist")


@pytest.fixture(scope="session")
def compiled(parcels: Parcels) -> Path:
    if parcels.compiled is None:
        pytest.skip("the engine was not compiled: run scripts/compile")
    return parcels.compiled


@pytest.fixture(scope="session")
def home(shared: Path, parcels: Parcels) -> Home:
    """An empty environment with what the lock lists and the best wheel."""
    return Home(once(shared / "home", lambda folder: install_best(folder, parcels)))


@pytest.fixture(scope="session")
def pure_home(shared: Path, parcels: Parcels, home: Home) -> Home:
    """The same with the wheel that fits every machine."""
    return Home(once(shared / "pure", lambda folder: install_pure(folder, parcels, home)))


@pytest.fixture
def client() -> None:
    """For tests that need the browser client inside the package."""
    if not HAS_CLIENT:
        pytest.skip("the browser client is not built: run scripts/web")

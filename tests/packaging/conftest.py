"""Fixtures with the package as it is distributed and installed; see artifacts.py."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.packaging.artifacts import (
    HAS_CLIENT,
    Artifacts,
    Venv,
    build_artifacts,
    install_best,
    install_pure,
    run_once,
)


@pytest.fixture(scope="session")
def shared_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run share."""
    folder = tmp_path_factory.getbasetemp()
    return (folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) / "packaging"


@pytest.fixture(scope="session")
def artifacts(shared_folder: Path) -> Artifacts:
    """Built now, or those in CITADELS_DIST: scripts/release tests what it has built."""
    if folder_name := os.environ.get("CITADELS_DIST"):
        return Artifacts(Path(folder_name))
    return Artifacts(run_once(shared_folder / "parcels", build_artifacts) / "dist")


@pytest.fixture(scope="session")
def compiled_wheel(artifacts: Artifacts) -> Path:
    if artifacts.compiled_wheel is None:
        pytest.skip("the engine was not compiled: run scripts/compile")
    return artifacts.compiled_wheel


@pytest.fixture(scope="session")
def venv(shared_folder: Path, artifacts: Artifacts) -> Venv:
    """A new environment with the packages of the lock file and the best wheel."""
    return Venv(run_once(shared_folder / "home", lambda folder: install_best(folder, artifacts)))


@pytest.fixture(scope="session")
def pure_venv(shared_folder: Path, artifacts: Artifacts, venv: Venv) -> Venv:
    """The same with the pure-Python wheel."""
    return Venv(
        run_once(shared_folder / "pure", lambda folder: install_pure(folder, artifacts, venv))
    )


@pytest.fixture
def built_client() -> None:
    """For tests that need the browser client inside the package."""
    if not HAS_CLIENT:
        pytest.skip("the browser client is not built: run scripts/web")

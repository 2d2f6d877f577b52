"""Results and findings shared by several tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.lab.report.figures import Findings
from citadels.lab.report.findings import collect_findings
from citadels.lab.store import Store
from tests.lab.sample_results import play_studies


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("results")
    play_studies(place)
    return place


@pytest.fixture(scope="session")
def store(folder: Path) -> Store:
    return Store(folder)


@pytest.fixture(scope="session")
def report_findings(store: Store) -> Findings:
    return collect_findings(store)

"""What all tests of the full screen need."""

from __future__ import annotations

from multiprocessing import resource_tracker

import pytest


@pytest.fixture(scope="session", autouse=True)
def _tracker() -> None:
    """Started now: servers in a test start processes while a screen replaces standard error."""
    resource_tracker.ensure_running()

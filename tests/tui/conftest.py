"""What all tests of the terminal table need."""

from __future__ import annotations

from multiprocessing import resource_tracker

import pytest


@pytest.fixture(scope="session", autouse=True)
def _tracker() -> None:
    """Servers in a test start processes while a screen has the place of the standard error."""
    resource_tracker.ensure_running()

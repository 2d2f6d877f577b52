"""Fixtures for all tests of the full-screen terminal."""

from __future__ import annotations

from multiprocessing import resource_tracker

import pytest


@pytest.fixture(scope="session", autouse=True)
def _tracker() -> None:
    """Start it early: servers in tests start processes while a screen replaces standard error."""
    resource_tracker.ensure_running()

"""A browser and a server for each worker of a test run; a fresh visitor for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.support.page_driver import LAPTOP, Device, PageDriver
from tests.browser.support.server_process import ServerProcess, is_client_built
from tests.browser.support.tab import TIMEOUT_MS

expect.set_options(timeout=TIMEOUT_MS)
CHROMIUM_COMMANDS = ("chromium", "chromium-browser", "google-chrome")


def _skip_or_fail(reason: str) -> None:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    program = next(filter(None, map(shutil.which, CHROMIUM_COMMANDS)), None)
    if program is None:
        _skip_or_fail("no Chromium: run scripts/services")
    if not is_client_built():
        _skip_or_fail("the browser client was not built: run scripts/web")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots do not wait."""
    with ServerProcess(tmp_path_factory.mktemp("house")) as open_house:
        yield open_house


OpenPage = Callable[..., PageDriver]


@pytest.fixture
def open_page(chromium: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    """Makes visitors, each with a browser profile of its own; none may have seen an error."""
    visitors: list[PageDriver] = []

    def make(device: Device = LAPTOP, address: str = "") -> PageDriver:
        driver = PageDriver(chromium, address or server.address, device)
        visitors.append(driver)
        return driver

    yield make
    troubles = [trouble for driver in visitors for trouble in driver.close()]
    assert not troubles, "\n".join(troubles)
